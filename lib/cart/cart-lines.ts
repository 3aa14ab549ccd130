import { createStore } from "../state/store";
import { cartStore } from "./cart-store";
import { NO_LINES, type OptimisticLines, rebase } from "./optimistic-lines";
import { toBaseLines } from "./selectors";

/** Changed by the write queue of lib/cart/lines.ts, and below by each cart that arrives. */
export const cartLines = createStore<OptimisticLines>(NO_LINES);

let lastSeen = cartStore.get();

cartStore.subscribe(() => {
  const previous = lastSeen;
  lastSeen = cartStore.get();
  if (lastSeen.customerGeneration !== previous.customerGeneration) cartLines.set(NO_LINES);
  else if (lastSeen.cart && lastSeen.cart !== previous.cart)
    cartLines.set(rebase(cartLines.get(), toBaseLines(lastSeen.cart)));
});
