"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo } from "react";
import { useHydrated } from "@/components/forms/use-hydrated";
import { Button } from "@/components/ui/button";
import { Actions, Stack } from "@/components/ui/form-layout";
import { Panel } from "@/components/ui/panel";
import { Muted } from "@/components/ui/muted";
import { readOfflineCopy } from "@/lib/offline/copy";
import { openWantedPage, returnWhenReachable } from "@/lib/offline/return-when-reachable";
import { formatCardNumber } from "@/lib/rules/account/fidelity";
import { joinDetails } from "@/lib/format/join-details";
import { DeliveryPass } from "@/components/orders/delivery-pass";
import { FidelityBarcode } from "./fidelity-barcode";
import styles from "./fidelity.module.css";

export function OfflineCopyView() {
  const t = useTranslations("offline");
  const isHydrated = useHydrated();
  const copy = useMemo(() => (isHydrated ? readOfflineCopy() : null), [isHydrated]);

  useEffect(() => returnWhenReachable(), []);

  const number = copy?.card ? formatCardNumber(copy.card) : "";
  const order = copy?.order;
  return (
    <Stack>
      {(copy?.card || order) && <p>{t("saved")}</p>}
      <Actions>
        <Button onClick={openWantedPage}>{t("again")}</Button>
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
    </Stack>
  );
}
