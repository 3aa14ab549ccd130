import { isComparing } from "./compare-hint";
import { hasHousehold } from "./household/hint";
import { createStore } from "./store";

/** Whether household warnings or the comparison are in use; loaded only then. */
export const showsListExtras = createStore(false, () => hasHousehold() || isComparing());
