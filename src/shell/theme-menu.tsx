import { Moon } from "lucide-react";
import { lateCode } from "#src/platform/late-code.ts";
import { Icon } from "#src/ui/icon.tsx";
import { LateMenu } from "#src/platform/late-menu.tsx";

const panel = lateCode("theme menu", async () => (await import("./theme-menu-panel.tsx")).ThemeMenuPanel);

export const ThemeMenu = () => (
  <LateMenu
    panel={panel}
    trigger={
      <button type="button" className="iconbtn" aria-label="Theme: light, dark or system">
        <Icon of={Moon} />
      </button>
    }
  >
    {(Panel, menu) => <Panel {...menu} />}
  </LateMenu>
);
