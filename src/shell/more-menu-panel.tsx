import * as Menu from "@radix-ui/react-dropdown-menu";
import { appItem, moreItems } from "#domain/site/navigation/navigation.ts";
import { MenuPanel, type MenuProps } from "#src/ui/menu-panel.tsx";
import { NavigationLink } from "./navigation-link.tsx";

export const MoreMenuPanel = (menu: MenuProps) => (
  <MenuPanel {...menu} sideOffset={0}>
    {[...moreItems, ...(appItem ? [appItem] : [])].map((item) => (
      <Menu.Item key={item.label} asChild>
        <NavigationLink item={item} />
      </Menu.Item>
    ))}
  </MenuPanel>
);
