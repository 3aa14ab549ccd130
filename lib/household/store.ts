import { formatHousehold, type Household, isEmptyHousehold, parseHousehold } from "../rules/household";
import { hasLoggedOut } from "../session/log-out-hint";
import { createStore } from "../store";
import { HOUSEHOLD_KEY } from "./hint";

export type StoredHousehold = Household & {
  isInAccount: boolean;
};

const ACCOUNT_MARK = "account:";

function isAccountHouseholdStored(): boolean {
  try {
    return localStorage.getItem(HOUSEHOLD_KEY)?.startsWith(ACCOUNT_MARK) === true;
  } catch {
    return false;
  }
}

function readStored(): StoredHousehold | null {
  try {
    const text = localStorage.getItem(HOUSEHOLD_KEY);
    if (text === null) return null;
    const isInAccount = text.startsWith(ACCOUNT_MARK);
    if (isInAccount && hasLoggedOut()) return null;
    const household = parseHousehold(isInAccount ? text.slice(ACCOUNT_MARK.length) : text);
    return isEmptyHousehold(household) ? null : { ...household, isInAccount };
  } catch {
    return null;
  }
}

export const householdStore = createStore<StoredHousehold | null>(null, readStored);

export function storeHousehold(household: StoredHousehold | null): void {
  const stored = household && !isEmptyHousehold(household) ? household : null;
  try {
    if (stored)
      localStorage.setItem(
        HOUSEHOLD_KEY,
        `${stored.isInAccount ? ACCOUNT_MARK : ""}${formatHousehold(stored)}`,
      );
    else localStorage.removeItem(HOUSEHOLD_KEY);
  } catch {
    // Without storage it lasts until the page is left.
  }
  householdStore.set(stored);
}

/** The account's profile, unless the device has one of its own. */
export function setAccountHousehold(text: string): void {
  const stored = householdStore.get();
  if (stored === null || stored.isInAccount) storeHousehold({ ...parseHousehold(text), isInAccount: true });
}

/** On log-out the account's profile is removed; one that was only on the device stays. */
export function removeAccountHousehold(): void {
  if (isAccountHouseholdStored() || householdStore.get()?.isInAccount) storeHousehold(null);
}
