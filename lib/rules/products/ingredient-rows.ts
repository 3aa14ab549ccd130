import type { EditedIngredient } from "../../ebsn/domain/content-edit";

const NUMBER = /^\d+(?:[.,]\d+)?/;

const toNumber = (text: string) => Number(text.replace(",", "."));
const decimalWithComma = (value: number) => String(value).replace(".", ",");

/** "320 g | riso Carnaroli | slug | 1": amount, name, product, how much of it goes into the cart. */
export function parseIngredient(row: string): EditedIngredient {
  const [first = "", second = "", slug = "", quantity = ""] = row.split("|").map((part) => part.trim());
  const [amount, name] = second ? [first, second] : ["", first];
  const wanted = toNumber(quantity);
  const product = slug ? { slug, quantity: wanted > 0 ? wanted : 1 } : null;
  const [value = ""] = NUMBER.exec(amount) ?? [];
  const unit = amount.slice(value.length).trim();
  if (!value) return { text: [name, amount].filter(Boolean).join(", "), amount: null, name, product };
  return {
    text: unit ? `${amount} di ${name}` : `${amount} ${name}`,
    amount: { value: toNumber(value), unit },
    name,
    product,
  };
}

const MAX_PARTS = 4;

/** Whether everything in the row is taken over: the fourth part is a quantity of a product. */
export function isIngredient(row: string): boolean {
  const parts = row.split("|").map((part) => part.trim());
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
