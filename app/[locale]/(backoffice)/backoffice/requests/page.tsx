import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { StaffRequestPage } from "@/components/backoffice/staff-request-page";
import { userMessage } from "@/lib/api/user-message";
import { backofficePaths } from "@/lib/backoffice-paths";
import { parseId } from "@/lib/parse-id";
import { isSuccess } from "@/lib/gateway/answer";
import { fetchAnswerAsVisitor } from "@/lib/gateway/as-visitor";
import type { StaffForm } from "@/lib/ebsn/domain/form-request";
import { getCustomForm } from "@/lib/ebsn/forms";
import { localizePath } from "@/lib/i18n/locale-path";
import { readSession } from "@/lib/session/server";

export const dynamic = "force-dynamic";

type Query = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("backoffice.requests");
  return { title: t("title") };
}

const readIdParam = (value: string | string[] | undefined) =>
  typeof value === "string" ? parseId(value) : null;

export default async function Page({ searchParams }: { searchParams: Query }) {
  const params = await searchParams;
  const [userId, cuFormId] = [readIdParam(params.user_id), readIdParam(params.cu_form_id)];
  const [session, locale] = await Promise.all([readSession(), getLocale()]);
  const answer =
    userId !== null && cuFormId !== null
      ? await fetchAnswerAsVisitor<StaffForm>("backoffice-access/get-form", {
          cu_form_id: String(cuFormId),
          user_id: String(userId),
        })
      : null;
  if (!session.staff || answer?.http === 419)
    redirect(
      localizePath(locale)(backofficePaths.loginAgain(localizePath(locale)(backofficePaths.requests()))),
    );
  const request = answer && isSuccess(answer) ? answer.data : null;
  const form = request && (await getCustomForm(request.cuFormTypeId).catch(() => null));
  return (
    <StaffRequestPage
      key={`${userId} ${cuFormId}`}
      userId={userId}
      cuFormId={cuFormId}
      request={request}
      fields={form?.fields ?? null}
      errorMessage={answer && !request ? userMessage(answer.response, await getTranslations()) : null}
    />
  );
}
