import { Moon } from "lucide";
import { lazyCode } from "#src/platform/loading/lazy-code.ts";
import { Icon } from "#src/ui/icon.tsx";
import { LazyMenu } from "#src/platform/loading/lazy-menu.tsx";
import { shellMessages } from "./messages.ts";

const panel = lazyCode("theme menu", async () => (await import("./theme-menu-panel.tsx")).ThemeMenuPanel);

export const ThemeMenu = () => (
  <LazyMenu
    panel={panel}
    trigger={
      <button type="button" className="iconbtn" aria-label={shellMessages.theme}>
        <Icon of={Moon} />
      </button>
    }
  >
    {(Panel, menu) => <Panel {...menu} />}
  </LazyMenu>
);
