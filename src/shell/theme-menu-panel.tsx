import * as Menu from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import { useTheme } from "#src/platform/theme/theme.ts";
import { themes, type Theme } from "#src/platform/theme/stored.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ThemeButton } from "./theme-menu.tsx";

const labels: Readonly<Record<Theme, string>> = { light: "Light", dark: "Dark", system: "System" };

export const ThemeMenuPanel = ({ isOpenAtFirst }: { isOpenAtFirst: boolean }) => {
  const [theme, setTheme] = useTheme();
  return (
    <Menu.Root defaultOpen={isOpenAtFirst} modal={false}>
      <Menu.Trigger asChild>
        <ThemeButton />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="menu menu-narrow" align="end" collisionPadding={16}>
          <Menu.RadioGroup value={theme} onValueChange={(value) => setTheme(value as Theme)}>
            {themes.map((one) => (
              <Menu.RadioItem key={one} value={one}>
                {labels[one]}
                <Menu.ItemIndicator>
                  <Icon of={Check} small />
                </Menu.ItemIndicator>
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
};
