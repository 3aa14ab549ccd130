import { UNLIMITED } from "@/lib/rules/quantities/unlimited-stock";
import type { ActionProps } from "./card-actions";
import { useSessionProduct } from "./session-products";

/** Of the customer's store once it is known; as `stockToBuy`. */
export const useStock = ({ id, stock = UNLIMITED }: Pick<ActionProps, "id" | "stock">): number =>
  useSessionProduct(id)?.stock ?? stock;
