"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Panel } from "@/components/ui/panel";
import { Muted } from "@/components/ui/record";
import { emitError } from "@/lib/cart/writes";
import { emit } from "@/lib/overlays/events";
import { type PushState, readPushState, switchPushOff, switchPushOn } from "@/lib/push/device";
import styles from "./profile.module.css";

/** Only here the browser's permission is requested. */
export function PushSwitch() {
  const t = useTranslations("profile.push");
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    readPushState().then(setState, () => setState("unsupported"));
  }, []);

  async function change(isOn: boolean): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const next = await (isOn ? switchPushOn() : switchPushOff());
      setState(next);
      if (next === "on" || next === "off") emit({ kind: "done", key: `profile.push.${next}` });
    } catch (cause) {
      emitError("errors.generic", cause);
    }
    setIsBusy(false);
  }

  return (
    <Panel className={styles.mfa} aria-labelledby="push-title">
      <h2 id="push-title">{t("title")}</h2>
      <p>{t("text")}</p>
      {(state === "denied" || state === "unsupported") && <Muted role="status">{t(state)}</Muted>}
      {(state === "on" || state === "off") && (
        <Checkbox
          role="switch"
          className={styles.switch}
          label={t("switch")}
          checked={state === "on"}
          aria-busy={isBusy || undefined}
          onChange={({ target }) => void change(target.checked)}
        />
      )}
    </Panel>
  );
}
