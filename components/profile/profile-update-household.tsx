"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/cart/emit-error";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { HOUSEHOLD_SIZES, PERSON_INFO } from "@/lib/rules/profile";
import { Select } from "@/components/ui/control";
import { FieldBox } from "@/components/ui/field";
import updateStyles from "./profile-update.module.css";

type Props = { user: UserDetail; onSaved: (user: UserDetail) => void };

export function ProfileUpdateHousehold({ user, onSaved }: Props) {
  const t = useTranslations("profile.details");
  const savedValue = user.personInfos[PERSON_INFO.householdSize] ?? "";
  const [selected, setSelected] = useState(savedValue);

  async function save(value: string): Promise<void> {
    setSelected(value);
    try {
      onSaved(
        await apiFetch<UserDetail>("registration/update_person_info", {
          body: { personInfoTypeId: PERSON_INFO.householdSize, value },
          success: { key: "profile.details.saved" },
        }),
      );
    } catch (cause) {
      setSelected(savedValue);
      emitError("errors.generic", cause);
    }
  }

  return (
    <FieldBox id="household" label={t("household")} className={updateStyles.choice}>
      <Select id="household" value={selected} onChange={({ target }) => void save(target.value)}>
        <option value="">{t("householdNotGiven")}</option>
        {HOUSEHOLD_SIZES.map((size) => (
          <option key={size} value={size}>
            {t("householdCount", { count: Number(size) })}
          </option>
        ))}
      </Select>
    </FieldBox>
  );
}
