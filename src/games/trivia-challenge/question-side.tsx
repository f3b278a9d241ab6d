import { Ellipsis, Volume2, VolumeX } from "lucide";
import { useState } from "react";
import { lang } from "#content/games/trivia.ts";
import { localeTag } from "#domain/site/locales/locale.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { lazyCode } from "#src/platform/loading/lazy-code.ts";
import { LazyMenu } from "#src/platform/loading/lazy-menu.tsx";
import { useReadAfterHydration } from "#src/platform/loading/hydration.ts";
import { canSpeak, speak, stopSpeaking } from "#src/platform/media/speech.ts";
import { kitMessages } from "#src/games/kit/messages.ts";
import { triviaLevels } from "./config.ts";
import type { TriviaEvent } from "./rules.ts";
import type { TriviaRound } from "./stored.ts";
import { triviaMessages } from "./messages.ts";

/** 'Read verse', or 'Stop verse' while speaking. Not rendered where the browser cannot speak. */
const ReadButton = ({ text }: { text: string }) => {
  const isPossible = useReadAfterHydration(canSpeak, false);
  const [isSpeaking, setIsSpeaking] = useState(false);
  if (!isPossible) return null;
  const toggle = () => {
    if (isSpeaking) {
      stopSpeaking();
      return;
    }
    speak([text], { onEnd: () => setIsSpeaking(false) }, lang ?? localeTag);
    setIsSpeaking(true);
  };
  return (
    <Button variant="quiet" onClick={toggle}>
      <Icon of={isSpeaking ? VolumeX : Volume2} small />
      <span className="wide-label">{isSpeaking ? kitMessages.stopVerse : kitMessages.readVerse}</span>
    </Button>
  );
};

const moreMenu = lazyCode("trivia menu", async () => (await import("./more-menu-panel.tsx")).MoreMenuPanel);

/** '…': Review once there is something to review, and New Game where a round may be left for another one. */
const MoreMenu = ({ round, send }: { round: TriviaRound; send: (event: TriviaEvent) => void }) => {
  const hasReview = round.history.length > 0;
  const hasNewGame = round.dailyDate === null;
  if (!hasReview && !hasNewGame) return null;
  return (
    <LazyMenu
      panel={moreMenu}
      trigger={
        <button type="button" className="iconbtn" aria-label={kitMessages.more}>
          <Icon of={Ellipsis} />
        </button>
      }
    >
      {(Panel, menu) => <Panel {...menu} hasReview={hasReview} hasNewGame={hasNewGame} send={send} />}
    </LazyMenu>
  );
};

/**
 * Below the line of the round: difficulty and mode, with Read verse, and Review and New Game in a menu. Today’s board cannot be
 * restarted, because its answers may have been seen.
 */
export const QuestionSide = ({
  round,
  spoken,
  send,
}: {
  round: TriviaRound;
  /** What is read aloud. */
  spoken: string;
  send: (event: TriviaEvent) => void;
}) => (
  <aside className="trivia-side" aria-label={triviaMessages.thisGame}>
    <p className="chips trivia-badges">
      {round.dailyDate === null ? null : <span>{triviaMessages.daily}</span>}
      <span>
        {kitMessages.levels[round.questions[round.index]!.level ?? triviaLevels[round.settings.level].questions]}
      </span>
      <span>{triviaMessages[round.settings.mode]}</span>
    </p>
    <ReadButton text={spoken} />
    <MoreMenu round={round} send={send} />
  </aside>
);
