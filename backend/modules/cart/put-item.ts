import { and, eq, sql } from "drizzle-orm";
import { cartItem } from "../../db/schema";
import type { Message } from "../../envelope";
import type { Draft } from "./change";
import { cleanInfos, itemKey, missingOption, type Infos } from "./item-infos";
import type { Article, Line } from "./items";
import { classRefusal, dailyRefusal, stockRefusal } from "./limits";
import { checkQuantity, italian } from "./quantity-check";
import { sellingRule } from "./selling-rule";

export type Wish = { article: Article; quantity: number; infos: Infos };

export type Outcome = { refused: Message } | { info: Message | null };

const BAG_RULE = sellingRule({ TIPOLOGIA: "Pezzo", MAXACQ: "20" });

const idOf = (article: Article) => article.row.productId;

function withLine(lines: Line[], article: Article, key: string, quantity: number): Line[] {
  const others = lines.filter(({ item }) => item.itemKey !== key);
  const own = lines.find(({ item }) => item.itemKey === key);
  const item = {
    ...(own?.item ?? { itemId: 0, cartId: 0, infos: {}, addedAt: new Date(0) }),
    productId: idOf(article),
    itemKey: key,
    quantity,
  };
  return [...others, { item, article }];
}

/** Sets a line to an absolute quantity, or says why not; 0 takes it out. `lines` is the cart as it is. */
export async function putItem(draft: Draft, lines: Line[], wish: Wish): Promise<Outcome> {
  const { tx, cart, now } = draft;
  const { article } = wish;
  const infos = cleanInfos(article, wish.infos);
  const key = itemKey(idOf(article), infos);
  if (wish.quantity <= 0) {
    await tx.delete(cartItem).where(and(eq(cartItem.cartId, cart.cartId), eq(cartItem.itemKey, key)));
    return { info: null };
  }
  const option = missingOption(article, infos);
  if (option) return { refused: option };
  const rule = article.kind === "packaging" ? BAG_RULE : sellingRule(article.row.infos);
  const checked = checkQuantity(rule, wish.quantity);
  if ("refused" in checked) return checked;
  if (article.kind === "product") {
    const after = withLine(lines, article, key, checked.quantity);
    const refused =
      stockRefusal(article, after) ??
      classRefusal(article, after) ??
      (await dailyRefusal(tx, article, after, { ...cart, now }));
    if (refused) return { refused };
  }
  await tx
    .insert(cartItem)
    .values({
      cartId: cart.cartId,
      productId: idOf(article),
      itemKey: key,
      quantity: checked.quantity,
      infos,
      addedAt: now,
    })
    .onConflictDoUpdate({
      target: [cartItem.cartId, cartItem.itemKey],
      set: { quantity: checked.quantity, infos: sql`${cartItem.infos} || ${JSON.stringify(infos)}::jsonb` },
    });
  return {
    info: checked.rounded ? roundedInfo(checked.quantity, rule.kind === "loose" ? "kg" : "pz") : null,
  };
}

function roundedInfo(quantity: number, unit: string): Message {
  return {
    code: "info.cart.quantity.rounded",
    message: `La quantità è stata arrotondata a ${italian(quantity)} ${unit}.`,
  };
}
