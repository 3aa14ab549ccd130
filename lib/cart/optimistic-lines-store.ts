import { createStore } from "../state/store";
import { cartStore } from "./cart-store";
import { NO_LINES, type OptimisticLines, rebase } from "./optimistic-lines";
import { toBaseLines } from "./selectors";

/** Changed by the queue of lib/cart/line-writes.ts, and below by each cart that arrives. */
export const optimisticLinesStore = createStore<OptimisticLines>(NO_LINES);

let lastSeen = cartStore.get();

cartStore.subscribe(() => {
  const previous = lastSeen;
  lastSeen = cartStore.get();
  if (lastSeen.customerGeneration !== previous.customerGeneration) optimisticLinesStore.set(NO_LINES);
  else if (lastSeen.cart && lastSeen.cart !== previous.cart)
    optimisticLinesStore.set(rebase(optimisticLinesStore.get(), toBaseLines(lastSeen.cart)));
});
