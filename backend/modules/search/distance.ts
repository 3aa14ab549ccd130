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

const SOUNDS: [RegExp, string][] = [
  [/(.)(?=\1)/g, ""],
  [/ph/g, "f"],
  [/sch|sh/g, "s"],
  [/sci(?=[aou])/g, "s"],
  [/[kq]/g, "c"],
  [/ch/g, "c"],
  [/[yj]/g, "i"],
  [/w/g, "v"],
  [/h/g, ""],
  [/ai|ei/g, "e"],
  [/(.)(?=\1)/g, ""],
];

/** Reduces doubled letters and spellings of one sound to one letter, since they are the most common Italian typos. */
export const toSound = (word: string): string =>
  SOUNDS.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word);

export function allowedEdits(word: string): number {
  if (word.length < 4) return 0;
  return word.length <= 7 ? 1 : 2;
}

/** The first letters agree or are swapped ("ouva", "uova"): other typos there are rare. */
const startsAlike = (one: string, other: string) =>
  one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);

const KEY_ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const PLACES = new Map(
  KEY_ROWS.flatMap((row, y) => [...row].map((key, x): [string, [number, number]] => [key, [x + y / 2, y]])),
);
/** German keyboards have Y and Z the other way round. */
const SWAPPED_KEYS = "yz";

function areNeighbours(one: string, other: string): boolean {
  if (one !== other && SWAPPED_KEYS.includes(one) && SWAPPED_KEYS.includes(other)) return true;
  const [[x, y] = [NaN, NaN], [otherX, otherY] = [NaN, NaN]] = [PLACES.get(one), PLACES.get(other)];
  return Math.abs(x - otherX) <= 1 && Math.abs(y - otherY) <= 1;
}

const MIN_SLIPPED = 5;

/** Only the first letter is wrong, by a neighbouring key ("nozzarella") or left out ("ozzarella"). */
const isFirstKeySlip = (input: string, word: string): boolean =>
  input.length >= MIN_SLIPPED &&
  (input === word.slice(1) ||
    (input.slice(1) === word.slice(1) && areNeighbours(input[0] ?? "", word[0] ?? "")));

/** Equal for words with the same letters in another order: "dentrificio", "dentifricio". */
const lettersOf = (word: string) => [...word].sort().join("");

const consonantsOf = (word: string) => word.replace(/[aeiouh]|(.)(?=\1)/g, "");

/** From this length on one edit is accepted even if the words sound different. */
const MIN_LONG_WORD_LENGTH = 6;

/** Words whose sounds differ by more edits do not match; with fewer than MIN_SOUNDS letters one edit is too many. */
const MAX_SOUND_EDITS = 1;
const MIN_SOUNDS = 4;

/** Above one edit, since any other match is more likely than a wrong first letter. */
const FIRST_KEY_SLIP_DISTANCE = 1.5;

export const SAME_SOUND_DISTANCE = 0.5;

/** Edit distance up to `allowedEdits`, else null; words that sound the same count as half an edit. */
export function typoDistance(input: string, word: string): number | null {
  const limit = allowedEdits(input);
  if (limit === 0) return null;
  const [sound, wordSound] = [toSound(input), toSound(word)];
  if (sound === wordSound) return SAME_SOUND_DISTANCE;
  if (isFirstKeySlip(input, word)) return FIRST_KEY_SLIP_DISTANCE;
  if (!startsAlike(sound, wordSound)) return null;
  const edits = editDistance(input, word, limit);
  const isSameWord =
    lettersOf(input) === lettersOf(word) ||
    (input[0] === word[0] && consonantsOf(input) === consonantsOf(word));
  if (edits <= limit && isSameWord) return edits;
  if (edits === 1 && input.length >= MIN_LONG_WORD_LENGTH) return edits;
  if (Math.min(sound.length, wordSound.length) < MIN_SOUNDS) return null;
  const soundEdits = editDistance(sound, wordSound, MAX_SOUND_EDITS);
  return soundEdits > MAX_SOUND_EDITS ? null : Math.min(edits, soundEdits + 0.25);
}

const MIN_FAR = 8;
const MAX_FAR_EDITS = 2;

/** Up to two edits in a long word, whatever the sound; for words without a closer match. */
export function longWordDistance(input: string, word: string): number | null {
  if (Math.max(input.length, word.length) < MIN_FAR) return null;
  const edits = editDistance(input, word, MAX_FAR_EDITS);
  return edits <= MAX_FAR_EDITS ? edits : null;
}

const MIN_ABBREVIATION = 4;
const plainConsonantsOf = (word: string) => word.replace(/[aeiou]/g, "");

/** Mostly consonants, which are the first ones of the longer word: "intgr" for "integrale". */
export function isAbbreviation(input: string, word: string): boolean {
  const consonants = plainConsonantsOf(input);
  return (
    input.length >= MIN_ABBREVIATION &&
    input.length < word.length &&
    input[0] === word[0] &&
    consonants.length >= 3 &&
    consonants.length > 2 * (input.length - consonants.length) &&
    plainConsonantsOf(word).startsWith(consonants)
  );
}
