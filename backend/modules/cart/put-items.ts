import { EbsnError, type Message } from "../../envelope";
import type { Messages } from "./change";
import type { LockedCart } from "./locked-cart";
import { unknownProduct, type Infos } from "./item-infos";
import { findArticles, findLines, loadSupply } from "./items";
import { putItem } from "./put-item";

export type RequestedItem = { productId: number; quantity: number; infos: Infos };

/** A single rejected item throws; among several, the rejected ones are returned as warnings. */
export async function putItems(lockedCart: LockedCart, requested: RequestedItem[]): Promise<Messages> {
  const supply = await loadSupply(lockedCart.tx, lockedCart.cart.cartId);
  const articles = await findArticles(
    lockedCart.tx,
    requested.map(({ productId }) => productId),
    supply,
  );
  const infos: Message[] = [];
  const warnings: Message[] = [];
  for (const { productId, quantity, infos: requestedInfos } of requested) {
    const article = articles.get(productId);
    if (!article) {
      warnings.push(...unknownProduct().messages);
      continue;
    }
    const lines = await findLines(lockedCart.tx, lockedCart.cart.cartId, supply);
    const outcome = await putItem(lockedCart, lines, { article, quantity, infos: requestedInfos });
    if ("error" in outcome) {
      const namedError = { ...outcome.error, message: `${article.row.name}: ${outcome.error.message}` };
      warnings.push(requested.length === 1 ? outcome.error : namedError);
    } else if (outcome.info) infos.push(outcome.info);
  }
  if (warnings.length === requested.length && warnings.length > 0) throw new EbsnError(warnings);
  return { infos, warnings };
}
