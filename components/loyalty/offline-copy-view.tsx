"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo } from "react";
import { useHydrated } from "@/components/forms/use-hydrated";
import { Button } from "@/components/ui/button";
import { Actions } from "@/components/ui/form-layout";
import { Panel } from "@/components/ui/panel";
import { Muted } from "@/components/ui/muted";
import { fetchVersion } from "@/lib/api/fetch-version";
import { readOfflineCopy } from "@/lib/offline/copy";
import { safePath } from "@/lib/offline/safe-path";
import { formatCardNumber } from "@/lib/rules/account/fidelity";
import { joinDetails } from "@/lib/format/join-details";
import { DeliveryPass } from "@/components/orders/delivery-pass";
import { FidelityBarcode } from "./fidelity-barcode";
import styles from "./fidelity.module.css";

const ATTEMPTS = 10;
const PAUSE_MS = 500;
const ONLINE_PAUSE_MS = 2000;

function retry(): void {
  window.location.assign(safePath(new URLSearchParams(window.location.search).get("from")));
}

/** The `online` event fires slightly before the shop is reachable. */
async function waitForShop(signal: AbortSignal): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const version = await fetchVersion();
    if (signal.aborted) return false;
    if (version !== null) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (signal.aborted) return false;
  }
  return false;
}

export function OfflineCopyView() {
  const t = useTranslations("offline");
  const isHydrated = useHydrated();
  const copy = useMemo(() => (isHydrated ? readOfflineCopy() : null), [isHydrated]);

  useEffect(() => {
    const controller = new AbortController();
    const onOnline = () => void waitForShop(controller.signal).then((isBack) => isBack && retry());
    window.addEventListener("online", onOnline);
    const timer = navigator.onLine ? setTimeout(onOnline, ONLINE_PAUSE_MS) : undefined;
    return () => {
      controller.abort();
      clearTimeout(timer);
      window.removeEventListener("online", onOnline);
    };
  }, []);

  const number = copy?.card ? formatCardNumber(copy.card) : "";
  const order = copy?.order;
  return (
    <>
      {(copy?.card || order) && <p>{t("saved")}</p>}
      <Actions>
        <Button onClick={retry}>{t("again")}</Button>
      </Actions>
      {copy && !copy.card && !order && <Muted>{t("none")}</Muted>}
      {copy?.card && (
        <Panel aria-labelledby="offline-card">
          <h2 id="offline-card">{t("card")}</h2>
          <div className={styles.scan}>
            <FidelityBarcode code={copy.card} label={t("cardCode", { number })} />
            <p className={styles.number}>{number}</p>
          </div>
        </Panel>
      )}
      {order && (
        <Panel aria-labelledby="offline-order">
          <h2 id="offline-order">{t("order")}</h2>
          <DeliveryPass order={order} />
          <ul>
            {order.lines.map(({ name, amount }, index) => (
              <li key={index}>{joinDetails(name, amount)}</li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
