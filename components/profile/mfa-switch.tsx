"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { focusControl } from "@/components/forms/focus-control";
import { LoadError } from "@/components/ui/load-error";
import { Checkbox } from "@/components/ui/checkbox";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";
import { isPasswordMissing } from "./current-password";
import { MfaPasswordForm } from "./mfa-password-form";
import styles from "./profile.module.css";

const SWITCH_ID = "mfa-switch";

const readEnabled = () => apiFetch<boolean>("registration/mfa_enabled");

export function MfaSwitch() {
  const t = useTranslations("profile.mfa");
  const { data, error, mutate } = useSWR("registration/mfa_enabled", readEnabled);
  const [pendingValue, setPendingValue] = useState<boolean | null>(null);
  const [needsPassword, setNeedsPassword] = useState(false);

  async function save(body: { enabled: boolean; password?: string }): Promise<void> {
    const isEnabled = await apiFetch<boolean>("registration/update_mfa", {
      body,
      success: (isOn) => ({ key: isOn ? "profile.mfa.on" : "profile.mfa.off" }),
    });
    await mutate(isEnabled, { revalidate: false });
  }

  async function toggle(enabled: boolean): Promise<void> {
    if (pendingValue !== null) return;
    setPendingValue(enabled);
    try {
      await save({ enabled });
    } catch (cause) {
      if (isPasswordMissing(cause)) setNeedsPassword(true);
      else emitError("errors.generic", cause);
    }
    setPendingValue(null);
  }

  function closeForm(): void {
    focusControl(SWITCH_ID);
    setNeedsPassword(false);
  }

  async function switchOff(password: string): Promise<void> {
    await save({ enabled: false, password });
    closeForm();
  }

  return (
    <Panel id="mfa" className={styles.mfa} aria-labelledby="mfa-title">
      <h2 id="mfa-title">{t("title")}</h2>
      <p>{t("text")}</p>
      {error !== undefined && data === undefined && <LoadError error={error} onRetry={() => void mutate()} />}
      {error === undefined && data === undefined && <Skeleton height="var(--tap)" />}
      {data !== undefined && (
        <Checkbox
          id={SWITCH_ID}
          role="switch"
          className={styles.switch}
          label={t("switch")}
          checked={pendingValue ?? data}
          aria-busy={pendingValue !== null || undefined}
          onChange={({ target }) => void toggle(target.checked)}
        />
      )}
      {needsPassword && <MfaPasswordForm onSubmit={switchOff} onCancel={closeForm} />}
    </Panel>
  );
}
