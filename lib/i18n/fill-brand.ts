import { brand } from "../../brand.config";

const fillText = (text: string): string =>
  text.replaceAll("{shopName}", brand.name).replaceAll("{cardName}", brand.cardName);

export function fillBrand<T extends object>(messages: T): T {
  const filled = Object.entries(messages).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === "string" ? fillText(value) : fillBrand(value as object),
  ]);
  return Object.fromEntries(filled) as T;
}
