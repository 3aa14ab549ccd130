"use client";

import { useState } from "react";
import { notify } from "@/components/ui/notify";
import { useBusy } from "@/components/ui/use-busy";
import { apiFetch } from "@/lib/api/api-fetch";
import type { HouseholdMessages } from "@/lib/household/messages";
import { householdStore, storeHousehold, type StoredHousehold } from "@/lib/household/store";
import { formatHousehold } from "@/lib/rules/household";
import { PERSON_INFO } from "@/lib/rules/profile";
import { hasSignedInHint } from "@/lib/session/session-hint";
import { sessionHintStore } from "@/lib/session/session-state";
import { useStore } from "@/lib/use-store";
import { loadHouseholdComponents } from "./household-components";

const EMPTY_HOUSEHOLD: StoredHousehold = { diets: [], avoid: [], isInAccount: false };

const saveInAccount = (value: string) =>
  apiFetch("registration/update_person_info", {
    body: { personInfoTypeId: PERSON_INFO.foodProfile, value },
  });

export function useHouseholdForm(messages: HouseholdMessages) {
  const stored = useStore(householdStore);
  const isSignedIn = useStore(sessionHintStore) === true && hasSignedInHint();
  const [changed, setChanged] = useState<StoredHousehold | null>(null);
  const { isBusy, whileBusy } = useBusy();
  const household = changed ?? stored ?? EMPTY_HOUSEHOLD;

  function change(toPart: (household: StoredHousehold) => Partial<StoredHousehold>): void {
    setChanged((before) => {
      const current = before ?? householdStore.get() ?? EMPTY_HOUSEHOLD;
      return { ...current, ...toPart(current) };
    });
  }

  async function save(next: StoredHousehold): Promise<void> {
    setChanged(next);
    const wasInAccount = stored?.isInAccount ?? false;
    const text = formatHousehold(next);
    let isStoredInAccount = next.isInAccount && isSignedIn;
    let hasAccountFailed = false;
    if (isSignedIn && (isStoredInAccount || wasInAccount)) {
      try {
        await saveInAccount(isStoredInAccount ? text : "");
      } catch {
        isStoredInAccount = wasInAccount;
        hasAccountFailed = true;
      }
    }
    storeHousehold({ ...next, isInAccount: isStoredInAccount });
    // Keeps what was changed while saving.
    setChanged((current) => (current === next ? null : current));
    if (hasAccountFailed) notify({ kind: "error", text: messages.accountFailed });
    else notify({ kind: "success", text: text === "" ? messages.cleared : messages.saved });
    void loadHouseholdComponents();
  }

  return {
    household,
    change,
    save: () => void whileBusy(() => save(household)),
    clear: () => void whileBusy(() => save(EMPTY_HOUSEHOLD)),
    isSignedIn,
    isStored: stored !== null,
    isBusy,
  };
}
