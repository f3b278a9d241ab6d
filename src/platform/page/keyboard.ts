import { useEffect } from "react";
import { useStored } from "../storage/use-stored.ts";
import { shortcutsEntry } from "./stored.ts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** Whether a key belongs to a shortcut of the browser or the system: Alt and an arrow go back. */
export const hasModifier = ({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, `${"alt" | "ctrl" | "meta"}Key`>): boolean => altKey || ctrlKey || metaKey;

/** Whether a dialog or menu is open. They handle keys themselves: arrows move between entries, letters jump to one. */
export const isLayerOpen = (): boolean =>
  document.querySelector(':is([role="dialog"], [role="menu"])[data-state="open"]') !== null;

/**
 * Single-key shortcuts of a screen. They do not fire with a modifier held, nor, unless they are `everywhere`, while the visitor
 * is typing or over an open dialog or menu. Keys are `KeyboardEvent.key` values.
 */
export const useShortcuts = (
  shortcuts: Readonly<Record<string, () => void>>,
  where: boolean | "everywhere" = true,
): void => {
  useEffect(() => {
    if (!where) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || hasModifier(event)) return;
      const run = shortcuts[event.key];
      if (!run || (where === true && (isTyping(event.target) || isLayerOpen()))) return;
      event.preventDefault();
      run();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [shortcuts, where]);
};

/** Whether single-key shortcuts are on, and the function to change it. */
export const useShortcutSetting = (): readonly [boolean, (isOn: boolean) => void] => {
  const [isOn, update] = useStored(shortcutsEntry);
  return [isOn, (next) => void update(() => next)];
};
