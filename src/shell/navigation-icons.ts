import {
  BookA, BookOpenText, CakeSlice, CalendarCheck, CircleHelp, Cross, Dices, Download, Gift, HandHeart, LockKeyhole, Mail, ShieldCheck, ShoppingBag, Waypoints,
  type LucideIcon,
} from "lucide-react";
import type { NavigationIcon } from "#domain/site/navigation.ts";

export const navigationIcons: Readonly<Record<NavigationIcon, LucideIcon>> = {
  bible: BookOpenText,
  games: Dices,
  prayer: HandHeart,
  card: Mail,
  shield: ShieldCheck,
  mentor: Waypoints,
  salvation: Cross,
  birthday: CakeSlice,
  plan: CalendarCheck,
  dictionary: BookA,
  help: CircleHelp,
  books: ShoppingBag,
  gifts: Gift,
  privacy: LockKeyhole,
  download: Download,
};
