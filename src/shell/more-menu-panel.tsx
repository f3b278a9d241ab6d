import * as Menu from "@radix-ui/react-dropdown-menu";
import { appItem, moreItems } from "#domain/site/navigation.ts";
import { MoreButton } from "./more-menu.tsx";
import { NavigationLink } from "./navigation-link.tsx";

export const MoreMenuPanel = ({ isOpenAtFirst }: { isOpenAtFirst: boolean }) => (
  <Menu.Root defaultOpen={isOpenAtFirst} modal={false}>
    <Menu.Trigger asChild>
      <MoreButton />
    </Menu.Trigger>
    <Menu.Portal>
      <Menu.Content className="menu" align="end" sideOffset={0} collisionPadding={16}>
        {[...moreItems, ...(appItem ? [appItem] : [])].map((item) => (
          <Menu.Item key={item.label} asChild>
            <NavigationLink item={item} />
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Portal>
  </Menu.Root>
);
