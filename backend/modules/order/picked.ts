import type { OrderItemRow } from "./release";

/** As ordered until the order is picked. */
export const deliveredQuantity = ({ pickedQuantity, quantity }: OrderItemRow): number =>
  pickedQuantity ?? quantity;

export const chargedCents = ({ pickedCents, netCents }: OrderItemRow): number => pickedCents ?? netCents;
