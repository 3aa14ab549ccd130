"use client";

import { useState } from "react";
import { useIsStaff } from "@/components/forms/use-is-staff";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { HydrationSafeCheckbox } from "@/components/ui/hydration-safe-checkbox";
import { notify } from "@/components/ui/notify";
import { apiFetch } from "@/lib/api/api-fetch";
import type { HouseholdMessages } from "@/lib/household/messages";
import { householdStore, storeHousehold, type StoredHousehold } from "@/lib/household/store";
import { type Diet, DIETS } from "@/lib/rules/food-facts";
import { formatHousehold, type Intolerance, INTOLERANCES } from "@/lib/rules/household";
import { PERSON_INFO } from "@/lib/rules/profile";
import { hasSignedInHint } from "@/lib/session/session-hint";
import { sessionHintStore } from "@/lib/session/session-state";
import { withItem } from "@/lib/with-item";
import { useStore } from "@/lib/use-store";
import { loadHouseholdComponents } from "./household-components";
import styles from "./household-page.module.css";

const EMPTY_HOUSEHOLD: StoredHousehold = { diets: [], avoid: [], isInAccount: false };

const saveInAccount = (value: string) =>
  apiFetch("registration/update_person_info", {
    body: { personInfoTypeId: PERSON_INFO.foodProfile, value },
  });

export function HouseholdForm({ messages }: { messages: HouseholdMessages }) {
  const stored = useStore(householdStore);
  const isSignedIn = useStore(sessionHintStore) === true && hasSignedInHint();
  const [changed, setChanged] = useState<StoredHousehold | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isStaff = useIsStaff();
  const household = changed ?? stored ?? EMPTY_HOUSEHOLD;
  const { diets, avoid, isInAccount } = household;

  function change(toPart: (household: StoredHousehold) => Partial<StoredHousehold>): void {
    setChanged((before) => {
      const current = before ?? householdStore.get() ?? EMPTY_HOUSEHOLD;
      return { ...current, ...toPart(current) };
    });
  }

  async function save(next: StoredHousehold): Promise<void> {
    setIsBusy(true);
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
    setChanged(null);
    setIsBusy(false);
    if (hasAccountFailed) notify({ kind: "error", text: messages.accountFailed });
    else notify({ kind: "success", text: text === "" ? messages.cleared : messages.saved });
    await loadHouseholdComponents();
  }

  if (isStaff && isSignedIn) return <Alert tone="warning">{messages.customerOnly}</Alert>;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save(household);
      }}
    >
      <Choices<Diet>
        legend={messages.diets}
        values={DIETS}
        chosen={diets}
        nameOf={(diet) => messages.diet[diet]}
        onChoose={(diet, isChosen) => change((before) => ({ diets: withItem(before.diets, diet, isChosen) }))}
      />
      <Choices<Intolerance>
        legend={messages.avoid}
        values={INTOLERANCES}
        chosen={avoid}
        nameOf={(intolerance) => messages.need[intolerance]}
        onChoose={(intolerance, isChosen) =>
          change((before) => ({ avoid: withItem(before.avoid, intolerance, isChosen) }))
        }
      />
      {isSignedIn ? (
        <label className={styles.account}>
          <HydrationSafeCheckbox
            checked={isInAccount}
            onChange={(isTicked) => change(() => ({ isInAccount: isTicked }))}
            aria-describedby="account-hint"
          />
          <span>
            {messages.account}
            <small id="account-hint">{messages.accountHint}</small>
          </span>
        </label>
      ) : (
        <p className={styles.label}>{messages.deviceOnly}</p>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {messages.save}
        </Button>
        {stored && (
          <Button variant="quiet" onClick={() => !isBusy && void save(EMPTY_HOUSEHOLD)}>
            {messages.clear}
          </Button>
        )}
      </div>
    </form>
  );
}

type ChoicesProps<T extends string> = {
  legend: string;
  values: readonly T[];
  chosen: readonly T[];
  nameOf: (value: T) => string;
  onChoose: (value: T, isChosen: boolean) => void;
};

function Choices<T extends string>({ legend, values, chosen, nameOf, onChoose }: ChoicesProps<T>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <HydrationSafeCheckbox
            checked={chosen.includes(value)}
            onChange={(isTicked) => onChoose(value, isTicked)}
          />
          <span>{nameOf(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}
