import type { OrderItem } from "../ebsn/domain/order";
import type { Product } from "../ebsn/domain/product";
import { missingOptions } from "../rules/cart/add-to-cart";
import { ITEM_NOTE } from "../rules/cart/item-note";
import { LINE_KEY_INFOS } from "../rules/cart/line-key";
import { packageFrom, quantityOnSteps } from "../rules/quantities/quantity";
import { reorderedQuantity } from "../rules/quantities/reordered-quantity";
import { roundQuantity } from "../rules/quantities/round-quantity";
import type { AddRequest } from "./add-to-cart";
import { getSellingRule } from "./compact-selling";
import type { LineDraft } from "./line-draft";

export type ReorderLines = {
  /** Nothing is to be asked about them. */
  drafts: LineDraft[];
  /** Of these a choice is missing today: options, slices or a promotion, which is asked about at each purchase. */
  questions: AddRequest[];
  /** Names of products of which less is left than was ordered. */
  fewer: string[];
};

type Line = { product: Product; quantity: number; infos: Record<string, string> };

/** What only a promotion told apart is one line, as it is asked about again. */
function joinLines(items: OrderItem[], currentProducts: ReadonlyMap<number, Product>): Line[] {
  const lines = new Map<string, Line>();
  for (const { product: ordered, quantity, info } of items) {
    const product = currentProducts.get(ordered.productId);
    if (!product) continue;
    const { use_wpid: _promotion, ...infos } = info;
    const names = [...LINE_KEY_INFOS, ...product.selectOptions.map(({ parameterName }) => parameterName)];
    const key = JSON.stringify([product.productId, ...names.map((name) => infos[name] ?? "")]);
    const today = reorderedQuantity(
      getSellingRule(ordered.selling),
      getSellingRule(product.selling),
      quantity,
    );
    const known = lines.get(key);
    lines.set(key, {
      product,
      quantity: roundQuantity(today + (known?.quantity ?? 0)),
      infos: known?.infos ?? infos,
    });
  }
  return [...lines.values()];
}

const isChoiceMissing = ({ product, infos }: Line): boolean =>
  product.promo?.selectable === true ||
  missingOptions(product, { quantity: 1, options: infos }).length > 0 ||
  (product.selling.splitOnPackage && !infos.package_num);

/** As much as is left of each product for all its lines. */
function fitToStock(wanted: Line[]): Pick<ReorderLines, "fewer"> & { lines: Line[] } {
  const left = new Map<number, number>();
  const lines: Line[] = [];
  const fewer = new Set<string>();
  for (const line of wanted) {
    const { productId, name, available, selling } = line.product;
    const room = left.get(productId) ?? available;
    const isEnough = line.quantity <= room;
    if (!isEnough) fewer.add(name);
    const quantity = isEnough ? line.quantity : quantityOnSteps(getSellingRule(selling), line.quantity, room);
    // Not even the first step is left.
    if (quantity > room) continue;
    left.set(productId, roundQuantity(room - quantity));
    lines.push({ ...line, quantity });
  }
  return { lines, fewer: [...fewer] };
}

/** Of the products that can be bought today. */
export function reorderLines(
  items: OrderItem[],
  currentProducts: ReadonlyMap<number, Product>,
): ReorderLines {
  const { lines, fewer } = fitToStock(joinLines(items, currentProducts));
  return {
    fewer,
    drafts: lines
      .filter((line) => !isChoiceMissing(line))
      .map(({ product: { productId, name, warehouseId, selling, notPromotable }, quantity, infos }) => ({
        productId,
        name,
        quantity,
        infos: { ...infos, ...(notPromotable && { accept_alternatives: false }) },
        deliveryWarehouseId: warehouseId,
        packageFrom: packageFrom(getSellingRule(selling)),
      })),
    questions: lines.filter(isChoiceMissing).map(({ product: { productId }, quantity, infos }) => ({
      productId,
      quantity,
      options: infos,
      packageNum: Number(infos.package_num) || undefined,
      note: infos[ITEM_NOTE],
    })),
  };
}
