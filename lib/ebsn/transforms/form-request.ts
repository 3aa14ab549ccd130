import type { FormRequest, StaffForm } from "../domain/form-request";
import type { RawFormRequest, RawStaffForm } from "../schemas/form-request";

const STATUSES = ["received", "working", "answered", "closed"] as const;

/** A request without a status stays editable. */
export function toFormRequest(raw: RawFormRequest): FormRequest {
  const status = STATUSES.find((candidate) => candidate === raw.status) ?? null;
  return {
    cuFormId: raw.cuFormId,
    cuFormTypeId: raw.cuFormTypeId ?? raw.cuFormType?.cuFormTypeId ?? 0,
    name: raw.cuFormType?.name ?? "",
    sentAt: raw.insertDate,
    status,
    isOpen: status === "received" || raw.status === "",
    content: raw.content ?? {},
    answer: raw.answer,
  };
}

export function toStaffForm(raw: RawStaffForm): StaffForm {
  const { firstName = "", lastName = "", email = "" } = raw.user ?? {};
  return {
    ...toFormRequest(raw),
    source: raw.source === "content" ? "content" : "custom",
    answeredBy: raw.answeredBy,
    updatedAt: raw.updatedAt,
    sender: { userId: raw.user?.userId ?? null, firstName, lastName, email },
  };
}
