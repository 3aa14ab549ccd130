"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { LoadError } from "@/components/ui/load-error";
import { Checkbox } from "@/components/ui/checkbox";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/cart/emit-error";
import styles from "./profile.module.css";

const readEnabled = () => apiFetch<boolean>("registration/mfa_enabled");

export function MfaSwitch() {
  const t = useTranslations("profile.mfa");
  const { data, error, mutate } = useSWR("registration/mfa_enabled", readEnabled);
  const [pendingValue, setPendingValue] = useState<boolean | null>(null);

  async function save(enabled: boolean): Promise<void> {
    if (pendingValue !== null) return;
    setPendingValue(enabled);
    try {
      const isEnabled = await apiFetch<boolean>("registration/update_mfa", {
        body: { enabled },
        success: (isOn) => ({ key: isOn ? "profile.mfa.on" : "profile.mfa.off" }),
      });
      await mutate(isEnabled, { revalidate: false });
    } catch (cause) {
      emitError("errors.generic", cause);
    }
    setPendingValue(null);
  }

  return (
    <Panel id="mfa" className={styles.mfa} aria-labelledby="mfa-title">
      <h2 id="mfa-title">{t("title")}</h2>
      <p>{t("text")}</p>
      {error !== undefined && data === undefined && <LoadError onRetry={() => void mutate()} />}
      {error === undefined && data === undefined && <Skeleton height="var(--tap)" />}
      {data !== undefined && (
        <Checkbox
          role="switch"
          className={styles.switch}
          label={t("switch")}
          checked={pendingValue ?? data}
          aria-busy={pendingValue !== null || undefined}
          onChange={({ target }) => void save(target.checked)}
        />
      )}
    </Panel>
  );
}
