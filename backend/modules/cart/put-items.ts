import { EbsnError, type Message } from "../../envelope";
import type { Draft, Messages } from "./change";
import { unknownProduct, type Infos } from "./item-infos";
import { findArticles, linesOf, supplyOf } from "./items";
import { putItem } from "./put-item";

export type Wanted = { productId: number; quantity: number; infos: Infos };

/**
 * Puts several articles in the cart. One that is refused fails the call; among several, those that
 * go in go in and the others are told as warnings, unless `strict` asks for all or nothing.
 */
export async function putItems(draft: Draft, wanted: Wanted[]): Promise<Messages> {
  const supply = await supplyOf(draft.tx, draft.cart.cartId);
  const articles = await findArticles(
    draft.tx,
    wanted.map(({ productId }) => productId),
    supply,
  );
  const infos: Message[] = [];
  const warnings: Message[] = [];
  for (const { productId, quantity, infos: given } of wanted) {
    const article = articles.get(productId);
    if (!article) {
      warnings.push(...unknownProduct().messages);
      continue;
    }
    const lines = await linesOf(draft.tx, draft.cart.cartId, supply);
    const outcome = await putItem(draft, lines, { article, quantity, infos: given });
    if ("refused" in outcome) {
      const named = { ...outcome.refused, message: `${article.row.name}: ${outcome.refused.message}` };
      warnings.push(wanted.length === 1 ? outcome.refused : named);
    } else if (outcome.info) infos.push(outcome.info);
  }
  if (warnings.length === wanted.length && warnings.length > 0) throw new EbsnError(warnings);
  return { infos, warnings };
}
