import { useStored } from "#src/platform/storage/use-stored.ts";
import { Switch } from "#src/ui/switch.tsx";
import { kitMessages } from "./messages.ts";
import { playSound } from "./sound.ts";
import { soundEntry } from "./stored.ts";

/** 'Sound', off by default; switching it on lets it be heard. */
export const SoundSwitch = () => {
  const [isOn, update] = useStored(soundEntry);
  const change = async (next: boolean) => {
    await update(() => next);
    if (next) playSound("yes");
  };
  return <Switch label={kitMessages.sound} isOn={isOn} onChange={(next) => void change(next)} isInline />;
};
