import { BookOpenText, CakeSlice, Dices, Mail, Waypoints } from "lucide";

/** Separate from the icons of the menus, which load when a menu is opened. */
export const tabIcons = {
  bible: BookOpenText,
  card: Mail,
  games: Dices,
  mentor: Waypoints,
  birthday: CakeSlice,
} as const;
