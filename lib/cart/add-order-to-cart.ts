import { emit } from "../overlays/events";
import { emitError } from "../api/emit-error";
import { hasMessages } from "../api/emit-messages";
import { writeCart } from "./write-cart";

export async function addOrderToCart(orderId: number): Promise<void> {
  try {
    const { messages } = await writeCart("cart/add-all-from-order", { params: { order_id: orderId } });
    if (!hasMessages(messages)) emit({ kind: "done", key: "orders.addedAll" });
  } catch (cause) {
    emitError("errors.errorAddingProductFromOrder", cause);
  }
}
