import { announce } from "@/lib/cart/events";
import { announceFailure, writeCart } from "@/lib/cart/writes";

/** Puts the goods of an order into the cart and says so, or why not. */
export async function buyOrderAgain(orderId: number): Promise<void> {
  try {
    const { messages } = await writeCart("cart/add-all-from-order", { params: { order_id: orderId } });
    if (messages.infos.length + messages.warnings.length === 0)
      announce({ kind: "done", key: "orders.addedAll" });
  } catch (cause) {
    announceFailure("errors.errorAddingProductFromOrder", cause);
  }
}
