import type { EditedIngredient } from "../../ebsn/domain/content-edit";

const FRACTIONS: Readonly<Record<string, number>> = {
  "¼": 0.25,
  "1/4": 0.25,
  "½": 0.5,
  "1/2": 0.5,
  "¾": 0.75,
  "3/4": 0.75,
};

/** "320", "1,5", "1/2", "1 ½"; nothing of ranges ("2-3", "2 o 3") and of other fractions. */
const NUMBER = /^(\d+(?:[.,]\d+)?(?![\d/.,]))? ?([¼½¾]|(?:1\/2|[13]\/4)(?!\d))?(?! ?(?:[-–/]|[oa] \d))/;

const toNumber = (text: string) => Number(text.replace(",", "."));
const decimalWithComma = (value: number) => String(value).replace(".", ",");

const partsOf = (row: string) => row.split("|").map((part) => part.trim().replace(/\s+/g, " "));

/** "320 g | riso Carnaroli | slug | 1": amount, name, product, how much of it goes into the cart. */
export function parseIngredient(row: string): EditedIngredient {
  const [first = "", second = "", slug = "", quantity = ""] = partsOf(row);
  const [amount, name] = second ? [first, second] : ["", first];
  const wanted = toNumber(quantity);
  const product = slug ? { slug, quantity: wanted > 0 ? wanted : 1 } : null;
  const [number = "", whole = "0", fraction = ""] = NUMBER.exec(amount) ?? [];
  const value = toNumber(whole) + (FRACTIONS[fraction] ?? 0);
  const unit = amount.slice(number.length).trim();
  if (value === 0) return { text: [name, amount].filter(Boolean).join(", "), amount: null, name, product };
  return {
    text: unit ? `${amount} di ${name}` : `${amount} ${name}`,
    amount: { value, unit },
    name,
    product,
  };
}

const MAX_PARTS = 4;

/** Whether everything in the row is taken over: the fourth part is a quantity of a product. */
export function isIngredient(row: string): boolean {
  const parts = partsOf(row);
  const [, , slug = "", quantity = ""] = parts;
  const isQuantity = quantity === "" || (slug !== "" && toNumber(quantity) > 0);
  return parts.length <= MAX_PARTS && parseIngredient(row).name !== "" && isQuantity;
}

function amountText({ amount, name, text }: EditedIngredient): string {
  if (amount) return [decimalWithComma(amount.value), amount.unit].filter(Boolean).join(" ");
  return text.startsWith(`${name}, `) ? text.slice(name.length + 2) : "";
}

export function formatIngredient(ingredient: EditedIngredient): string {
  const { name, product } = ingredient;
  const parts = [amountText(ingredient), name];
  return [...parts, ...(product ? [product.slug, decimalWithComma(product.quantity)] : [])].join(" | ");
}

export const splitRows = (text: string): string[] =>
  text
    .split("\n")
    .map((row) => row.trim())
    .filter(Boolean);
