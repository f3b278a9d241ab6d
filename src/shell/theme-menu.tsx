import { Moon } from "lucide-react";
import type { ButtonHTMLAttributes, Ref } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { loadedOnUse, MenuOnUse } from "./loaded-on-use.tsx";

export const ThemeButton = ({ ref, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }) => (
  <button ref={ref} type="button" className="iconbtn" aria-label="Theme: light, dark or system" aria-haspopup="menu" {...rest}>
    <Icon of={Moon} />
  </button>
);

const menu = loadedOnUse(async () => (await import("./theme-menu-panel.tsx")).ThemeMenuPanel);

export const ThemeMenu = () => <MenuOnUse of={menu} trigger={(handlers) => <ThemeButton {...handlers} />} />;
