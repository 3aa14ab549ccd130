import type { Cart } from "../ebsn/domain/cart";
import type { Messages } from "../ebsn/domain/envelope";
import { ApiError, type ApiRequest, apiFetchWithMessages } from "../api/api-fetch";
import { config } from "../config";
import { mayHaveSession } from "../session/session-state";
import { getCustomerGeneration } from "./cart-store";
import { fetchCart, setCart } from "./fetch-cart";

const RETRY_PAUSES_MS = [2000, 5000, 15_000];

const isUnanswered = (cause: unknown) =>
  cause instanceof ApiError && (cause.isUnanswered || cause.http >= 500);

let isReading = false;

/** Whoever does not see that the shop has made a change makes it a second time. */
async function readUntilAnswered(firstCause: unknown): Promise<void> {
  if (isReading) return;
  isReading = true;
  let cause: unknown = firstCause;
  for (const pause of RETRY_PAUSES_MS) {
    if (!isUnanswered(cause)) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    cause = mayHaveSession()
      ? await fetchCart().then(
          () => null,
          (error: unknown) => error,
        )
      : null;
  }
  isReading = false;
}

/**
 * Reads the cart again after a write that failed: the shop may have made a change whose answer was lost, and refuses
 * one of a line that another tab or device has removed.
 */
export function refetchAndRethrow(cause: unknown): never {
  if (mayHaveSession()) fetchCart().catch(readUntilAnswered);
  throw cause;
}

/** Without the queue: only for its own writes. */
export async function sendWrite(
  path: string,
  request: ApiRequest,
): Promise<{ cart: Cart; messages: Messages }> {
  const generation = getCustomerGeneration();
  const { data, messages } = await apiFetchWithMessages<Cart>(path, {
    ...request,
    params: { show_sectors: config.showSectors, ...request.params },
  }).catch(refetchAndRethrow);
  return { cart: config.updateCart ? setCart(data, generation) : await fetchCart(), messages };
}
