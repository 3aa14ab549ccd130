import { brand } from "../../brand.config";

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

export function fillBrand<T extends object>(messages: T): T {
  const filled = JSON.stringify(messages)
    .replaceAll("{shopName}", () => inJson(brand.name))
    .replaceAll("{cardName}", () => inJson(brand.cardName));
  return JSON.parse(filled) as T;
}
