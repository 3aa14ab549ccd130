import { z } from "zod";
import { flag, id, list, number, optional, text } from "./lenient";

/** Madia's own: the cart filled before the log-in, and what each answer would do. */
export const waitingCartSchema = z.object({
  waitingCart: optional(
    z.object({
      cartId: id,
      totalItems: number,
      /** Where it was filled for. */
      placeName: text,
      storeName: text,
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
  /** Names of the waiting products that the store of the own cart does not sell. */
  notSold: list(text),
});

export type WaitingCart = z.output<typeof waitingCartSchema>;
export type WireWaitingCart = z.input<typeof waitingCartSchema>;
