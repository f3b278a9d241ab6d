import type { ClientFrame, RoomView, Stage } from "#domain/api/trivia-live.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { pathIn } from "#domain/site/locales/locales.ts";
import { useAbsoluteUrl } from "#src/platform/page/share.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { liveScreens, langOf } from "./config.ts";
import { triviaLiveMessages } from "./messages.ts";
import { QrPicture } from "#src/platform/media/qr-picture.tsx";
import { seatPath } from "./seats.ts";
import { Choices } from "./choices.tsx";
import type { BookId } from "#domain/scripture/books/books.ts";
import type { PassagePlace } from "#domain/scripture/reference/reference.ts";
import { passageHref, passageName } from "#src/games/kit/passage.ts";
import { NewTabLink } from "#src/ui/new-tab-link.tsx";
import { Scoreboard } from "./scoreboard.tsx";
import type { RoomState } from "./use-room.ts";

/** `B C D F G`, as it is read aloud. */
const spelled = (code: string): string => code.split("").join(" ");

const latest = (view: RoomView) =>
  view.standings.toSorted((one, other) => other.seat - one.seat).slice(0, liveScreens.names);

/** The host's screen while people join: the code, its QR code, the players. */
export const HostLobby = ({ view }: { view: RoomView }) => {
  const address = useAbsoluteUrl(pathIn(locale, seatPath({ code: view.code, role: "player" })));
  return (
    <div className="round-body live-lobby">
      <QrPicture className="live-qr" address={address} label={triviaLiveMessages.qrCode(spelled(view.code))} />
      <div className="live-call">
        <h1 tabIndex={-1}>
          {triviaLiveMessages.joinWith}{" "}
          <span className="live-code" aria-hidden="true">
            {view.code}
          </span>
          <span className="sr">{spelled(view.code)}</span>
        </h1>
        <p className="muted">{triviaLiveMessages.at(address.replace(/^https?:\/\//, "").replace(/\?.*/, ""))}</p>
        <p className="live-players">
          {view.isLocked
            ? triviaLiveMessages.locked(triviaLiveMessages.players(view.players))
            : triviaLiveMessages.players(view.players)}
        </p>
      </div>
      <ul className="live-names" aria-label={triviaLiveMessages.latest}>
        {latest(view).map(({ seat, name, isHere }) => (
          <li key={seat} className={isHere ? undefined : "is-away"}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
};

const waitSentence = ({ isLeading, isHostAway }: RoomView) => {
  if (isLeading) return triviaLiveMessages.startWhen;
  return isHostAway ? triviaLiveMessages.keepOpen : triviaLiveMessages.waitForHost;
};

/** A player's screen while people join: their name. */
export const PlayerLobby = ({
  view,
  isConnected,
  send,
}: {
  view: RoomView;
  isConnected: boolean;
  send: (frame: ClientFrame) => void;
}) => (
  <div className="round-body live-waiting">
    <div>
      <p className="muted">{triviaLiveMessages.yourName(view.code)}</p>
      <h1 tabIndex={-1} className="live-own-name">
        {view.you?.name}
      </h1>
      <Button isPaused={!isConnected} onClick={() => send({ type: "draw" })}>
        {triviaLiveMessages.drawName}
      </Button>
    </div>
    <p>{waitSentence(view)(triviaLiveMessages.players(view.players))}</p>
  </div>
);

interface QuestionProps {
  view: RoomView;
  stage: Stage & { phase: "question" };
  /** The answer that was chosen here, taken or on its way. */
  chosen: number | null;
  isTaken: boolean;
  onChoose: (choice: number) => void;
}

const remarkOf = ({ view, stage, chosen, isTaken }: QuestionProps): string => {
  if (stage.isPaused) return triviaLiveMessages.paused;
  if (view.you && chosen !== null) return isTaken ? triviaLiveMessages.taken : triviaLiveMessages.sending;
  return triviaLiveMessages.answered(stage.answered, view.players);
};

export const Question = (props: QuestionProps) => {
  const { view, stage, chosen, onChoose } = props;
  return (
    <div className="round-body live-question">
      <h1 tabIndex={-1} className="live-text" lang={langOf(view)}>
        {stage.text}
      </h1>
      <Choices
        choices={stage.choices}
        lang={langOf(view)}
        chosen={chosen}
        onChoose={view.you ? onChoose : undefined}
        isClosed={stage.isPaused}
      />
      <p className="live-remark" role="status">
        {remarkOf(props)}
      </p>
    </div>
  );
};

type Reveal = Stage & { phase: "reveal" };

export const isLastQuestion = ({ settings }: RoomView, stage: Reveal): boolean => stage.index + 1 >= settings.questions;

/**
 * The result of the player's answer in a sentence; undefined on the host's screen.
 * @param sent an answer that the room does not have
 */
export const verdictOf = (view: RoomView, stage: Reveal, sent: RoomState["sent"]): string | undefined => {
  const { you, players } = view;
  if (stage.isSkipped) return triviaLiveMessages.skipped;
  if (!you) return undefined;
  const atZero = isLastQuestion(view, stage) ? triviaLiveMessages.thanks : triviaLiveMessages.atZero;
  const place = you.points > 0 ? triviaLiveMessages.youAre(you.rank, players) : atZero;
  if (stage.choice === null) return (sent ? triviaLiveMessages.tooLate : triviaLiveMessages.noAnswer)(place);
  return stage.gained > 0 ? triviaLiveMessages.gained(stage.gained, place) : triviaLiveMessages.notThisTime(place);
};

/** A link to the passage, in a new tab, so that the room stays open. */
const Passage = ({ reference, lang }: { reference: Reveal["reference"]; lang: string | undefined }) => {
  const place = { ...reference, book: reference.book as BookId } satisfies PassagePlace;
  return (
    <NewTabLink className="lone-link" href={pathIn(locale, passageHref(place, lang))}>
      {passageName(place, lang)}
    </NewTabLink>
  );
};

export const RevealScreen = ({ view, stage, sent }: { view: RoomView; stage: Reveal; sent: RoomState["sent"] }) => (
  <div className="round-body live-question live-reveal">
    <h1 tabIndex={-1} className="live-text" lang={langOf(view)}>
      {stage.text}
    </h1>
    <Choices
      choices={stage.choices}
      lang={langOf(view)}
      chosen={stage.choice}
      right={stage.right}
      counts={stage.counts}
    />
    <div className="row row-spread live-verdict">
      <p className={stage.gained > 0 ? "is-right" : undefined}>{verdictOf(view, stage, sent)}</p>
      <Passage reference={stage.reference} lang={langOf(view)} />
    </div>
    <Scoreboard view={view} count={liveScreens.places} />
  </div>
);

const titles = {
  played: triviaLiveMessages.played,
  ended: triviaLiveMessages.ended,
  time: triviaLiveMessages.timeOver,
} as const;

export const OverScreen = ({ view, stage }: { view: RoomView; stage: Stage & { phase: "over" } }) => {
  const { you, players, settings } = view;
  return (
    <div className="round-body live-over">
      <div>
        <h1 tabIndex={-1}>{titles[stage.reason]}</h1>
        {you ? (
          <p className="live-result">
            <b>{you.points > 0 ? triviaLiveMessages.place(you.rank, players) : triviaLiveMessages.thanks}</b>{" "}
            {triviaLiveMessages.result(you.name, you.points, you.right, settings.questions)}
          </p>
        ) : null}
      </div>
      <Scoreboard view={view} count={liveScreens.finalPlaces} />
      {view.isLeading ? null : (
        <ButtonLink isBig to="/games-menu">
          {triviaLiveMessages.moreGames}
        </ButtonLink>
      )}
    </div>
  );
};
