import * as z from "zod/mini";

/** Number of topics on the prayer wall (docs/product/devotions.md, "Prayer wall"). Their ids are 1 to this number. */
export const prayerTopicCount = 28;

export const prayerTopicIdSchema = z.int().check(z.minimum(1), z.maximum(prayerTopicCount));

const topicPrayersSchema = z.object({ topic_id: prayerTopicIdSchema, prayers: z.int() });

/**
 * How often each topic was prayed on the server's current day, which starts at midnight UTC. Topics that nobody has
 * prayed yet are left out. Totals only: nothing here can be traced to a visitor.
 */
export const prayedTodaySchema = z.object({
  /** ISO date, in UTC. */
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  topics: z.array(topicPrayersSchema),
});

export type PrayedToday = z.infer<typeof prayedTodaySchema>;
