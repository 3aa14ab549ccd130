"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { HOUSEHOLD_SIZES, PERSON_INFO } from "@/lib/rules/account/profile";
import { Select } from "@/components/ui/control";
import { FieldBox } from "@/components/ui/field";
import { useBusy } from "@/components/ui/use-busy";
import updateStyles from "./profile-update.module.css";

const saveHouseholdSize = (value: string) =>
  apiFetch<UserDetail>("registration/update_person_info", {
    body: { personInfoTypeId: PERSON_INFO.householdSize, value },
    success: { key: "profile.details.saved" },
  });

type Props = { user: UserDetail; onSaved: (user: UserDetail) => void };

export function ProfileUpdateHouseholdSize({ user, onSaved }: Props) {
  const t = useTranslations("profile.details");
  const savedValue = user.personInfos[PERSON_INFO.householdSize] ?? "";
  const [selected, setSelected] = useState(savedValue);
  const newest = useRef(savedValue);
  const saved = useRef(savedValue);
  const { whileBusy } = useBusy();

  async function write(value: string): Promise<void> {
    try {
      const changedUser = await saveHouseholdSize(value);
      saved.current = value;
      onSaved(changedUser);
    } catch (cause) {
      if (newest.current !== value) return;
      newest.current = saved.current;
      setSelected(saved.current);
      emitError("errors.generic", cause);
    }
  }

  /** The arrow keys change the value faster than it is written. */
  function save(value: string): void {
    setSelected(value);
    newest.current = value;
    void whileBusy(async () => {
      while (newest.current !== saved.current) await write(newest.current);
    });
  }

  return (
    <FieldBox id="household" label={t("household")} className={updateStyles.choice}>
      <Select id="household" value={selected} onChange={({ target }) => save(target.value)}>
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
