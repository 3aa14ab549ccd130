"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { door } from "@/lib/cart/door";
import { announce } from "@/lib/cart/events";
import { announceFailure } from "@/lib/cart/writes";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { HOUSEHOLDS, PERSON_INFO } from "@/lib/rules/profile";
import own from "./profile-update.module.css";

type Props = { user: UserDetail; onSaved: (user: UserDetail) => void };

/** How many eat at home; kept as soon as it is chosen. */
export function ProfileUpdateHousehold({ user, onSaved }: Props) {
  const t = useTranslations("profile.details");
  const kept = user.personInfos[PERSON_INFO.household] ?? "";
  const [chosen, setChosen] = useState(kept);

  async function save(value: string): Promise<void> {
    setChosen(value);
    try {
      onSaved(
        await door<UserDetail>("registration/update_person_info", {
          body: { personInfoTypeId: PERSON_INFO.household, value },
        }),
      );
      announce({ kind: "done", key: "profile.details.saved" });
    } catch (cause) {
      setChosen(kept);
      announceFailure("errors.generic", cause);
    }
  }

  return (
    <div className={own.choice}>
      <label htmlFor="household">{t("household")}</label>
      <select id="household" value={chosen} onChange={({ target }) => void save(target.value)}>
        <option value="">{t("householdUnsaid")}</option>
        {HOUSEHOLDS.map((one) => (
          <option key={one} value={one}>
            {t("householdCount", { count: Number(one) })}
          </option>
        ))}
      </select>
    </div>
  );
}
