/** Edits that turn one text into the other (Levenshtein), neighbours in the wrong order being one. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 2] === other[column - 1] && one[row - 1] === other[column - 2];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = previous;
    previous = current;
  }
  return previous[other.length] ?? 0;
}

/** Short names are similar to many others. */
const MIN_LENGTH = 8;
const MAX_DISTANCE = 2;

export function findMisspelt(given: readonly string[], known: readonly string[]): [string, string][] {
  const missing = known.filter((name) => name.length >= MIN_LENGTH && !given.includes(name));
  return given
    .filter((name) => name.length >= MIN_LENGTH && !known.includes(name))
    .flatMap((name) => {
      const near = missing.find((other) => distance(name.toUpperCase(), other) <= MAX_DISTANCE);
      return near ? [[name, near] as [string, string]] : [];
    });
}
