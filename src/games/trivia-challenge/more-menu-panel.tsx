import * as Menu from "@radix-ui/react-dropdown-menu";
import { MenuPanel, type MenuProps } from "#src/ui/menu-panel.tsx";
import type { TriviaEvent } from "./rules.ts";
import { triviaMessages } from "./messages.ts";

interface MoreMenuProps extends MenuProps {
  hasReview: boolean;
  hasNewGame: boolean;
  send: (event: TriviaEvent) => void;
}

/** What is rarely needed during a question: Review and New Game. */
export const MoreMenuPanel = ({ hasReview, hasNewGame, send, ...menu }: MoreMenuProps) => (
  <MenuPanel {...menu} className="menu-narrow">
    {hasReview ? <Menu.Item onSelect={() => send({ type: "review" })}>{triviaMessages.review}</Menu.Item> : null}
    {hasNewGame ? <Menu.Item onSelect={() => send({ type: "leave" })}>{triviaMessages.newGame}</Menu.Item> : null}
  </MenuPanel>
);
