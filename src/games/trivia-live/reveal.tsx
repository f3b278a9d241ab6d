import type { RoomView, Stage } from "#domain/api/trivia-live.ts";
import type { BookId } from "#domain/scripture/books/books.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { pathIn } from "#domain/site/locales/locales.ts";
import type { PassagePlace } from "#domain/scripture/reference/reference.ts";
import { passageHref, passageName } from "#src/games/kit/passage.ts";
import { NewTabLink } from "#src/ui/new-tab-link.tsx";
import { langOf, liveScreens } from "./config.ts";
import { Choices } from "./choices.tsx";
import { triviaLiveMessages } from "./messages.ts";
import { Scoreboard } from "./scoreboard.tsx";
import type { RoomState } from "./use-room.ts";

type Reveal = Stage & { phase: "reveal" };

/**
 * The result of the player's answer in a sentence; undefined on the host's screen.
 * @param sent an answer that the room does not have
 */
export const verdictOf = ({ you, players }: RoomView, stage: Reveal, sent: RoomState["sent"]): string | undefined => {
  if (stage.isSkipped) return triviaLiveMessages.skipped;
  if (!you) return undefined;
  const place = you.points > 0 ? triviaLiveMessages.youAre(you.rank, players) : triviaLiveMessages.atZero;
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
