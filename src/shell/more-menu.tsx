import { ChevronDown } from "lucide-react";
import type { ButtonHTMLAttributes, Ref } from "react";
import { partOnUse } from "#src/platform/part-on-use.ts";
import { Icon } from "#src/ui/icon.tsx";

export const MoreButton = ({ ref, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }) => (
  <button ref={ref} type="button" className="navbutton" aria-haspopup="menu" {...rest}>
    More <Icon of={ChevronDown} small />
  </button>
);

const useMenu = partOnUse(async () => (await import("./more-menu-panel.tsx")).MoreMenuPanel);

export const MoreMenu = () => {
  const { Part: Panel, want, preload } = useMenu();
  return Panel ? <Panel isOpenAtFirst /> : <MoreButton onClick={() => want()} onPointerEnter={preload} onFocus={preload} />;
};
