/** Damerau-Levenshtein distance, cut off above `limit`. */
function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [beforePrevious, previous] = [previous, row];
  }
  return previous[other.length] ?? limit + 1;
}

const collapseDoubles = (word: string) => word.replace(/(.)\1+/g, "$1");

export function allowedEdits(word: string): number {
  if (word.length < 4) return 0;
  return word.length <= 7 ? 1 : 2;
}

/** Edit distance up to `allowedEdits`, else null; doubled letters, the most common Italian typo, count half. */
export function typoDistance(input: string, word: string): number | null {
  const limit = allowedEdits(input);
  if (limit === 0) return null;
  if (collapseDoubles(input) === collapseDoubles(word)) return 0.5;
  const edits = editDistance(input, word, limit);
  return edits <= limit ? edits : null;
}
