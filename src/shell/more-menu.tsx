import { ChevronDown } from "lucide-react";
import type { ButtonHTMLAttributes, Ref } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { loadedOnUse, MenuOnUse } from "./loaded-on-use.tsx";

export const MoreButton = ({ ref, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }) => (
  <button ref={ref} type="button" className="navbutton" aria-haspopup="menu" {...rest}>
    More <Icon of={ChevronDown} small />
  </button>
);

const menu = loadedOnUse(async () => (await import("./more-menu-panel.tsx")).MoreMenuPanel);

export const MoreMenu = () => <MenuOnUse of={menu} trigger={(handlers) => <MoreButton {...handlers} />} />;
