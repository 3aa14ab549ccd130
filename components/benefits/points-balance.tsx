"use client";

import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { accountPaths } from "@/lib/paths/account-paths";
import { PointsExpiry } from "@/components/loyalty/points-expiry";
import type { PointsExpiry as PointsExpiryDates } from "@/lib/ebsn/domain/benefits";
import { localizePath } from "@/lib/i18n/locale-path";
import styles from "./benefits.module.css";

type Target = "points" | "donate" | "rewards" | "requestedRewards";

type Balance = PointsExpiryDates & { points: number };

const PATHS: Record<Target, string> = {
  points: accountPaths.points(),
  donate: accountPaths.donate(),
  rewards: accountPaths.rewards(),
  requestedRewards: accountPaths.requestedRewards(),
};

export function PointsBalance({ balance, links }: { balance: Balance | undefined; links: Target[] }) {
  const t = useTranslations("benefits");
  const locale = useLocale();
  const href = localizePath(locale);
  return (
    <p className={styles.balance}>
      <b>{t("balance", { points: new Intl.NumberFormat(locale).format(balance?.points ?? 0) })}</b>
      <PointsExpiry expiry={balance} />
      {links.map((target) => (
        <Link key={target} href={href(PATHS[target])}>
          {t(`link.${target}`)}
        </Link>
      ))}
    </p>
  );
}
