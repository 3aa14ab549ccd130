"use client";

import { useLocale, useTranslations } from "next-intl";
import { Barcode } from "@/components/ui/barcode";
import { formatLongDay } from "@/lib/dates";
import type { DeliveryPassOrder } from "@/lib/offline/copy";
import { code128Modules } from "@/lib/rules/barcodes/code128";
import styles from "./delivery-pass.module.css";

export function DeliveryPass({ order }: { order: DeliveryPassOrder }) {
  const t = useTranslations("orders.pass");
  const locale = useLocale();
  const code = order.lockerCode || String(order.orderId);
  const modules = code128Modules(code);
  const codeName = t(order.lockerCode ? "lockerCode" : "orderCode");
  return (
    <article className={styles.pass} aria-labelledby="pass-title">
      <h2 id="pass-title">{t(order.isHome === false ? "pickup" : "delivery", { orderId: order.orderId })}</h2>
      <div className={styles.code}>
        <p>{codeName}</p>
        <p className={styles.figures}>{code}</p>
        {modules && <Barcode modules={modules} label={`${codeName}: ${code}`} className={styles.bars} />}
      </div>
      <dl className={styles.facts}>
        {order.date && (
          <div>
            <dt>{t("when")}</dt>
            <dd>
              <b>{formatLongDay(order.date, locale)}</b>{" "}
              <span className="nowrap">{order.arrival || order.hours}</span>
            </dd>
          </div>
        )}
        {order.place && (
          <div>
            <dt>{t("where")}</dt>
            <dd>{order.place}</dd>
          </div>
        )}
      </dl>
    </article>
  );
}
