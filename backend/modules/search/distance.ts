/** Edits between two words, a swap of neighbours counting as one; stops counting above `limit`. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [before, previous] = [previous, row];
  }
  return previous[other.length] ?? limit + 1;
}

const single = (word: string) => word.replace(/(.)\1+/g, "$1");

/** How far a word may be from what was meant: one edit up to seven letters, two above, none on very short words. */
export function allowedEdits(word: string): number {
  if (word.length < 4) return 0;
  return word.length <= 7 ? 1 : 2;
}

/** 0 to `allowedEdits`; doubled letters, the commonest slip in Italian, count half. null: too far. */
export function slip(typed: string, word: string): number | null {
  const limit = allowedEdits(typed);
  if (limit === 0) return null;
  if (single(typed) === single(word)) return 0.5;
  const edits = editDistance(typed, word, limit);
  return edits <= limit ? edits : null;
}
