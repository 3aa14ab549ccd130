"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { type FormError, ErrorList } from "@/components/forms/error-list";
import { FileControl } from "@/components/forms/file-control";
import { type FormMessages, getErrorMessage } from "@/components/forms/form-messages";
import forms from "@/components/forms/forms.module.css";
import { serializeValues } from "@/components/forms/read-files";
import { Button } from "@/components/ui/button";
import { ApiError, apiFetch } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";
import type { OrderRefund } from "@/lib/ebsn/domain/order-refund";
import { REFUND_PATHS } from "@/lib/ebsn/refund-paths";
import { validateForm } from "@/lib/rules/form-validation";
import { createFormField, type FormValues } from "@/lib/rules/form-fields";
import { RefundLine, type RefundableLine } from "./refund-line";
import { RefundOptions } from "./refund-options";
import styles from "./refund.module.css";

const MAX_REASON_LENGTH = 1000;
const UPLOAD_TIMEOUT_MS = 60_000;
const PHOTO = "photo";
const NO_ERRORS = { items: false, option: false, reason: false, photo: "" };

type Props = {
  orderId: number;
  lines: RefundableLine[];
  fileMessages: FormMessages;
  onSent: (refund: OrderRefund | null) => void;
};

export function RefundForm({ orderId, lines, fileMessages, onSent }: Props) {
  const t = useTranslations();
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map());
  const [optionId, setOptionId] = useState<number | null>(null);
  const [reason, setReason] = useState("");
  const [fieldErrors, setFieldErrors] = useState(NO_ERRORS);
  const [attempt, setAttempt] = useState(0);
  const [formError, setFormError] = useState("");
  const [busy, setBusy] = useState(false);
  const form = useForm<FormValues>({ defaultValues: { [PHOTO]: [] } });
  const photo = createFormField({
    id: PHOTO,
    name: PHOTO,
    kind: "file",
    label: t("refunds.photoLabel"),
    accept: ["jpg", "jpeg", "png", "webp"],
  });
  const firstLine = lines.findIndex(({ choices }) => choices.length > 0);

  const errorList: FormError[] = [
    ...(fieldErrors.items ? [{ id: "refund-first", message: t("refunds.fault.items") }] : []),
    ...(fieldErrors.option ? [{ id: "refund-option", message: t("refunds.fault.option") }] : []),
    ...(fieldErrors.reason ? [{ id: "refund-reason", message: t("refunds.fault.reason") }] : []),
    ...(fieldErrors.photo ? [{ id: "refund-photo", message: fieldErrors.photo }] : []),
  ];

  const clearError = (name: "items" | "option" | "reason") =>
    setFieldErrors({ ...fieldErrors, [name]: false });

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const items = [...quantities].filter(([, quantity]) => quantity > 0);
    const fileError = validateForm([photo], form.getValues()).get(PHOTO);
    const newErrors = {
      items: items.length === 0,
      option: optionId === null,
      reason: reason.trim() === "",
      photo: fileError ? getErrorMessage(fileError, fileMessages) : "",
    };
    setFieldErrors(newErrors);
    setFormError("");
    setAttempt(attempt + 1);
    if (Object.values(newErrors).some(Boolean)) return;
    setBusy(true);
    try {
      const photos = (await serializeValues(form.getValues()))[PHOTO];
      const body = {
        orderId,
        refundOptionId: optionId,
        reason: reason.trim(),
        refundItems: items.map(([orderItemId, quantity]) => ({ orderItemId, quantity })),
        photos: Array.isArray(photos) ? photos : [],
      };
      onSent(
        await apiFetch<OrderRefund | null>(REFUND_PATHS.add, {
          body,
          success: { key: "refunds.sent" },
          isLarge: true,
          timeoutMs: UPLOAD_TIMEOUT_MS,
        }),
      );
    } catch (cause) {
      setFormError(cause instanceof ApiError ? userMessage(cause, t) : fileMessages.fileGone);
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <ErrorList title={t("refunds.faultTitle")} errors={errorList} attempt={attempt} />
      {formError && (
        <p role="alert" className={forms.summary}>
          {formError}
        </p>
      )}
      <fieldset className={styles.group}>
        <legend>{t("refunds.which")}</legend>
        <ul className={styles.lines}>
          {lines.map((line, index) => {
            const { orderItemId } = line.item;
            return (
              <RefundLine
                key={orderItemId}
                {...line}
                id={index === firstLine ? "refund-first" : undefined}
                quantity={quantities.get(orderItemId) ?? 0}
                invalid={fieldErrors.items}
                onChange={(quantity) => {
                  setQuantities(new Map(quantities).set(orderItemId, quantity));
                  clearError("items");
                }}
              />
            );
          })}
        </ul>
        {fieldErrors.items && (
          <p id="refund-items-error" className={forms.error}>
            {t("refunds.fault.items")}
          </p>
        )}
      </fieldset>
      <RefundOptions
        selectedId={optionId}
        invalid={fieldErrors.option}
        onSelect={(id) => {
          setOptionId(id);
          clearError("option");
        }}
      />
      <div>
        <label htmlFor="refund-reason" className={forms.label}>
          {t("refunds.why")}
        </label>
        <textarea
          id="refund-reason"
          className={forms.textarea}
          maxLength={MAX_REASON_LENGTH}
          required
          aria-invalid={fieldErrors.reason || undefined}
          aria-describedby={fieldErrors.reason ? "refund-reason-error" : "refund-reason-hint"}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            clearError("reason");
          }}
        />
        <p
          id={fieldErrors.reason ? "refund-reason-error" : "refund-reason-hint"}
          className={fieldErrors.reason ? forms.error : styles.hint}
        >
          {t(fieldErrors.reason ? "refunds.fault.reason" : "refunds.whyHint")}
        </p>
      </div>
      <FileControl
        field={photo}
        form={form}
        name={PHOTO}
        id="refund-photo"
        messages={fileMessages}
        note={null}
        error={fieldErrors.photo || undefined}
      />
      <Button type="submit" busy={busy}>
        {t("refunds.send")}
      </Button>
    </form>
  );
}
