import { isComparing } from "./compare-hint";
import { hasHousehold } from "./household/hint";
import { createStore } from "./store";

/** Whether lists and products show a household's warnings and filter, or what is compared: loaded for few visitors. */
export const showsListExtras = createStore(false, () => hasHousehold() || isComparing());
