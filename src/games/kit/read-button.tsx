import { useReadAfterHydration } from "#src/platform/loading/hydration.ts";
import { Volume2, VolumeX } from "lucide";
import { useState } from "react";
import { canSpeak, speak, stopSpeaking } from "#src/platform/media/speech.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { kitMessages } from "./messages.ts";

/** 'Read verse', or 'Stop verse' while speaking. Not rendered where the browser cannot speak. */
export const ReadButton = ({ text }: { text: string }) => {
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
