import { isComparing } from "./compare-hint";
import { hasFoodProfile } from "../food-profile/hint";
import { createStore } from "../state/store";

export const needsCardExtrasStore = createStore(false, () => hasFoodProfile() || isComparing());
