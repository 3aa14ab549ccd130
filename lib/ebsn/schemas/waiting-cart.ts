import { z } from "zod";
import { flag, id, list, number, optional, text } from "./lenient";

export const waitingCartSchema = z.object({
  waitingCart: optional(
    z.object({
      cartId: id,
      totalItems: number,
      placeName: text,
      storeName: text,
      /** Whether its place replaces that of the own cart when it is taken. */
      replacesPlace: flag,
      products: list(z.object({ productId: id, name: text, quantity: number })),
    }),
  ),
  ownCart: optional(
    z.object({
      totalItems: number,
      placeName: text,
      storeName: text,
      /** Of an order that is being modified: it cannot be replaced. */
      isReopened: flag,
    }),
  ),
  notSold: list(text),
});

export type WaitingCart = z.output<typeof waitingCartSchema>;
export type WireWaitingCart = z.input<typeof waitingCartSchema>;
