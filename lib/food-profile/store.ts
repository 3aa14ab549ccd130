import { readItem, removeItem, writeItem } from "../browser/storage";
import {
  formatFoodProfile,
  type FoodProfile,
  isEmptyFoodProfile,
  parseFoodProfile,
} from "../rules/products/food-profile";
import { hasLoggedOut } from "../session/log-out-hint";
import { createStore } from "../state/store";
import { FOOD_PROFILE_KEY } from "./hint";

export type StoredFoodProfile = FoodProfile & {
  isInAccount: boolean;
};

const ACCOUNT_MARK = "account:";

const isAccountFoodProfileStored = (): boolean =>
  readItem("localStorage", FOOD_PROFILE_KEY)?.startsWith(ACCOUNT_MARK) === true;

function readStored(): StoredFoodProfile | null {
  const text = readItem("localStorage", FOOD_PROFILE_KEY);
  if (text === null) return null;
  const isInAccount = text.startsWith(ACCOUNT_MARK);
  if (isInAccount && hasLoggedOut()) return null;
  const foodProfile = parseFoodProfile(isInAccount ? text.slice(ACCOUNT_MARK.length) : text);
  return isEmptyFoodProfile(foodProfile) ? null : { ...foodProfile, isInAccount };
}

export const foodProfileStore = createStore<StoredFoodProfile | null>(null, readStored);

export function storeFoodProfile(foodProfile: StoredFoodProfile | null): void {
  const stored = foodProfile && !isEmptyFoodProfile(foodProfile) ? foodProfile : null;
  if (stored) {
    const mark = stored.isInAccount ? ACCOUNT_MARK : "";
    writeItem("localStorage", FOOD_PROFILE_KEY, mark + formatFoodProfile(stored));
  } else removeItem("localStorage", FOOD_PROFILE_KEY);
  foodProfileStore.set(stored);
}

/** The account's profile, unless the device has one of its own. */
export function setAccountFoodProfile(text: string): void {
  const stored = foodProfileStore.get();
  if (stored === null || stored.isInAccount)
    storeFoodProfile({ ...parseFoodProfile(text), isInAccount: true });
}

/** On log-out the account's profile is removed; one that was only on the device stays. */
export function removeAccountFoodProfile(): void {
  if (isAccountFoodProfileStored() || foodProfileStore.get()?.isInAccount) storeFoodProfile(null);
}
