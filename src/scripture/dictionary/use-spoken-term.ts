import { useCallback, useEffect, useState } from "react";
import { speak, stopSpeaking } from "#src/platform/media/speech.ts";

/** Reads a definition aloud, or stops if it is already being read. Leaving the screen stops it too. */
export const useSpokenTerm = () => {
  const [spoken, setSpoken] = useState<string>();
  useEffect(() => stopSpeaking, []);

  const say = useCallback((parts: readonly string[], term?: string) => {
    const end = () => setSpoken((present) => (present === term ? undefined : present));
    speak(parts, { onEnd: end });
    setSpoken(term);
  }, []);

  const listen = useCallback(
    (term: string, parts: readonly string[]) => {
      if (spoken === term) stopSpeaking();
      else say(parts, term);
    },
    [spoken, say],
  );

  return { spoken, listen, pronounce: say };
};
