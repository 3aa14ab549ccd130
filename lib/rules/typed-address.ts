export type TypedAddress = { postalcode: string; towns: string[] };

const POSTALCODE = /(?:^|\D)(\d{5})(?!\d)/;
const PROVINCE = /\s*\(?\b[A-Z]{2}\b\)?\s*$/;

/** "Via Savona 97, 20144 Milano (MI)" → 20144, with "Milano" first among the possible towns. */
export function readTypedAddress(text: string): TypedAddress {
  const postalcode = POSTALCODE.exec(text)?.[1] ?? "";
  const parts = text
    .replace(postalcode, ",")
    .split(/[,;\n]/)
    .map((part) => part.replace(PROVINCE, "").trim())
    .filter((part) => part.length > 1 && /\p{L}/u.test(part));
  const towns = parts.reverse();
  const lastWord = towns[0]?.split(/\s+/).at(-1) ?? "";
  return { postalcode, towns: [...new Set([...towns, lastWord].filter((town) => town.length > 1))] };
}
