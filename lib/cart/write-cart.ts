import type { Cart } from "../ebsn/domain/cart";
import type { Messages } from "../ebsn/domain/envelope";
import { type ApiRequest, apiFetchWithMessages } from "../api/api-fetch";
import { whileBlocking } from "../api/blocking-requests";
import { hasMessages } from "../api/emit-messages";
import { emit } from "../overlays/events";
import { markSessionChanged } from "../session/session-state";
import { getCustomerGeneration } from "./cart-store";
import { fetchCart } from "./fetch-cart";
import { cartWriteQueue } from "./line-writes";
import { enqueueFor } from "./change-lines";
import { refetchAndRethrow, sendWrite } from "./send-write";

export async function writeCart(
  path: string,
  /** `isSilent`: the caller emits the messages. */
  request: ApiRequest & { isSilent?: boolean } = {},
): Promise<{ cart: Cart; messages: Messages }> {
  const generation = getCustomerGeneration();
  await cartWriteQueue.flush();
  const result = await enqueueFor(generation, () => sendWrite(path, { method: "POST", ...request }));
  if (!request.isSilent && hasMessages(result.messages))
    emit({ kind: "messages", messages: result.messages });
  return result;
}

/** For calls that do not answer the cart: it is fetched again afterwards. */
export async function writeDelivery(path: string, params: ApiRequest["params"]): Promise<Cart> {
  const generation = getCustomerGeneration();
  await cartWriteQueue.flush();
  return whileBlocking(
    enqueueFor(generation, async () => {
      const { messages } = await apiFetchWithMessages<unknown>(path, { method: "POST", params }).catch(
        refetchAndRethrow,
      );
      const cart = await fetchCart();
      if (hasMessages(messages)) emit({ kind: "messages", messages });
      markSessionChanged();
      return cart;
    }),
  );
}
