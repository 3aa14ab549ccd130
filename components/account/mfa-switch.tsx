"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { LoadFailed } from "@/components/delivery/load-failed";
import { Checkbox } from "@/components/forms/checkbox";
import { Skeleton } from "@/components/ui/skeleton";
import { door } from "@/lib/cart/door";
import { announce } from "@/lib/cart/events";
import { announceFailure } from "@/lib/cart/writes";
import styles from "./profile.module.css";

const readEnabled = () => door<boolean>("registration/mfa_enabled");

/** Whether a log-in asks for a pin, too; kept as soon as it is switched. */
export function MfaSwitch() {
  const t = useTranslations("profile.mfa");
  const { data, error, mutate } = useSWR("registration/mfa_enabled", readEnabled);
  const [wanted, setWanted] = useState<boolean | null>(null);

  async function save(enabled: boolean): Promise<void> {
    if (wanted !== null) return;
    setWanted(enabled);
    try {
      const kept = await door<boolean>("registration/update_mfa", { body: { enabled } });
      await mutate(kept, { revalidate: false });
      announce({ kind: "done", key: kept ? "profile.mfa.on" : "profile.mfa.off" });
    } catch (cause) {
      announceFailure("errors.generic", cause);
    }
    setWanted(null);
  }

  return (
    <section id="mfa" className={styles.panel} aria-labelledby="mfa-title">
      <h2 id="mfa-title">{t("title")}</h2>
      <p>{t("text")}</p>
      {error !== undefined && data === undefined && <LoadFailed onRetry={() => void mutate()} />}
      {error === undefined && data === undefined && <Skeleton height="var(--tap)" />}
      {data !== undefined && (
        <Checkbox
          role="switch"
          className={styles.switch}
          label={t("switch")}
          checked={wanted ?? data}
          aria-busy={wanted !== null || undefined}
          onChange={({ target }) => void save(target.checked)}
        />
      )}
    </section>
  );
}
