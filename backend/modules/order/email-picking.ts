import { ITEM_NOTE } from "../../../lib/rules/cart/item-note";
import { readSubstitutionPreference } from "../../../lib/rules/cart/substitution";
import { isLoose } from "../cart/selling-rule";
import type { Translator } from "../lang/translator";
import { deliveredName, orderedName, pickResultOf, weightText } from "./picked";
import type { OrderItemRow } from "./rows";

export const toBulletList = (texts: string[]): string[] => texts.map((text) => `- ${text}`);

export const isMissing = (item: OrderItemRow) => pickResultOf(item) === "missing";
export const isRefused = (item: OrderItemRow) => pickResultOf(item) === "refused";
const isShort = (item: OrderItemRow) => pickResultOf(item) === "short";

const isOrderedByWeight = ({ product }: OrderItemRow) => isLoose(product.productInfos ?? {});

/** "1,08 kg", "2 pz". */
export const quantityText = ({ t, quantity }: Translator, item: OrderItemRow): string =>
  isOrderedByWeight(item)
    ? weightText(item.quantity, quantity)
    : t("order.quantity.pieces", { count: item.quantity });

/** Of a short line, whose ordered quantity follows: "900 g", "5". */
function pickedText({ quantity }: Translator, item: OrderItemRow): string {
  const picked = item.pickedQuantity ?? 0;
  return isOrderedByWeight(item) ? weightText(picked, quantity) : quantity(picked);
}

export const describeRefused = ({ t }: Translator, item: OrderItemRow) =>
  t("order.substituteRefused.line", { substitute: deliveredName(item), name: orderedName(item) });

export const substitutedOf = (items: OrderItemRow[]) =>
  items.filter((item) => pickResultOf(item) === "substituted");

export function substitutionParagraphs(
  { t }: Translator,
  items: OrderItemRow[],
  names: ReadonlyMap<number, string>,
): string[] {
  const products = items.filter(({ packaging }) => !packaging);
  const choices = products.flatMap((item) => {
    const { kind, productId } = readSubstitutionPreference(item.infos);
    if (kind === "none") return [t("order.ifMissing.none", { name: orderedName(item) })];
    const substitute = productId === null ? undefined : names.get(productId);
    return substitute === undefined
      ? []
      : [t("order.ifMissing.chosen", { name: orderedName(item), substitute })];
  });
  if (products.length === 0) return [];
  if (choices.length === 0) return [t("order.ifMissing.similar")];
  const others = choices.length < products.length ? [t("order.ifMissing.others")] : [];
  return [[t("order.ifMissing.title"), ...toBulletList([...choices, ...others])].join("\n")];
}

/** What the customer asked of whoever picks the products. */
export function noteParagraphs({ t }: Translator, items: OrderItemRow[]): string[] {
  const notes = items.flatMap((item) => {
    const note = item.infos[ITEM_NOTE];
    return note ? [t("order.notes.line", { name: orderedName(item), note })] : [];
  });
  return notes.length > 0 ? [[t("order.notes.title"), ...toBulletList(notes)].join("\n")] : [];
}

export function pickingDifferences(translator: Translator, items: OrderItemRow[]): string[] {
  const { t } = translator;
  const list = (title: string, texts: string[]) =>
    texts.length > 0 ? [[title, ...toBulletList(texts)].join("\n")] : [];
  return [
    ...list(t("order.missing"), [
      ...items.filter(isMissing).map(orderedName),
      ...items.filter(isShort).map((item) =>
        t("order.short", {
          name: orderedName(item),
          picked: pickedText(translator, item),
          ordered: quantityText(translator, item),
        }),
      ),
    ]),
    ...list(
      t("order.substituted"),
      substitutedOf(items).map((item) =>
        t("order.substitution", { name: orderedName(item), substitute: deliveredName(item) }),
      ),
    ),
    ...list(
      t("order.refusedSubstitutes"),
      items.filter(isRefused).map((item) => describeRefused(translator, item)),
    ),
  ];
}
