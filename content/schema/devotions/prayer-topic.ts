import * as z from "zod/mini";
import { prayerTopicIdSchema } from "#domain/api/prayed-today.ts";
import { plainReference, writtenPrayer } from "./prose.ts";

/** The line drawing beside a topic's title. */
const topicDrawings = [
  "anchor",
  "baby",
  "bird",
  "book",
  "church",
  "compass",
  "crown",
  "cup",
  "door",
  "droplet",
  "flame",
  "footprints",
  "globe",
  "hammer",
  "hands",
  "heart",
  "hourglass",
  "house",
  "key",
  "lifebuoy",
  "mountain",
  "rings",
  "shield",
  "sprout",
  "star",
  "sunrise",
  "utensils",
  "wheat",
] as const;
export type TopicDrawing = (typeof topicDrawings)[number];

/** One topic of the prayer wall. The scripture is KJV. */
export const prayerTopicSchema = z.object({
  id: prayerTopicIdSchema,
  title: z.string().check(z.minLength(3)),
  prayer: writtenPrayer,
  scripture: z.string().check(z.minLength(10)),
  reference: plainReference,
  /** CSS class of the card: gold for oneself, rose for those close by, sage for church and world. */
  color: z.enum(["petition-gold", "petition-rose", "petition-sage"]),
  /** Emoji added to the prayer when it is shared. */
  icon: z.string().check(z.minLength(1)),
  drawing: z.enum(topicDrawings),
  /** The prayer speaks of despair, violence or illness: a line below it leads to those who can be called. */
  invitesCare: z.optional(z.literal(true)),
});
export type PrayerTopic = z.infer<typeof prayerTopicSchema>;
