import { emit } from "../overlays/events";
import { hasMessages } from "../api/emit-messages";
import { writeCart } from "./write-cart";

export async function removeGiftCode(code: string): Promise<void> {
  const { messages } = await writeCart("cart-giftcertificate/remove_code", { body: { code } });
  if (!hasMessages(messages)) emit({ kind: "done", key: "cart.giftRemoved", values: { code } });
}
