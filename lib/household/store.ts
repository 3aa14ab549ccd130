import { formatHousehold, type Household, isEmptyHousehold, parseHousehold } from "../rules/household";
import { createStore } from "../store";
import { HOUSEHOLD_KEY } from "./hint";

export type KeptHousehold = Household & {
  /** The customer wants it in the account too. */
  isInAccount: boolean;
};

const ACCOUNT_MARK = "account:";

function readKept(): KeptHousehold | null {
  try {
    const text = localStorage.getItem(HOUSEHOLD_KEY);
    if (text === null) return null;
    const isInAccount = text.startsWith(ACCOUNT_MARK);
    const household = parseHousehold(isInAccount ? text.slice(ACCOUNT_MARK.length) : text);
    return isEmptyHousehold(household) ? null : { ...household, isInAccount };
  } catch {
    return null;
  }
}

/** null: nobody has told. */
export const householdStore = createStore<KeptHousehold | null>(null, readKept);

export function keepHousehold(household: KeptHousehold | null): void {
  const kept = household && !isEmptyHousehold(household) ? household : null;
  try {
    if (kept)
      localStorage.setItem(HOUSEHOLD_KEY, `${kept.isInAccount ? ACCOUNT_MARK : ""}${formatHousehold(kept)}`);
    else localStorage.removeItem(HOUSEHOLD_KEY);
  } catch {
    // Without storage it holds until the page is left.
  }
  householdStore.set(kept);
}

/** The account's profile, unless the device has one of its own. */
export function adoptHousehold(text: string): void {
  const kept = householdStore.get();
  if (kept === null || kept.isInAccount) keepHousehold({ ...parseHousehold(text), isInAccount: true });
}

/** With a log-out the account's profile leaves the device, the device's own stays. */
export function forgetAccountHousehold(): void {
  if (householdStore.get()?.isInAccount) keepHousehold(null);
}
