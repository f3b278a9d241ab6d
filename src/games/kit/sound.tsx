import { useStored } from "#src/platform/storage/use-stored.ts";
import { Switch } from "#src/ui/switch.tsx";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { type Note, playNotes } from "#src/platform/media/sound.ts";
import { kitMessages } from "./messages.ts";
import { soundEntry } from "./stored.ts";

type Sound = "yes" | "no" | "win";

/** Short and soft: a fifth up, a low note, a chord that opens. */
const sounds: Readonly<Record<Sound, readonly Note[]>> = {
  yes: [
    { hz: 523, atMs: 0, forMs: 120 },
    { hz: 784, atMs: 80, forMs: 180 },
  ],
  no: [{ hz: 196, atMs: 0, forMs: 200 }],
  win: [
    { hz: 392, atMs: 0, forMs: 500 },
    { hz: 494, atMs: 110, forMs: 500 },
    { hz: 587, atMs: 220, forMs: 500 },
    { hz: 784, atMs: 330, forMs: 700 },
  ],
};

/** Plays a sound if the visitor has switched sound on; the same information is always shown as well. */
export const playSound = (sound: Sound): void => {
  if (deviceStore().read(soundEntry)) playNotes(sounds[sound]);
};

/** 'Sound', off by default; switching it on lets it be heard. */
export const SoundSwitch = () => {
  const [isOn, update] = useStored(soundEntry);
  const change = async (next: boolean) => {
    await update(() => next);
    if (next) playSound("yes");
  };
  return <Switch label={kitMessages.sound} isOn={isOn} onChange={(next) => void change(next)} isInline />;
};
