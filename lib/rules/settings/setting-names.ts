/** Edits that turn one text into the other (Levenshtein), neighbours in the wrong order being one. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 2] === b[column - 1] && a[row - 1] === b[column - 2];
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
  return previous[b.length] ?? 0;
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
