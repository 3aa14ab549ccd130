"use client";

import { useTranslations } from "next-intl";
import { brand } from "@/brand.config";
import { Icon } from "@/components/ui/icon";
import styles from "./delivery.module.css";

/** Who delivers where the shop does not (requirements/delivery#addresses). */
export function DeliveryPartner() {
  const t = useTranslations("delivery");
  const { deliveryPartner } = brand;
  if (!deliveryPartner) return null;
  const { name, url } = deliveryPartner;
  return (
    <p className={styles.partner}>
      <Icon name="truck" size={20} />
      <span>
        {t("partner", { name })}{" "}
        <a href={url} target="_blank" rel="noopener">
          {t("toPartner", { name })}
        </a>
      </span>
    </p>
  );
}
