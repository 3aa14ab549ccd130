"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import styles from "./rating.module.css";

export const STARS = [1, 2, 3, 4, 5] as const;

export function RatingStars({ count }: { count: number }) {
  const t = useTranslations("orderTools.rating");
  return (
    <p className={styles.stars}>
      <span className="visually-hidden">{t("star", { count })}</span>
      {STARS.map((star) => (
        <Icon key={star} name="star" size={28} className={star <= count ? styles.on : styles.off} />
      ))}
    </p>
  );
}
