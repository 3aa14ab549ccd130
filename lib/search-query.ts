const LONGEST = 100;

/** The words of a search from its address: white space folded, never endless; "" when there are none. */
export function readQuery(value: string | string[] | undefined): string {
  const text = Array.isArray(value) ? value.at(-1) : value;
  return (text ?? "").normalize("NFC").replace(/\s+/g, " ").trim().slice(0, LONGEST);
}
