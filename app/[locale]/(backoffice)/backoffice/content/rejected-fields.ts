import "server-only";
import { getTranslations } from "next-intl/server";
import type { StaffActionState } from "@/components/backoffice/staff-action-state";
import { type FieldProblem, problemAt } from "@/lib/content-edit/field-problems";
import type { EditableDocument } from "@/lib/ebsn/domain/content-edit";
import type { GatewayResponse } from "@/lib/gateway/gateway-response";
import type { Locale } from "@/lib/i18n/locales";

/** Says at its field what is wrong with it, and keeps what was typed. */
export async function rejectedFields(
  slug: string,
  problems: FieldProblem[],
  locale: Locale,
  savedVersion: number | undefined,
): Promise<StaffActionState> {
  const t = await getTranslations({ locale });
  const texts = problems.map(({ name, label, owner, reason, detail }) => {
    const values = {
      owner,
      label: t(`backoffice.contentEdit.${label}`),
      reason: t(`backoffice.contentEdit.invalid.${reason}`, { detail }),
    };
    return [name, t(`backoffice.contentEdit.${owner ? "ownedFieldError" : "fieldError"}`, values)] as const;
  });
  return {
    rowId: slug,
    done: null,
    errors: [...new Set(texts.map(([, text]) => text))],
    fieldErrors: Object.fromEntries(texts),
    savedVersion,
  };
}

const FIELD_ERROR = "error.content.field.";

/** Of what the shop rejected by its path in the document. */
export function problemsOf({ response }: GatewayResponse, document: EditableDocument): FieldProblem[] {
  return response.errors.flatMap(({ code, message }) => {
    if (!code.startsWith(FIELD_ERROR)) return [];
    const path = code.slice(FIELD_ERROR.length);
    const numbers = path.endsWith("warehouseIds") ? (message.match(/\d+/g) ?? []).join(", ") : "";
    return problemAt(path, document, numbers) ?? [];
  });
}
