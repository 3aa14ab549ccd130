import { readableName } from "../../../lib/rules/text/names";
import { EbsnError, type Message, type Messages } from "../../envelope";
import type { LockedCart } from "./locked-cart";
import { unknownProduct, type Infos } from "./item-infos";
import { loadDelivery } from "./delivery";
import { type Article, findArticles, findLines, loadSupply } from "./items";
import { type Destination, lockNotice } from "./notices";
import { englishOf } from "../lang/english";
import { putItem } from "./put-item";

const UNDELIVERABLE = "msg.cart.availability.errors";

export type RequestedItem = { productId: number; quantity: number; infos: Infos };

export function withName(message: Message, { row }: Article): Message {
  const name = readableName(row.name);
  return {
    code: message.code,
    message: `${name}: ${message.message}`,
    english: `${name}: ${englishOf(message)}`,
  };
}

/** Products that cannot be delivered there or then are added with a warning. */
function findLock(article: Article, destination: Destination, now: Date): Message[] {
  if (article.kind === "packaging") return [];
  const lock = lockNotice(article.row, destination, now);
  return lock ? [{ ...withName(lock, article), code: UNDELIVERABLE }] : [];
}

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
  const undeliverable: Message[] = [];
  const { choice, slot } = await loadDelivery(
    lockedCart.tx,
    lockedCart.cart,
    lockedCart.customer?.customerId ?? null,
  );
  const destination = { deliveryServiceId: choice.deliveryServiceId, slot };
  let lines = await findLines(lockedCart.tx, lockedCart.cart.cartId, supply);
  for (const { productId, quantity, infos: requestedInfos } of requested) {
    const article = articles.get(productId);
    if (!article) {
      warnings.push(...unknownProduct().messages);
      continue;
    }
    const outcome = await putItem(lockedCart, lines, { article, quantity, infos: requestedInfos });
    if ("error" in outcome) {
      warnings.push(requested.length === 1 ? outcome.error : withName(outcome.error, article));
      continue;
    }
    lines = outcome.lines;
    if (outcome.info) infos.push(outcome.info);
    else if (quantity > 0) undeliverable.push(...findLock(article, destination, lockedCart.now));
  }
  if (warnings.length === requested.length && warnings.length > 0) throw new EbsnError(warnings);
  return { infos, warnings: [...warnings, ...undeliverable] };
}
