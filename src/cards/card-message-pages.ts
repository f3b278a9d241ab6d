import {
  type CardDetails,
  cardDetailsOf,
  eachCardDetail,
  type CardFrame,
  type CardMessage,
  type CardPage,
} from "#domain/api/cards.ts";
import type { CardPages } from "#src/api/cards.ts";

/** All loaded messages, newest first. */
export const messagesOf = (data: CardPages | undefined): CardMessage[] =>
  data?.pages.flatMap((page) => page.messages) ?? [];

export const totalOf = (data: CardPages | undefined): number => data?.pages[0]?.total ?? 0;

export const detailsOf = (data: CardPages | undefined): CardDetails => cardDetailsOf(data?.pages[0] ?? {});

const withDetails = (data: CardPages, details: CardDetails): CardPages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, ...details })),
});

const noDetails = eachCardDetail(() => undefined);

const withTotal = (data: CardPages, change: number): CardPages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, total: Math.max(0, page.total + change) })),
});

const withAdded = (data: CardPages, message: CardMessage): CardPages => {
  if (messagesOf(data).some(({ id }) => id === message.id)) return data;
  const [first, ...rest] = withTotal(data, 1).pages;
  return first
    ? {
        ...data,
        pages: [
          { ...first, messages: [message, ...first.messages].toSorted((a, b) => (a.id < b.id ? 1 : -1)) },
          ...rest,
        ],
      }
    : data;
};

const withRemoved = (data: CardPages, id: string): CardPages => {
  if (!messagesOf(data).some((message) => message.id === id)) return data;
  const fewer = withTotal(totalOf(data) === 1 ? withDetails(data, noDetails) : data, -1);
  return {
    ...fewer,
    pages: fewer.pages.map((page) => ({ ...page, messages: page.messages.filter((message) => message.id !== id) })),
  };
};

/**
 * Merges a newly read first page into the loaded pages. Older messages stay as loaded. If more have arrived than the page
 * holds, all older pages are dropped, since the messages in between are unknown.
 */
export const withNewest = (data: CardPages, newest: CardPage): CardPages => {
  const oldest = newest.messages.at(-1)?.id;
  const known = messagesOf(data)[0]?.id;
  if (newest.next_cursor === null || oldest === undefined || known === undefined || known < oldest)
    return { pages: [newest], pageParams: [undefined] };
  const pages = data.pages.map((page) => ({
    ...page,
    total: newest.total,
    ...noDetails,
    ...cardDetailsOf(newest),
    messages: page.messages.filter(({ id }) => id < oldest),
  }));
  const [first, ...rest] = pages;
  return first ? { ...data, pages: [{ ...first, messages: [...newest.messages, ...first.messages] }, ...rest] } : data;
};

/** Applies a change to the loaded pages. Applying the same change twice makes no difference. */
export const withChange = (data: CardPages, frame: CardFrame): CardPages =>
  frame.type === "added"
    ? withAdded(withDetails(data, cardDetailsOf(frame)), frame.message)
    : withRemoved(data, frame.id);
