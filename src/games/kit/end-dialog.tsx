import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { dismissToast, useCurrentToast } from "#src/platform/page/toast.ts";
import { useQueryParameters } from "#src/platform/page/use-query-parameters.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { useToday } from "#src/platform/use-today.ts";
import { parseIsoDate } from "#domain/calendar/calendar-date.ts";
import { consecutiveDays } from "#domain/calendar/streaks.ts";
import { uiMessages } from "#src/ui/messages.ts";
import type { ShareTarget } from "#src/ui/share-links.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { BadgeArt, SaveBadgeButton } from "./badge-art.tsx";
import { type Badge, badgeName } from "./badge.ts";
import { dailyGames, gameCatalogue, type GameId } from "./catalogue.data.ts";
import { dailyText } from "./daily.ts";
import { type DailyResult, resultOn } from "./daily-results.ts";
import { kitMessages, resultMessages } from "./messages.ts";
import { RoundSummary, type RoundComparison } from "./round-summary.tsx";
import { dailyBoardEntry, dailyDaysEntry } from "./stored.ts";
import { useVictoryAnimation } from "./victory-animation.tsx";
import { ShareRow } from "./share-row.tsx";

/** A way on: a press or, with `to`, a link to an address of the site. */
type EndAction =
  | { readonly label: string; readonly onPress: () => void }
  | { readonly label: string; readonly to: string };

const Action = ({ action, variant }: { action: EndAction; variant: "primary" | "outline" | "quiet" }) =>
  "to" in action ? (
    <ButtonLink variant={variant} to={action.to}>
      {action.label}
    </ButtonLink>
  ) : (
    <Button variant={variant} onClick={action.onPress}>
      {action.label}
    </Button>
  );

const mostActions = 3;

/** After today's board: the next one without a result; after the last one, the menu with the streak. */
const useNextBoard = (game: GameId): EndAction | undefined => {
  const isDaily = useQueryParameters().has("daily");
  const date = useToday();
  const [board] = useStored(dailyBoardEntry);
  if (!isDaily || !date) return undefined;
  const at = dailyGames.indexOf(game);
  const next = [...dailyGames.slice(at + 1), ...dailyGames.slice(0, at)].find(
    (one) => !resultOn(board, gameCatalogue[one].board, date),
  );
  return next
    ? { label: kitMessages.nextBoard(gameCatalogue[next].shortTitle), to: `/${next}?daily` }
    : { label: resultMessages.boards, to: "/games-menu" };
};

/** On today's board: the streak over all boards. */
const Streak = () => {
  const isDaily = useQueryParameters().has("daily");
  const date = useToday();
  const [days] = useStored(dailyDaysEntry);
  const streak = date ? consecutiveDays(days, date) : 0;
  return isDaily && streak > 1 ? <p>{resultMessages.inARow(streak)}</p> : null;
};

interface EndDialogProps {
  game: GameId;
  title: string;
  badge: Badge;
  /** The date of the board; null after an ordinary round. */
  dailyDate: string | null;
  /** If nothing was done, the badge is named without its picture. */
  result: DailyResult;
  /** For the badge's picture: "7 of 10". */
  score: string;
  /** The result in a sentence: '7 of 10 pairs in 22 moves.' */
  children: ReactNode;
  /** Undefined for a round that is not compared with others. */
  comparison?: RoundComparison | undefined;
  /** The main one first. Three are in sight, the next of today's boards before them; the rest is behind 'More'. */
  actions: readonly EndAction[];
  /** Further ways on, behind 'More': other levels, back to the start. Not on today’s board, which is the same for everyone. */
  more?: readonly EndAction[];
  /** What is shared of an ordinary round. */
  shareText: string;
  shareTargets?: readonly ShareTarget[];
}

/** A control that shows more of the dialog below itself, one at a time. */
const Disclosure = ({ label, children }: { label: string; children: ReactNode }) => (
  <details
    className="end-more"
    name="end-more"
    onToggle={(event) => event.currentTarget.scrollIntoView({ block: "nearest" })}
  >
    <summary className="btn btn-quiet arrow-summary">{label}</summary>
    <div className="row">{children}</div>
  </details>
);

/** The end of a round, rendered while the game is over. Closing it shows the board again, with the actions below it. */
export const EndDialog = ({
  game,
  title,
  badge,
  dailyDate,
  result,
  score,
  children,
  comparison,
  actions,
  more = [],
  shareText,
  shareTargets,
}: EndDialogProps) => {
  const date = parseIsoDate(dailyDate ?? "");
  const hasBadge = result.done > 0;
  const nextBoard = useNextBoard(game);
  const ways = nextBoard ? [nextBoard, ...actions] : actions;
  const inSight = ways
    .slice(0, mostActions)
    .map((action, index) => (
      <Action key={action.label} action={action} variant={index === 0 ? "primary" : "outline"} />
    ));
  const further = [...ways.slice(mostActions), ...(dailyDate === null ? more : [])].map((action) => (
    <Action key={action.label} action={action} variant="quiet" />
  ));
  const [isOpen, setIsOpen] = useState(false);
  const isAnimating = useVictoryAnimation() !== undefined;
  // Opens after the victory animation, in a transition, because rendering the final board is slow on a phone.
  useEffect(() => {
    if (!isAnimating) startTransition(() => setIsOpen(true));
  }, [isAnimating]);
  // The toast of the victory was its announcement: dialog and toast do not say it at once.
  const [announcement] = useState(useCurrentToast());
  useEffect(() => {
    if (isOpen && announcement) dismissToast(announcement.id);
  }, [isOpen, announcement]);
  const bar = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className="row row-spread end-bar" ref={bar} tabIndex={-1}>
        <p>
          <b>{title}</b> {badge.emoji} {badgeName(badge)}
        </p>
        <div className="row">
          {inSight}
          {further}
        </div>
      </div>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={title}
        description={kitMessages.yourBadge(badgeName(badge))}
        focusInstead={bar}
      >
        <div className="end">
          {hasBadge ? <BadgeArt game={game} badge={badge} /> : null}
          <div className="end-result">
            <p className="end-badge serif">
              <span aria-hidden="true">{badge.emoji}</span> {badgeName(badge)}
            </p>
            {children}
            {comparison ? (
              <RoundSummary
                game={game}
                done={result.done}
                total={result.total}
                isDaily={dailyDate !== null}
                {...comparison}
              />
            ) : null}
            <Streak />
          </div>
          <div className="end-actions">{inSight}</div>
          <div className="end-below">
            <Disclosure label={uiMessages.share}>
              <ShareRow game={game} text={date ? dailyText(game, date, result) : shareText} targets={shareTargets} />
              {hasBadge ? <SaveBadgeButton game={game} badge={badge} result={score} /> : null}
            </Disclosure>
            {further.length > 0 ? <Disclosure label={kitMessages.more}>{further}</Disclosure> : null}
          </div>
        </div>
      </Sheet>
    </>
  );
};
