import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { StaffInboxPage } from "@/components/backoffice/staff-inbox-page";
import { StaffRequestPage } from "@/components/backoffice/staff-request-page";
import { userMessage } from "@/lib/api/user-message";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { getContentForm } from "@/lib/content/forms";
import { parseId } from "@/lib/params/parse-id";
import { isSuccess } from "@/lib/gateway/gateway-response";
import { fetchResponseAsVisitor } from "@/lib/gateway/as-visitor";
import { readPage } from "@/lib/catalogue/listing";
import type { StaffList } from "@/lib/ebsn/domain/backoffice";
import type { StaffForm } from "@/lib/ebsn/domain/form-request";
import { getCustomForm } from "@/lib/ebsn/forms";
import type { FormField } from "@/lib/rules/forms/form-fields";
import { requireStaff } from "../require-staff";
import { answerRequest, closeRequest } from "./actions";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("backoffice.requests.title");

async function readFields({ source, cuFormTypeId }: StaffForm): Promise<FormField[] | "failed" | null> {
  try {
    const form = await (source === "content" ? getContentForm(cuFormTypeId) : getCustomForm(cuFormTypeId));
    return form?.fields ?? null;
  } catch {
    return "failed";
  }
}

export default async function Page({ searchParams }: PageProps<"/[locale]/backoffice/requests">) {
  const params = await searchParams;
  const cuFormId = parseId(params.cu_form_id);
  const page = readPage(params.page);
  const showAll = params.show_all === "true";
  const path = backofficePaths.requests({ cuFormId: cuFormId ?? undefined, showAll, page });
  await requireStaff(path, "requests");
  const response = await fetchResponseAsVisitor<StaffForm | StaffList<StaffForm>>(
    cuFormId === null ? "backoffice-access/list-forms" : "backoffice-access/get-form",
    cuFormId === null
      ? { ...(showAll ? { show_all: "true" } : {}), page: String(page) }
      : { cu_form_id: String(cuFormId) },
  );
  await requireStaff(path, "requests", response);
  const data = isSuccess(response) ? response.data : null;
  const errorMessage = data ? "" : userMessage(response.response, await getTranslations());
  const list = data && "entries" in data ? data : null;
  if (cuFormId === null)
    return (
      <StaffInboxPage
        requests={list?.entries ?? null}
        listPage={list?.page}
        showAll={showAll}
        errorMessage={errorMessage}
      />
    );
  const request = data && "entries" in data ? null : data;
  return (
    <StaffRequestPage
      key={cuFormId}
      request={request}
      fields={request && (await readFields(request))}
      errorMessage={errorMessage}
      place={{ showAll, page }}
      actions={{ answer: answerRequest, close: closeRequest }}
    />
  );
}
