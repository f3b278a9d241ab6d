import {
  BookA,
  CalendarCheck,
  CircleHelp,
  Cross,
  Download,
  Gift,
  HandHeart,
  LockKeyhole,
  ShieldCheck,
  ShoppingBag,
  type LucideIcon,
} from "lucide-react";
import type { NavigationIcon } from "#domain/site/feature.ts";
import { tabIcons } from "./tab-icons.ts";

export const navigationIcons: Readonly<Record<NavigationIcon, LucideIcon>> = {
  ...tabIcons,
  prayer: HandHeart,
  shield: ShieldCheck,
  salvation: Cross,
  plan: CalendarCheck,
  dictionary: BookA,
  help: CircleHelp,
  books: ShoppingBag,
  gifts: Gift,
  privacy: LockKeyhole,
  download: Download,
};
