import type { CardFrame, CardMessage } from "#domain/api/cards.ts";
import type { CardPages } from "#src/api/cards.ts";

/** All loaded messages, newest first. */
export const messagesOf = (data: CardPages | undefined): CardMessage[] => data?.pages.flatMap((page) => page.messages) ?? [];

export const totalOf = (data: CardPages | undefined): number => data?.pages[0]?.total ?? 0;

const withTotal = (data: CardPages, change: number): CardPages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, total: Math.max(0, page.total + change) })),
});

const withAdded = (data: CardPages, message: CardMessage): CardPages => {
  if (messagesOf(data).some(({ id }) => id === message.id)) return data;
  const [first, ...rest] = withTotal(data, 1).pages;
  return first ? { ...data, pages: [{ ...first, messages: [message, ...first.messages].toSorted((a, b) => (a.id < b.id ? 1 : -1)) }, ...rest] } : data;
};

const withRemoved = (data: CardPages, id: string): CardPages => {
  if (!messagesOf(data).some((message) => message.id === id)) return data;
  const fewer = withTotal(data, -1);
  return { ...fewer, pages: fewer.pages.map((page) => ({ ...page, messages: page.messages.filter((message) => message.id !== id) })) };
};

/** Applies a change to the loaded pages. Applying the same change twice makes no difference. */
export const withChange = (data: CardPages, frame: CardFrame): CardPages => (frame.type === "added" ? withAdded(data, frame.message) : withRemoved(data, frame.id));
