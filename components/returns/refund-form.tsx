"use client";

import { useTranslations } from "next-intl";
import { FileControl } from "@/components/forms/file-control";
import { Form } from "@/components/forms/form";
import type { FormMessages } from "@/components/forms/form-messages";
import { serializeValues } from "@/components/forms/read-files";
import { generalError } from "@/components/forms/server-errors";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/control";
import { FieldBox, FieldError, describeControl } from "@/components/ui/field";
import { apiFetch } from "@/lib/api/api-fetch";
import type { OrderRefund } from "@/lib/ebsn/domain/order-refund";
import { REFUND_PATHS } from "@/lib/ebsn/refund-paths";
import { type FieldError as RuleError, fieldError } from "@/lib/rules/field-error";
import { validateForm } from "@/lib/rules/form-validation";
import { createFormField, type FormValues } from "@/lib/rules/form-fields";
import { isEmpty } from "@/lib/rules/validators";
import { RefundLine, type RefundableLine } from "./refund-line";
import { RefundOptions } from "./refund-options";
import styles from "./refund.module.css";

const MAX_REASON_LENGTH = 1000;
const UPLOAD_TIMEOUT_MS = 60_000;
const PHOTO = "photo";

const quantityName = (orderItemId: number) => `quantity-${orderItemId}`;

type Props = {
  orderId: number;
  lines: RefundableLine[];
  fileMessages: FormMessages;
  onSent: (refund: OrderRefund | null) => void;
};

export function RefundForm({ orderId, lines, fileMessages, onSent }: Props) {
  const t = useTranslations("refunds");
  const photo = createFormField({
    id: PHOTO,
    name: PHOTO,
    kind: "file",
    label: t("photoLabel"),
    accept: ["jpg", "jpeg", "png", "webp"],
  });
  const firstLine = lines.findIndex(({ choices }) => choices.length > 0);
  const itemsOf = (values: FormValues) =>
    lines
      .map(({ item: { orderItemId } }) => ({
        orderItemId,
        quantity: Number(values[quantityName(orderItemId)] ?? 0),
      }))
      .filter(({ quantity }) => quantity > 0);

  function validate(values: FormValues): Map<string, RuleError> {
    const missing = {
      items: itemsOf(values).length === 0,
      option: isEmpty(values.option),
      reason: isEmpty(values.reason),
    };
    const names = (["items", "option", "reason"] as const).filter((name) => missing[name]);
    const errors = names.map(
      (name) => [name, { ...fieldError("required"), message: t(`error.${name}`) }] as const,
    );
    return new Map<string, RuleError>([...errors, ...validateForm([photo], values)]);
  }

  const { form, field, errorOf, busy, formProps } = useValidatedForm<FormValues>({
    id: "refund",
    idOf: (name) => (name === "items" ? "refund-first" : `refund-${name}`),
    defaultValues: { option: "", reason: "", [PHOTO]: [] },
    validate,
    labelOf: (name) => (name === PHOTO ? photo.label : ""),
    async onSubmit(values) {
      const payload = await serializeValues({ [PHOTO]: values[PHOTO] ?? [] }).catch(() => null);
      if (!payload) return generalError(fileMessages.fileGone);
      const body = {
        orderId,
        refundOptionId: Number(values.option),
        reason: String(values.reason).trim(),
        refundItems: itemsOf(values),
        photos: payload[PHOTO],
      };
      onSent(
        await apiFetch<OrderRefund | null>(REFUND_PATHS.add, {
          body,
          isLarge: true,
          success: { key: "refunds.sent" },
          timeoutMs: UPLOAD_TIMEOUT_MS,
        }),
      );
    },
  });
  const itemsError = errorOf("items");
  const { id, error, label: _label, ...reason } = field("reason");
  const hint = error ? undefined : t("whyHint");

  return (
    <Form {...formProps} className={styles.form} title={t("errorTitle")}>
      <fieldset className={styles.group}>
        <legend>{t("which")}</legend>
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            <RefundLine
              key={line.item.orderItemId}
              {...line}
              {...form.register(quantityName(line.item.orderItemId), {
                onChange: () => form.clearErrors("items"),
              })}
              id={index === firstLine ? "refund-first" : undefined}
              isInvalid={itemsError !== undefined}
            />
          ))}
        </ul>
        {itemsError && <FieldError id="refund-items-error">{itemsError}</FieldError>}
      </fieldset>
      <RefundOptions register={form.register} error={errorOf("option")} />
      <FieldBox id={id} label={t("why")} hint={hint} error={error}>
        <Textarea
          {...reason}
          id={id}
          maxLength={MAX_REASON_LENGTH}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={describeControl({ id, hint, error })}
        />
      </FieldBox>
      <FileControl
        field={photo}
        form={form}
        name={PHOTO}
        id="refund-photo"
        messages={fileMessages}
        note={null}
        error={errorOf(PHOTO)}
      />
      <Button type="submit" busy={busy}>
        {t("send")}
      </Button>
    </Form>
  );
}
