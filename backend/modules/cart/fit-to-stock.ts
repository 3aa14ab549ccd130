import { quantityOnSteps } from "../../../lib/rules/quantities/quantity";
import { roundQuantity } from "../../../lib/rules/quantities/round-quantity";
import type { Message } from "../../envelope";
import type { Article, Line } from "./items";
import { shortMessage } from "./notices";
import { type RequestedItem, withName } from "./put-items";
import { isLoose, parseSellingRule } from "./selling-rule";

type Target = RequestedItem & { key: string; inCart: number };

/** As much of each product as is left for all its lines; what cannot be raised at all stays as it is. */
export function fitToStock<T extends Target>(
  targets: T[],
  articles: ReadonlyMap<number, Article>,
  lines: Line[],
): { fitted: T[]; warnings: Message[] } {
  const planned = new Map(
    lines.map(({ item: { itemKey, productId, quantity } }) => [itemKey, { productId, quantity }]),
  );
  const onOtherLines = ({ key, productId }: Target) =>
    [...planned].reduce(
      (sum, [other, line]) => (other !== key && line.productId === productId ? sum + line.quantity : sum),
      0,
    );
  const warnings: Message[] = [];
  const fitted = targets.map((target) => {
    const article = articles.get(target.productId);
    if (article?.kind !== "product" || article.row.stock === null) return target;
    const { stock, infos } = article.row;
    const left = roundQuantity(stock - onOtherLines(target));
    const quantity = quantityOnSteps(parseSellingRule(infos), target.quantity, left);
    const isFewer = quantity < target.quantity && quantity > target.inCart && quantity <= left;
    if (isFewer) warnings.push(withName(shortMessage(stock, isLoose(infos)), article));
    const result = isFewer ? { ...target, quantity } : target;
    planned.set(target.key, { productId: target.productId, quantity: result.quantity });
    return result;
  });
  return { fitted, warnings };
}
