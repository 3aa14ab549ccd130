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

function isAccountFoodProfileStored(): boolean {
  try {
    return localStorage.getItem(FOOD_PROFILE_KEY)?.startsWith(ACCOUNT_MARK) === true;
  } catch {
    return false;
  }
}

function readStored(): StoredFoodProfile | null {
  try {
    const text = localStorage.getItem(FOOD_PROFILE_KEY);
    if (text === null) return null;
    const isInAccount = text.startsWith(ACCOUNT_MARK);
    if (isInAccount && hasLoggedOut()) return null;
    const foodProfile = parseFoodProfile(isInAccount ? text.slice(ACCOUNT_MARK.length) : text);
    return isEmptyFoodProfile(foodProfile) ? null : { ...foodProfile, isInAccount };
  } catch {
    return null;
  }
}

export const foodProfileStore = createStore<StoredFoodProfile | null>(null, readStored);

export function storeFoodProfile(foodProfile: StoredFoodProfile | null): void {
  const stored = foodProfile && !isEmptyFoodProfile(foodProfile) ? foodProfile : null;
  try {
    if (stored)
      localStorage.setItem(
        FOOD_PROFILE_KEY,
        `${stored.isInAccount ? ACCOUNT_MARK : ""}${formatFoodProfile(stored)}`,
      );
    else localStorage.removeItem(FOOD_PROFILE_KEY);
  } catch {
    // Without storage it lasts until the page is left.
  }
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
