import { isComparing } from "./compare-hint";
import { hasHousehold } from "./household/hint";
import { createStore } from "./store";

export const needsCardExtrasStore = createStore(false, () => hasHousehold() || isComparing());
