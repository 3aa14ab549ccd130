import type { CartItem } from "../ebsn/domain/cart";
import { config } from "../config";

export type LineDraft = {
  productId: number;
  name: string;
  quantity: number;
  /** Chosen options and item infos (use_wpid, package_num …) by name. */
  infos?: Record<string, string | number | boolean>;
  deliveryWarehouseId?: number | null;
  /** From this quantity on it is a whole package. */
  packageFrom?: number | null;
};

export function toRequestItem(draft: LineDraft, quantity = draft.quantity): Record<string, unknown> {
  const { productId, infos = {}, deliveryWarehouseId, packageFrom } = draft;
  const isPackage = typeof packageFrom === "number" && quantity >= packageFrom;
  return {
    productId,
    quantity,
    ...(deliveryWarehouseId ? { deliveryWarehouseId } : {}),
    infos: {
      accept_alternatives: config.acceptAlternatives,
      ...infos,
      ...(isPackage ? { is_package: true } : {}),
    },
  };
}

export function toLineDraft(item: CartItem, extraInfos: LineDraft["infos"] = {}): LineDraft {
  return {
    productId: item.product.productId,
    name: item.product.name,
    quantity: item.quantity,
    infos: { ...item.info, accept_alternatives: item.acceptAlternatives, ...extraInfos },
    deliveryWarehouseId: item.product.warehouseId,
  };
}
