"use client";

import { useTranslations } from "next-intl";
import type { FormMessages } from "@/components/forms/form-messages";
import { serializeValues } from "@/components/forms/read-files";
import { fieldServerError } from "@/components/forms/server-errors";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { apiFetch } from "@/lib/api/api-fetch";
import { isDomainError } from "@/lib/api/is-domain-error";
import type { OrderRefund } from "@/lib/ebsn/domain/order-refund";
import { REFUND_PATHS } from "@/lib/ebsn/refund-paths";
import { type FieldError, fieldError } from "@/lib/rules/forms/field-error";
import { createFormField, type FormValues } from "@/lib/rules/forms/form-fields";
import { validateForm } from "@/lib/rules/forms/form-validation";
import { isEmpty } from "@/lib/rules/forms/validators";
import type { RefundableLine } from "./refund-line";

const UPLOAD_TIMEOUT_MS = 180_000;

const PHOTO = "photo";

export const quantityName = (orderItemId: number) => `quantity-${orderItemId}`;

const refundItems = (lines: RefundableLine[], values: FormValues) =>
  lines
    .map(({ item: { orderItemId }, choices }) => ({
      orderItemId,
      quantity: Number(values[quantityName(orderItemId)] ?? 0),
      available: choices.at(-1),
    }))
    .filter(({ quantity }) => quantity > 0);

export type RefundFormOptions = {
  orderId: number;
  lines: RefundableLine[];
  fileMessages: FormMessages;
  onSent: (refund: OrderRefund | null) => Promise<void>;
  onRejected: () => void;
};

export function useRefundForm({ orderId, lines, fileMessages, onSent, onRejected }: RefundFormOptions) {
  const t = useTranslations("refunds");
  const photo = createFormField({
    id: PHOTO,
    name: PHOTO,
    kind: "file",
    label: t("photoLabel"),
    accept: ["jpg", "jpeg", "png", "webp"],
  });

  function validate(values: FormValues): Map<string, FieldError> {
    const missing = {
      items: refundItems(lines, values).length === 0,
      option: isEmpty(values.option),
      reason: isEmpty(values.reason),
    };
    const names = (["items", "option", "reason"] as const).filter((name) => missing[name]);
    const errors = names.map(
      (name) => [name, { ...fieldError("required"), message: t(`error.${name}`) }] as const,
    );
    return new Map<string, FieldError>([...errors, ...validateForm([photo], values)]);
  }

  const validatedForm = useValidatedForm<FormValues>({
    id: "refund",
    idOf: (name) => (name === "items" ? "refund-first" : `refund-${name}`),
    defaultValues: { option: "", reason: "", [PHOTO]: [] },
    validate,
    labelOf: (name) => (name === PHOTO ? photo.label : ""),
    async onSubmit(values) {
      const { content, unreadable } = await serializeValues({ [PHOTO]: values[PHOTO] ?? [] });
      if (unreadable.length > 0) return fieldServerError(PHOTO, fileMessages.fileGone);
      const body = {
        orderId,
        refundOptionId: Number(values.option),
        reason: String(values.reason).trim(),
        refundItems: refundItems(lines, values),
        photos: content[PHOTO],
      };
      await onSent(
        await apiFetch<OrderRefund | null>(REFUND_PATHS.add, {
          body,
          isLarge: true,
          success: { key: "refunds.sent" },
          timeoutMs: UPLOAD_TIMEOUT_MS,
        }).catch((cause: unknown) => {
          // Where the answer was lost, what was offered before tells the shop that it is the same request.
          if (isDomainError(cause)) onRejected();
          throw cause;
        }),
      );
    },
  });
  return { ...validatedForm, photo };
}
