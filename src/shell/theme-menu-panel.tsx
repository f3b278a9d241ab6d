import * as Menu from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide";
import { useTheme } from "#src/platform/theme/theme.ts";
import { themes, type Theme } from "#src/platform/theme/stored.ts";
import { Icon } from "#src/ui/icon.tsx";
import { MenuPanel, type MenuProps } from "#src/ui/menu-panel.tsx";
import { shellMessages } from "./messages.ts";

export const ThemeMenuPanel = (menu: MenuProps) => {
  const [theme, setTheme] = useTheme();
  return (
    <MenuPanel {...menu} className="menu-narrow">
      <Menu.RadioGroup value={theme} onValueChange={(value) => setTheme(value as Theme)}>
        {themes.map((one) => (
          <Menu.RadioItem key={one} value={one}>
            {shellMessages.themes[one]}
            <Menu.ItemIndicator>
              <Icon of={Check} small />
            </Menu.ItemIndicator>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </MenuPanel>
  );
};
