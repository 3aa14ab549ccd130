"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Panel } from "@/components/ui/panel";
import { Muted } from "@/components/ui/muted";
import { useBusy } from "@/components/ui/use-busy";
import { emitError } from "@/lib/api/emit-error";
import { emit } from "@/lib/overlays/events";
import {
  type PushState,
  readPushState,
  switchPushOff,
  switchPushOn,
  watchPermission,
} from "@/lib/push/device";
import styles from "./profile.module.css";

/** Only here the browser's permission is requested. */
export function PushSwitch() {
  const t = useTranslations("profile.push");
  const [state, setState] = useState<PushState | null>(null);
  const { isBusy, whileBusy } = useBusy();

  useEffect(() => {
    const read = () => void readPushState().then(setState, () => setState("unsupported"));
    read();
    return watchPermission(read);
  }, []);

  async function change(isOn: boolean): Promise<void> {
    try {
      const next = await (isOn ? switchPushOn() : switchPushOff());
      setState(next);
      if (next === "on" || next === "off") emit({ kind: "done", key: `profile.push.${next}` });
      else emit({ kind: "announce", text: t(next) });
    } catch (cause) {
      emitError("errors.generic", cause);
    }
  }

  return (
    <Panel className={styles.mfa} aria-labelledby="push-title">
      <h2 id="push-title">{t("title")}</h2>
      <p>{t("text")}</p>
      {(state === "denied" || state === "unsupported") && <Muted id="push-blocked">{t(state)}</Muted>}
      {state !== null && state !== "unsupported" && (
        <Checkbox
          role="switch"
          className={styles.switch}
          label={t("switch")}
          checked={state === "on"}
          aria-describedby={state === "denied" ? "push-blocked" : undefined}
          aria-busy={isBusy || undefined}
          onChange={({ target }) => void whileBusy(() => change(target.checked))}
        />
      )}
    </Panel>
  );
}
