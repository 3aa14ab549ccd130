"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { apiFetch } from "@/lib/api/api-fetch";
import { isPositionDenied, readPosition } from "@/lib/browser/browser-position";
import { config } from "@/lib/config";
import type { Store } from "@/lib/ebsn/domain/delivery";
import styles from "./stores.module.css";

type State = "idle" | "asking" | "denied" | "failed" | "none";

/** Asks for the position only after a click. */
export function NearStoresButton({ onFound }: { onFound: (stores: Store[]) => void }) {
  const t = useTranslations("stores");
  const [state, setState] = useState<State>("idle");

  async function search(): Promise<void> {
    if (state === "asking") return;
    setState("asking");
    try {
      const stores = await apiFetch<Store[]>("store-proximity/localize", {
        params: {
          ...(await readPosition()),
          distance: config.proximityDistance,
          orderby: "distance",
        },
      });
      setState(stores.length > 0 ? "idle" : "none");
      if (stores.length > 0) onFound(stores);
    } catch (cause) {
      setState(isPositionDenied(cause) ? "denied" : "failed");
    }
  }

  return (
    <div className={styles.near}>
      <Button variant="secondary" small busy={state === "asking"} onClick={() => void search()}>
        <Icon name="pin" size={18} /> {t("nearMe")}
      </Button>
      <div role="status">
        {state === "denied" && <Alert tone="warning">{t("nearMeDenied")}</Alert>}
        {state === "failed" && <Alert tone="warning">{t("nearMeFailed")}</Alert>}
        {state === "none" && <p>{t("nearMeNone", { km: config.proximityDistance / 1000 })}</p>}
      </div>
    </div>
  );
}
