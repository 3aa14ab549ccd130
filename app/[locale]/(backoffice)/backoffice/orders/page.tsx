import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { StaffOrdersPage } from "@/components/backoffice/staff-orders-page";
import { userMessage } from "@/lib/api/user-message";
import { backofficePaths } from "@/lib/backoffice-paths";
import type { StaffOrder } from "@/lib/ebsn/domain/staff-order";
import { isSuccess } from "@/lib/gateway/answer";
import { fetchAnswerAsVisitor } from "@/lib/gateway/as-visitor";
import { localizePath } from "@/lib/i18n/locale-path";
import { parseId } from "@/lib/parse-id";
import { readSession } from "@/lib/session/server";
import { advanceOrder } from "../staff-actions";

export const dynamic = "force-dynamic";

type Query = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("backoffice.orders");
  return { title: t("title") };
}

export default async function Page({ searchParams }: { searchParams: Query }) {
  const params = await searchParams;
  const orderId = typeof params.order_id === "string" ? parseId(params.order_id) : null;
  const [session, locale, t] = await Promise.all([readSession(), getLocale(), getTranslations()]);
  const answer = await fetchAnswerAsVisitor<StaffOrder[]>(
    "backoffice-access/list-orders",
    orderId === null ? {} : { order_id: String(orderId) },
  );
  const href = localizePath(locale);
  if (!session.staff || answer.http === 419)
    redirect(href(backofficePaths.loginAgain(href(backofficePaths.orders()))));
  const orders = isSuccess(answer) ? answer.data : null;
  return (
    <StaffOrdersPage
      orderId={orderId}
      orders={orders}
      errorMessage={orders ? "" : userMessage(answer.response, t)}
      advance={advanceOrder}
    />
  );
}
