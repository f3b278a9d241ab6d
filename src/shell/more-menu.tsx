import { ChevronDown } from "lucide";
import { lazyCode } from "#src/platform/loading/lazy-code.ts";
import { Icon } from "#src/ui/icon.tsx";
import { LazyMenu } from "#src/platform/loading/lazy-menu.tsx";
import { shellMessages } from "./messages.ts";

const panel = lazyCode("more menu", async () => (await import("./more-menu-panel.tsx")).MoreMenuPanel);

export const MoreMenu = () => (
  <LazyMenu
    panel={panel}
    trigger={
      <button type="button" className="navbutton">
        {shellMessages.more} <Icon of={ChevronDown} small />
      </button>
    }
  >
    {(Panel, menu) => <Panel {...menu} />}
  </LazyMenu>
);
