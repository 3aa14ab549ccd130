const LONGEST = 100;

/** What is no part of any word: control characters and halves of surrogate pairs. */
const NO_TEXT = /[\p{Cc}\p{Cs}\s]+/gu;

/** The words of a search from its address: white space folded, never endless; "" when there are none. */
export function readQuery(value: string | string[] | undefined): string {
  const text = Array.isArray(value) ? value.at(-1) : value;
  return (text ?? "").normalize("NFC").slice(0, LONGEST).replace(NO_TEXT, " ").trim();
}
