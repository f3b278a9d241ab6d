/**
 * Edit distance (optimal string alignment): the number of letters to insert, delete, replace or swap with a neighbour.
 * @param limit for a distance above it the result is `limit + 1`, found early; without a limit the result is exact
 */
export const editDistance = (one: string, other: string, limit = Number.POSITIVE_INFINITY): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    let best = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let steps = Math.min(above[column]! + 1, line[column - 1]! + 1, above[column - 1]! + (isSame ? 0 : 1));
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwap) steps = Math.min(steps, before[column - 2]! + 1);
      line.push(steps);
      best = Math.min(best, steps);
    }
    if (best > limit) return limit + 1;
    before = above;
    above = line;
  }
  return above[other.length]!;
};
