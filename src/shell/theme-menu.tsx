import { Moon } from "lucide-react";
import type { ButtonHTMLAttributes, Ref } from "react";
import { partOnUse } from "#src/platform/part-on-use.ts";
import { Icon } from "#src/ui/icon.tsx";

export const ThemeButton = ({ ref, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }) => (
  <button ref={ref} type="button" className="iconbtn" aria-label="Theme: light, dark or system" aria-haspopup="menu" {...rest}>
    <Icon of={Moon} />
  </button>
);

const useMenu = partOnUse(async () => (await import("./theme-menu-panel.tsx")).ThemeMenuPanel);

export const ThemeMenu = () => {
  const { Part: Panel, want, preload } = useMenu();
  return Panel ? <Panel isOpenAtFirst /> : <ThemeButton onClick={() => want()} onPointerEnter={preload} onFocus={preload} />;
};
