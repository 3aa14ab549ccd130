"use client";

import { useIsStaff } from "@/components/forms/use-is-staff";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { HydrationSafeCheckbox } from "@/components/ui/hydration-safe-checkbox";
import type { FoodProfileMessages } from "@/lib/food-profile/messages";
import { type Diet, DIETS } from "@/lib/rules/products/food-facts";
import { type Intolerance, INTOLERANCES } from "@/lib/rules/products/food-profile";
import { withItem } from "@/lib/state/with-item";
import styles from "./food-profile-page.module.css";
import { useFoodProfileForm } from "./use-food-profile-form";

export function FoodProfileForm({ messages }: { messages: FoodProfileMessages }) {
  const { foodProfile, change, save, clear, isSignedIn, isStored, isBusy } = useFoodProfileForm(messages);
  const { diets, avoid, isInAccount } = foodProfile;
  const isStaff = useIsStaff();

  if (isStaff && isSignedIn) return <Alert tone="warning">{messages.customerOnly}</Alert>;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
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
        {isStored && (
          <Button variant="quiet" onClick={clear}>
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
