import { ChevronDown } from "lucide-react";
import { lateCode } from "#src/platform/late-code.ts";
import { Icon } from "#src/ui/icon.tsx";
import { LateMenu } from "#src/platform/late-menu.tsx";
import { shellWords } from "./messages.ts";

const panel = lateCode("more menu", async () => (await import("./more-menu-panel.tsx")).MoreMenuPanel);

export const MoreMenu = () => (
  <LateMenu
    panel={panel}
    trigger={
      <button type="button" className="navbutton">
        {shellWords.more} <Icon of={ChevronDown} small />
      </button>
    }
  >
    {(Panel, menu) => <Panel {...menu} />}
  </LateMenu>
);
