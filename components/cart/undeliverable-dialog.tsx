"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button, LinkButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { formatInstant, formatLongDay, formatWeekday, timeAndDay } from "@/lib/dates";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { formatHourRanges } from "@/lib/rules/dates/clock-times";
import type { Lock } from "@/lib/rules/cart/locks";

type Props = { product: ProductDetail; lock: Lock; onResolve: (wantsOtherDay: boolean) => void };

export function UndeliverableDialog({ product, lock, onResolve }: Props) {
  const t = useTranslations("cart.undeliverable");
  const locale = useLocale();
  const department = product.crumbs.findLast(({ slug }) => slug);

  function reasonText(): string {
    switch (lock.reason) {
      case "leadTime":
        return t("leadTime", {
          from: lock.day ? formatLongDay(lock.day, locale) : formatInstant(lock.from, locale),
        });
      case "dayLock":
        return t("dayLock", { days: lock.weekDays.map((day) => formatWeekday(day, locale)).join(", ") });
      case "hourLock":
        return t("hourLock", { hours: formatHourRanges(lock.hours) });
      case "cutOff":
        return lock.until
          ? t("cutOff", timeAndDay(lock.until, locale))
          : t("orderHours", { hours: formatHourRanges(lock.hours) });
    }
  }

  return (
    <Dialog
      open
      title={t("title", { name: product.name })}
      width={520}
      onClose={() => onResolve(false)}
      footer={
        <>
          {department?.slug && (
            <LinkButton
              variant="secondary"
              href={localizePath(locale)(paths.category(department.slug))}
              onClick={() => onResolve(false)}
            >
              {t("otherProduct")}
            </LinkButton>
          )}
          <Button onClick={() => onResolve(true)}>{t("otherDay")}</Button>
        </>
      }
    >
      <p>{reasonText()}</p>
    </Dialog>
  );
}
