import { useEffect, useRef, useState } from "react";
import { speak } from "#src/platform/media/speech.ts";
import { toast } from "#src/platform/page/toast.ts";
import { readerMessages } from "./messages.ts";

export interface SpokenVerse {
  readonly chapterIndex: number;
  readonly verse: number;
  readonly text: string;
}

/**
 * Reads verses aloud, one utterance each, and tracks the current one. Stops when the verses change or the screen
 * closes. `onFinished` is called after the last verse, not after a cancel.
 */
export const useReadAloud = (verses: readonly SpokenVerse[], onFinished: () => void, language?: string) => {
  const [index, setIndex] = useState<number>();
  const stop = useRef<() => void>(undefined);

  const start = () => {
    if (verses.length === 0) {
      toast({ title: readerMessages.nothingToRead, tone: "refusal" });
      return;
    }
    toast({ title: readerMessages.reading });
    stop.current = speak(
      verses.map((verse) => verse.text),
      {
        onPart: setIndex,
        onEnd: (reason) => {
          setIndex(undefined);
          stop.current = undefined;
          if (reason === "finished") onFinished();
        },
      },
      language,
    );
  };

  const toggle = () => {
    if (stop.current) stop.current();
    else start();
  };

  useEffect(() => {
    const began = stop;
    return () => {
      if (verses.length > 0) began.current?.();
    };
  }, [verses]);

  return { spoken: index === undefined ? undefined : verses[index], isSpeaking: index !== undefined, toggle };
};
