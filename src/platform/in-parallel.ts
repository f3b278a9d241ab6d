/**
 * Processes items in their order, at most `width` at a time. Rejects with the first error; the remaining items are processed
 * all the same.
 */
export const inParallel = async <Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> => {
  const remaining = items.entries();
  const processRemaining = async () => {
    for (const [index, item] of remaining) await work(item, index);
  };
  await Promise.all(Array.from({ length: width }, processRemaining));
};
