export type TypedAddress = {
  postalcode: string;
  /** Candidates for the town, most likely first. */
  towns: string[];
  /** Text right after the postal code, which must be the town; "" if none. */
  townOfCode: string;
  street: { name: string; number: string } | null;
};

const MAX_LENGTH = 255;
const POSTALCODE = /(?:^|\D)(\d{5})(?!\d)/;
const PROVINCE = /\(?\b[A-Z]{2}\b\)?$/;
const STREET =
  /^(?:via|viale|v\.le|piazza|p\.za|p\.zza|piazzale|p\.le|corso|c\.so|largo|vicolo|strada|galleria|lung\w+|borgo|contrada|salita|alzaia|ripa|foro|bastioni|calle)\s/i;
/** No town begins with these, unlike Borgo San Lorenzo. */
const SURE_STREET = /^(?:via|viale|v\.le|piazza|p\.za|p\.zza|piazzale|p\.le|corso|c\.so|largo|vicolo)\s/i;
const NUMBER = /\s(\d{1,4}\s?(?:\/?[a-z]|bis)?)(?=\s|$)/i;

const mayBeTown = (part: string) => part.length > 1 && !/\d/.test(part) && !SURE_STREET.test(part);

const isWord = (part: string) => part.length > 1 && /\p{L}/u.test(part);

/** "Via Roma 1 Lodi" → "Lodi"; the last word of "Corso Lodi" is no town. */
function townWithin(part: string): string {
  if (!STREET.test(part)) return part.split(/\s+/).at(-1) ?? "";
  const number = NUMBER.exec(part);
  return number ? part.slice(number.index + number[0].length).trim() : "";
}

function readStreet(parts: string[]): TypedAddress["street"] {
  const index = parts.findIndex((part) => STREET.test(part));
  const part = parts[index];
  if (part === undefined) return null;
  const number = NUMBER.exec(part) ?? /^(\d{1,4}\s?(?:\/?[a-z])?)$/i.exec(parts[index + 1] ?? "");
  return { name: part.replace(NUMBER, " ").trim(), number: number?.[1]?.trim() ?? "" };
}

/** "Via Savona 97, 20144 Milano (MI)" → 20144, with "Milano" first among the possible towns. */
export function readTypedAddress(typed: string): TypedAddress {
  const text = typed.slice(0, MAX_LENGTH);
  const postalcode = POSTALCODE.exec(text)?.[1] ?? "";
  const split = (value: string) =>
    value
      .split(/[,;\n]/)
      .map((part) => part.trim().replace(PROVINCE, "").trim())
      .filter(Boolean);
  const parts = split(text.replace(postalcode, ","));
  const named = parts.filter(isWord).reverse();
  const within = townWithin(named[0] ?? "");
  const afterCode = postalcode ? text.slice(text.indexOf(postalcode) + postalcode.length) : "";
  return {
    postalcode,
    towns: [...new Set([...named, within].filter(mayBeTown))],
    townOfCode: split(afterCode).find(isWord) ?? "",
    street: readStreet(parts),
  };
}
