"use client";

import { useLocale, useTranslations } from "next-intl";
import { Actions } from "@/components/ui/form-layout";
import { InlineFacts } from "@/components/ui/inline-facts";
import { Link } from "@/components/ui/link";
import { Muted } from "@/components/ui/muted";
import { Panel } from "@/components/ui/panel";
import { accountPaths } from "@/lib/paths/account-paths";
import { formatPlace } from "@/lib/rules/delivery/addresses";
import { isPickUpService } from "@/lib/rules/delivery/handover";
import { browserToday } from "@/lib/browser/browser-clock";
import { formatLongDay } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";

/** Of an order already placed. */
export function NextDelivery({ order }: { order: Order }) {
  const t = useTranslations();
  const locale = useLocale();
  const href = localizePath(locale);
  const { orderId, timeslot, service, address, lockerCode } = order;
  if (!timeslot) return null;
  const isPickUp = isPickUpService(service?.deliveryServiceId);
  const isToday = timeslot.dateIso.slice(0, 10) === browserToday();
  return (
    <Panel aria-labelledby="next-title">
      <h2 id="next-title">{t(isPickUp ? "profile.pickUp" : "profile.delivery")}</h2>
      <p>
        <b>{isToday ? t("delivery.today") : formatLongDay(timeslot.dateIso, locale)}</b>{" "}
        <span className="nowrap">
          {timeslot.beginTime}–{timeslot.endTime}
        </span>
      </p>
      <p>
        <InlineFacts
          facts={[service?.name, address && formatPlace(address, service?.deliveryServiceId, locale)]}
        />
      </p>
      {lockerCode && (
        <Muted>
          {t("orders.lockerCode")}: <b>{lockerCode}</b>
        </Muted>
      )}
      <Actions>
        <Link href={href(paths.order(orderId))}>{t("orders.number", { orderId })}</Link>
        <Link href={href(accountPaths.deliveryPass(orderId))}>{t("orders.pass.show")}</Link>
      </Actions>
    </Panel>
  );
}
