import {
  Anchor, Baby, Bird, BookOpen, Church, Coffee, Compass, Crown, DoorOpen, Droplet, Flame, Footprints, Gem, Globe, Hammer, Handshake, Heart,
  Hourglass, House, KeyRound, LifeBuoy, type LucideIcon, Mountain, Shield, Sprout, Star, Sunrise, Utensils, Wheat,
} from "lucide-react";
import type { TopicDrawing } from "#content/schema/devotions/prayer-topic.ts";
import { Icon } from "#src/ui/icon.tsx";

const drawings: Readonly<Record<TopicDrawing, LucideIcon>> = {
  anchor: Anchor, baby: Baby, bird: Bird, book: BookOpen, church: Church, compass: Compass, crown: Crown, cup: Coffee, door: DoorOpen,
  droplet: Droplet, flame: Flame, footprints: Footprints, globe: Globe, hammer: Hammer, hands: Handshake, heart: Heart, hourglass: Hourglass,
  house: House, key: KeyRound, lifebuoy: LifeBuoy, mountain: Mountain, rings: Gem, shield: Shield, sprout: Sprout, star: Star, sunrise: Sunrise,
  utensils: Utensils, wheat: Wheat,
};

export const TopicIcon = ({ drawing }: { drawing: TopicDrawing }) => <Icon of={drawings[drawing]} />;
