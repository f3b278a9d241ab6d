import { Moon } from "lucide-react";
import { lateCode } from "#src/platform/late-code.ts";
import { Icon } from "#src/ui/icon.tsx";
import { LateMenu } from "#src/platform/late-menu.tsx";
import { shellWords } from "./messages.ts";

const panel = lateCode("theme menu", async () => (await import("./theme-menu-panel.tsx")).ThemeMenuPanel);

export const ThemeMenu = () => (
  <LateMenu
    panel={panel}
    trigger={
      <button type="button" className="iconbtn" aria-label={shellWords.theme}>
        <Icon of={Moon} />
      </button>
    }
  >
    {(Panel, menu) => <Panel {...menu} />}
  </LateMenu>
);
