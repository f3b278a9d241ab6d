import * as z from "zod/mini";
import { countMessages } from "./messages.ts";
import { prayerTopicCount } from "./prayed-today.ts";
import { incrementsPerBatch, mostInBatch, outboxDays, type StatName, statNames } from "./stats.ts";

/** How counts reach the server: a visit's in one batch, or one at a time (docs/product/counters-and-limits.md, "Counters"). */

/** The most that one batch may add to all counters together. */
export const largestBatch = statNames.reduce((sum, name) => sum + mostInBatch(name), 0);

const secondsAgoMessage = countMessages.secondsAgo(outboxDays);

/** A random id chosen by the client. What is sent again with the same id counts once. */
const operationIdSchema = z
  .string(countMessages.operationId)
  .check(z.regex(/^[A-Za-z0-9-]{16,64}$/, countMessages.operationId));

/** How long ago it happened, for what waited: yesterday's prayer does not count as today's. Default 0. */
const secondsAgoSchema = z.optional(
  z.int(secondsAgoMessage).check(z.minimum(0, secondsAgoMessage), z.maximum(outboxDays * 86_400, secondsAgoMessage)),
);

const topicMessage = countMessages.topic(prayerTopicCount);

const topicIdSchema = z.int(topicMessage).check(z.minimum(1, topicMessage), z.maximum(prayerTopicCount, topicMessage));

export const incrementSchema = z.object({
  /** Default 1, and nothing else. */
  increment_by: z.optional(z.literal(1, countMessages.oneAtATime)),
  operation_id: operationIdSchema,
  /** Only with `prayers_submitted`: the prayer-wall topic. */
  topic_id: z.optional(topicIdSchema),
  seconds_ago: secondsAgoSchema,
});

type NewIncrement = z.infer<typeof incrementSchema>;

const countSchema = z.object({
  stat_name: z.enum(statNames, countMessages.counter),
  count: z.int(countMessages.wholeFromOne).check(z.minimum(1, countMessages.wholeFromOne)),
});

const prayerSchema = z.object({ topic_id: topicIdSchema, seconds_ago: secondsAgoSchema });

const countOf = (increments: readonly z.infer<typeof countSchema>[], name: StatName): number =>
  increments.find(({ stat_name }) => stat_name === name)?.count ?? 0;

/** Every counter once, with its count. `prayers` are those of `prayers_submitted` that have a topic. */
export const batchSchema = z
  .object({
    operation_id: operationIdSchema,
    increments: z
      .array(countSchema, countMessages.counters)
      .check(z.minLength(1, countMessages.counters), z.maxLength(statNames.length, countMessages.counterOnce))
      .check((context) => {
        for (const [index, { stat_name, count }] of context.value.entries()) {
          const report = (field: string, message: string) =>
            context.issues.push({ code: "custom", input: context.value, path: [index, field], message });
          if (context.value.findIndex((one) => one.stat_name === stat_name) < index)
            report("stat_name", countMessages.counterOnce);
          if (count > mostInBatch(stat_name)) report("count", countMessages.noMore(mostInBatch(stat_name)));
        }
      }),
    prayers: z.optional(
      z.array(prayerSchema, countMessages.prayers).check(z.maxLength(incrementsPerBatch.other, countMessages.prayers)),
    ),
  })
  .check(
    z.refine(({ increments, prayers = [] }) => prayers.length <= countOf(increments, "prayers_submitted"), {
      path: ["prayers"],
      message: countMessages.prayers,
    }),
  );

export type NewBatch = z.infer<typeof batchSchema>;

export const batchOfOne = (stat_name: StatName, { operation_id, topic_id, seconds_ago }: NewIncrement): NewBatch => ({
  operation_id,
  increments: [{ stat_name, count: 1 }],
  ...(topic_id !== undefined && { prayers: [{ topic_id, seconds_ago }] }),
});
