import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { StaffInboxPage } from "@/components/backoffice/staff-inbox-page";
import { StaffRequestPage } from "@/components/backoffice/staff-request-page";
import { userMessage } from "@/lib/api/user-message";
import { backofficePaths } from "@/lib/backoffice-paths";
import { getContentForm } from "@/lib/content/forms";
import { parseId } from "@/lib/parse-id";
import { isSuccess } from "@/lib/gateway/answer";
import { fetchAnswerAsVisitor } from "@/lib/gateway/as-visitor";
import type { StaffForm } from "@/lib/ebsn/domain/form-request";
import { getCustomForm } from "@/lib/ebsn/forms";
import { localizePath } from "@/lib/i18n/locale-path";
import { readSession } from "@/lib/session/server";
import { answerRequest, closeRequest } from "./actions";

export const dynamic = "force-dynamic";

type Query = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("backoffice.requests");
  return { title: t("title") };
}

const fetchFields = async ({ source, cuFormTypeId }: StaffForm) => {
  const form = await (
    source === "content" ? getContentForm(cuFormTypeId) : getCustomForm(cuFormTypeId)
  ).catch(() => null);
  return form?.fields ?? null;
};

export default async function Page({ searchParams }: { searchParams: Query }) {
  const params = await searchParams;
  const cuFormId = typeof params.cu_form_id === "string" ? parseId(params.cu_form_id) : null;
  const showAll = params.show_all === "true";
  const [session, locale, t] = await Promise.all([readSession(), getLocale(), getTranslations()]);
  const answer = await fetchAnswerAsVisitor<StaffForm | StaffForm[]>(
    cuFormId === null ? "backoffice-access/list-forms" : "backoffice-access/get-form",
    cuFormId === null ? (showAll ? { show_all: "true" } : {}) : { cu_form_id: String(cuFormId) },
  );
  const href = localizePath(locale);
  if (!session.staff || answer.http === 419)
    redirect(href(backofficePaths.loginAgain(href(backofficePaths.requests()))));
  const data = isSuccess(answer) ? answer.data : null;
  const errorMessage = data ? "" : userMessage(answer.response, t);
  if (cuFormId === null)
    return (
      <StaffInboxPage
        requests={Array.isArray(data) ? data : null}
        showAll={showAll}
        errorMessage={errorMessage}
      />
    );
  const request = Array.isArray(data) ? null : data;
  return (
    <StaffRequestPage
      key={cuFormId}
      request={request}
      fields={request && (await fetchFields(request))}
      errorMessage={errorMessage}
      actions={{ answer: answerRequest, close: closeRequest }}
    />
  );
}
