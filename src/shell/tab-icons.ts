import { BookOpenText, CakeSlice, Dices, Mail, Waypoints } from "lucide-react";

/** Apart from the icons of the menus, which load when they are opened. */
export const tabIcons = {
  bible: BookOpenText,
  card: Mail,
  games: Dices,
  mentor: Waypoints,
  birthday: CakeSlice,
} as const;
