import { History, Settings2, Volume2, VolumeX } from "lucide";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { useReadAfterHydration } from "#src/platform/loading/hydration.ts";
import { canSpeak, speak, stopSpeaking } from "#src/platform/media/speech.ts";
import { kitMessages } from "#src/games/kit/messages.ts";
import { levelName, questionLevelOf } from "./config.ts";
import type { TriviaEvent } from "./rules.ts";
import type { TriviaRound } from "./state.ts";
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
    speak([text], { onEnd: () => setIsSpeaking(false) });
    setIsSpeaking(true);
  };
  return (
    <Button variant="quiet" onClick={toggle}>
      <Icon of={isSpeaking ? VolumeX : Volume2} small />
      <span className="wide-label">{isSpeaking ? kitMessages.stopVerse : kitMessages.readVerse}</span>
    </Button>
  );
};

/**
 * Below the line of the round: difficulty and mode, with Read verse, Review and New Game. Today’s board cannot be
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
    <p className="trivia-badges">
      {round.dailyDate === null ? null : <span>{triviaMessages.daily}</span>}
      <span>{levelName(round.questions[round.index]!.level ?? questionLevelOf[round.settings.level])}</span>
      <span>{triviaMessages[round.settings.mode]}</span>
    </p>
    <ReadButton text={spoken} />
    {round.history.length > 0 ? (
      <Button variant="quiet" onClick={() => send({ type: "review" })}>
        <Icon of={History} small />
        <span className="wide-label">{triviaMessages.review}</span>
      </Button>
    ) : null}
    {round.dailyDate === null ? (
      <Button variant="quiet" onClick={() => send({ type: "new-game" })}>
        <Icon of={Settings2} small />
        <span className="wide-label">{triviaMessages.newGame}</span>
      </Button>
    ) : null}
  </aside>
);
