import type { FormRequest, StaffAnswer, StaffForm } from "../domain/form-request";
import type { RawFormRequest, RawStaffForm } from "../schemas/form-request";

const STATUSES = ["received", "working", "answered", "closed"] as const;

/** A shop without a history sends the last answer alone. */
function toStaffAnswers(raw: RawFormRequest, answeredBy = ""): StaffAnswer[] {
  if (raw.answers.length > 0)
    return raw.answers.map((entry) => ({
      text: entry.answer,
      staffName: entry.answeredBy,
      sentAt: entry.answeredAt,
    }));
  return raw.answer ? [{ text: raw.answer, staffName: answeredBy, sentAt: "" }] : [];
}

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
    answers: toStaffAnswers(raw),
  };
}

export function toStaffForm(raw: RawStaffForm): StaffForm {
  const { firstName = "", lastName = "", email = "" } = raw.user ?? {};
  return {
    ...toFormRequest(raw),
    source: raw.source === "content" ? "content" : "custom",
    answers: toStaffAnswers(raw, raw.answeredBy),
    updatedAt: raw.updatedAt,
    sender: { userId: raw.user?.userId ?? null, firstName, lastName, email },
  };
}
