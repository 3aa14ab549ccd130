"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSWR } from "@/lib/state/use-swr";
import { Muted } from "@/components/ui/muted";
import { apiFetch } from "@/lib/api/api-fetch";
import { formatFullDate } from "@/lib/dates";
import type { CustomerLifetime } from "@/lib/ebsn/domain/benefits";
import { formatMoney } from "@/lib/money";
import { withElision } from "@/lib/rules/text/elision";

/** Lifetime totals of the customer; hidden where the shop sends none. */
export function DashboardLifetime({ userId }: { userId: number }) {
  const t = useTranslations("profile.lifetime");
  const locale = useLocale();
  const { data } = useSWR(["customer-lifetime/user_info", userId], () =>
    apiFetch<CustomerLifetime>("customer-lifetime/user_info", { method: "POST", params: { userId } }),
  );
  if (!data?.customerSince) return null;
  return (
    <Muted>
      {t("since", withElision(formatFullDate(data.customerSince, locale)))}{" "}
      {data.ordersCount > 0 &&
        t("orders", {
          count: data.ordersCount,
          hasSaved: data.savedCents > 0 ? "yes" : "no",
          saved: formatMoney(data.savedCents, locale),
        })}
    </Muted>
  );
}
