import { createStore } from "../store";
import { cartStore } from "./cart-store";
import { NO_LINES, type OptimisticLines, rebase } from "./optimistic-lines";
import { toBaseLines } from "./selectors";

/** Changed by the write queue of lib/cart/lines.ts, and below by each cart that arrives. */
export const cartLines = createStore<OptimisticLines>(NO_LINES);

let known = cartStore.get();

cartStore.subscribe(() => {
  const previous = known;
  known = cartStore.get();
  if (known.customerGeneration !== previous.customerGeneration) cartLines.set(NO_LINES);
  else if (known.cart && known.cart !== previous.cart)
    cartLines.set(rebase(cartLines.get(), toBaseLines(known.cart)));
});
