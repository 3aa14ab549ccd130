import { ApiError } from "../api/api-fetch";
import { emitError } from "./emit-error";
import { writeCart } from "./write-cart";

const BELOW_MINIMUM = "error.gift.minimum";

/** Never stops the purchase (requirements/cart#gift-codes); false where the cart is too small yet. */
export async function sendGiftCode(code: string): Promise<boolean> {
  try {
    await writeCart("cart-giftcertificate/add_code", { body: { code } });
  } catch (cause) {
    if (cause instanceof ApiError && cause.messages.errors[0]?.code === BELOW_MINIMUM) return false;
    emitError("cart.giftFailed", cause);
  }
  return true;
}
