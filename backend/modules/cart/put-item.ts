import { eq, sql } from "drizzle-orm";
import { cartItem } from "../../db/schema";
import type { Message } from "../../envelope";
import { translatedMessage } from "../lang/translated-message";
import type { LockedCart } from "./locked-cart";
import { cleanInfos, itemKey, missingOption, type Infos } from "./item-infos";
import type { Article, Line } from "./items";
import { checkMaximums, checkStock } from "./limits";
import { checkQuantity } from "./quantity-check";
import { removeLines } from "./remove-lines";
import { parseSellingRule } from "./selling-rule";
import { withRememberedPreference } from "./substitution";

export type ItemTarget = {
  article: Article;
  quantity: number;
  infos: Infos;
  itemKey?: string;
};

/** `lines` is the cart afterwards. */
export type PutItemOutcome = { info: Message | null; lines: Line[] };

const PACKAGING_RULE = parseSellingRule({ TIPOLOGIA: "Pezzo", MAXACQ: "20" });

const getProductId = (article: Article) => article.row.productId;

function withLine(lines: Line[], line: Line): Line[] {
  const isSame = ({ item }: Line) => item.itemKey === line.item.itemKey;
  return lines.some(isSame) ? lines.map((other) => (isSame(other) ? line : other)) : [...lines, line];
}

/**
 * Sets an absolute quantity; 0 removes the line. `lines` is the current cart. Less than before is taken up to the
 * most that any line may have: what is above a stock or maximum that has fallen comes down step by step.
 */
export async function putItem(
  lockedCart: LockedCart,
  lines: Line[],
  target: ItemTarget,
): Promise<PutItemOutcome | { error: Message }> {
  const { tx, cart, now } = lockedCart;
  const { article } = target;
  const infos = cleanInfos(article, target.infos);
  const key = target.itemKey ?? itemKey(getProductId(article), infos);
  if (target.quantity <= 0) {
    await removeLines(tx, cart.cartId, eq(cartItem.itemKey, key));
    return { info: null, lines: lines.filter(({ item }) => item.itemKey !== key) };
  }
  const optionError = missingOption(article, infos);
  if (optionError) return { error: optionError };
  const rule = article.kind === "packaging" ? PACKAGING_RULE : parseSellingRule(article.row.infos);
  const before = lines.find(({ item }) => item.itemKey === key)?.item.quantity ?? 0;
  const checked = checkQuantity(target.quantity < before ? { ...rule, maxAcq: null } : rule, target.quantity);
  if ("error" in checked) return checked;
  const row = {
    cartId: cart.cartId,
    productId: getProductId(article),
    itemKey: key,
    quantity: checked.quantity,
    infos,
    addedAt: now,
  };
  if (article.kind === "product" && checked.quantity >= before) {
    const linesAfter = withLine(lines, { article, item: { itemId: 0, ...row } });
    const error =
      checkStock(article, linesAfter) ?? (await checkMaximums(tx, article, linesAfter, { ...cart, now }));
    if (error) return { error };
  }
  const lineInfos =
    before === 0
      ? cleanInfos(article, await withRememberedPreference(tx, cart.customerId, row.productId, infos))
      : infos;
  const [item] = await tx
    .insert(cartItem)
    .values({ ...row, infos: lineInfos })
    .onConflictDoUpdate({
      target: [cartItem.cartId, cartItem.itemKey],
      set: { quantity: checked.quantity, infos: sql`${cartItem.infos} || ${JSON.stringify(infos)}::jsonb` },
    })
    .returning();
  if (!item) throw new Error(`no line ${key} in cart ${cart.cartId}`);
  return {
    lines: withLine(lines, { article, item }),
    info: checked.rounded ? roundedMessage(checked.quantity, rule.kind === "loose") : null,
  };
}

const roundedMessage = (rounded: number, isWeighed: boolean): Message =>
  translatedMessage("info.cart.quantity.rounded", ({ t, quantity }) =>
    t(isWeighed ? "answer.roundedWeight" : "answer.roundedPieces", { quantity: quantity(rounded) }),
  );
