"use client";

import { useState } from "react";
import { notify } from "@/components/ui/notify";
import { useBusy } from "@/components/ui/use-busy";
import { apiFetch } from "@/lib/api/api-fetch";
import type { FoodProfileMessages } from "@/lib/food-profile/messages";
import { foodProfileStore, storeFoodProfile, type StoredFoodProfile } from "@/lib/food-profile/store";
import { formatFoodProfile } from "@/lib/rules/products/food-profile";
import { PERSON_INFO } from "@/lib/rules/account/profile";
import { hasSignedInHint } from "@/lib/session/session-hint";
import { sessionHintStore } from "@/lib/session/session-state";
import { useStore } from "@/lib/state/use-store";
import { loadFoodProfileComponents } from "./food-profile-components";

const EMPTY_FOOD_PROFILE: StoredFoodProfile = { diets: [], avoid: [], isInAccount: false };

const saveInAccount = (value: string) =>
  apiFetch("registration/update_person_info", {
    body: { personInfoTypeId: PERSON_INFO.foodProfile, value },
  });

export function useFoodProfileForm(messages: FoodProfileMessages) {
  const stored = useStore(foodProfileStore);
  const isSignedIn = useStore(sessionHintStore) === true && hasSignedInHint();
  const [changed, setChanged] = useState<StoredFoodProfile | null>(null);
  const { isBusy, whileBusy } = useBusy();
  const foodProfile = changed ?? stored ?? EMPTY_FOOD_PROFILE;

  function change(toPart: (foodProfile: StoredFoodProfile) => Partial<StoredFoodProfile>): void {
    setChanged((before) => {
      const current = before ?? foodProfileStore.get() ?? EMPTY_FOOD_PROFILE;
      return { ...current, ...toPart(current) };
    });
  }

  async function save(next: StoredFoodProfile): Promise<void> {
    setChanged(next);
    const wasInAccount = stored?.isInAccount ?? false;
    const text = formatFoodProfile(next);
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
    storeFoodProfile({ ...next, isInAccount: isStoredInAccount });
    // Keeps what was changed while saving.
    setChanged((current) => (current === next ? null : current));
    if (hasAccountFailed) notify({ kind: "error", text: messages.accountFailed });
    else notify({ kind: "success", text: text === "" ? messages.cleared : messages.saved });
    void loadFoodProfileComponents();
  }

  return {
    foodProfile,
    change,
    save: () => void whileBusy(() => save(foodProfile)),
    clear: () => void whileBusy(() => save(EMPTY_FOOD_PROFILE)),
    isSignedIn,
    isStored: stored !== null,
    isBusy,
  };
}
