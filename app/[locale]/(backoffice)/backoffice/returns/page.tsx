import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { StaffReturnsPage } from "@/components/backoffice/staff-returns-page";
import { userMessage } from "@/lib/api/user-message";
import { backofficePaths } from "@/lib/backoffice-paths";
import type { StaffRefund } from "@/lib/ebsn/domain/staff-order";
import { isSuccess } from "@/lib/gateway/answer";
import { fetchAnswerAsVisitor } from "@/lib/gateway/as-visitor";
import { localizePath } from "@/lib/i18n/locale-path";
import { readSession } from "@/lib/session/server";
import { decideRefund } from "../staff-actions";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("backoffice.returns");
  return { title: t("title") };
}

export default async function Page() {
  const [session, locale, t] = await Promise.all([readSession(), getLocale(), getTranslations()]);
  const answer = await fetchAnswerAsVisitor<StaffRefund[]>("backoffice-access/list-refunds", {});
  const href = localizePath(locale);
  if (!session.staff || answer.http === 419)
    redirect(href(backofficePaths.loginAgain(href(backofficePaths.returns()))));
  const refunds = isSuccess(answer) ? answer.data : null;
  return (
    <StaffReturnsPage
      refunds={refunds}
      errorMessage={refunds ? "" : userMessage(answer.response, t)}
      decide={decideRefund}
    />
  );
}
