"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { type Fault, FaultList } from "@/components/forms/fault-list";
import { FileControl } from "@/components/forms/file-control";
import { type FormWords, sayFault } from "@/components/forms/form-words";
import forms from "@/components/forms/forms.module.css";
import { readyToSend } from "@/components/forms/read-files";
import { Button } from "@/components/ui/button";
import { DoorError, door } from "@/lib/cart/door";
import type { OrderRefund } from "@/lib/ebsn/domain/order-refund";
import { REFUND_CALLS } from "@/lib/ebsn/refund-calls";
import { formFaults } from "@/lib/rules/form-check";
import { formField, type FormValues } from "@/lib/rules/form-fields";
import { RefundLine, type RefundLineParts } from "./refund-line";
import { RefundOptions } from "./refund-options";
import styles from "./refund.module.css";

const LONGEST = 1000;
const PATIENCE_MS = 60_000;
const PHOTO = "photo";
const NO_FAULTS = { items: false, option: false, reason: false, photo: "" };

type Props = {
  orderId: number;
  lines: RefundLineParts[];
  fileWords: FormWords;
  onSent: (refund: OrderRefund | null) => void;
};

/** What goes back, what one wants for it, and why; a photo if there is one. */
export function RefundForm({ orderId, lines, fileWords, onSent }: Props) {
  const t = useTranslations();
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map());
  const [optionId, setOptionId] = useState<number | null>(null);
  const [reason, setReason] = useState("");
  const [wrong, setWrong] = useState(NO_FAULTS);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState("");
  const [busy, setBusy] = useState(false);
  const form = useForm<FormValues>({ defaultValues: { [PHOTO]: [] } });
  const photo = formField({
    id: PHOTO,
    name: PHOTO,
    kind: "file",
    label: t("refunds.photoLabel"),
    accept: ["jpg", "jpeg", "png", "webp"],
  });
  const firstLine = lines.findIndex(({ choices }) => choices.length > 0);

  const faults: Fault[] = [
    ...(wrong.items ? [{ id: "refund-first", message: t("refunds.fault.items") }] : []),
    ...(wrong.option ? [{ id: "refund-option", message: t("refunds.fault.option") }] : []),
    ...(wrong.reason ? [{ id: "refund-reason", message: t("refunds.fault.reason") }] : []),
    ...(wrong.photo ? [{ id: "refund-photo", message: wrong.photo }] : []),
  ];

  const mend = (part: "items" | "option" | "reason") => setWrong({ ...wrong, [part]: false });

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const items = [...quantities].filter(([, quantity]) => quantity > 0);
    const fileFault = formFaults([photo], form.getValues()).get(PHOTO);
    const found = {
      items: items.length === 0,
      option: optionId === null,
      reason: reason.trim() === "",
      photo: fileFault ? sayFault(fileFault, fileWords) : "",
    };
    setWrong(found);
    setRefusal("");
    setAttempt(attempt + 1);
    if (Object.values(found).some(Boolean)) return;
    setBusy(true);
    try {
      const photos = (await readyToSend(form.getValues()))[PHOTO];
      const body = {
        orderId,
        refundOptionId: optionId,
        reason: reason.trim(),
        refundItems: items.map(([orderItemId, quantity]) => ({ orderItemId, quantity })),
        photos: Array.isArray(photos) ? photos : [],
      };
      onSent(await door<OrderRefund | null>(REFUND_CALLS.add, { body, large: true, timeoutMs: PATIENCE_MS }));
    } catch (cause) {
      const said = cause instanceof DoorError ? cause.messages.errors[0]?.message : fileWords.fileGone;
      setRefusal(said || t("errors.generic"));
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <FaultList title={t("refunds.faultTitle")} faults={faults} attempt={attempt} />
      {refusal && (
        <p role="alert" className={forms.summary}>
          {refusal}
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
                invalid={wrong.items}
                onChange={(quantity) => {
                  setQuantities(new Map(quantities).set(orderItemId, quantity));
                  mend("items");
                }}
              />
            );
          })}
        </ul>
        {wrong.items && (
          <p id="refund-items-error" className={forms.error}>
            {t("refunds.fault.items")}
          </p>
        )}
      </fieldset>
      <RefundOptions
        chosen={optionId}
        invalid={wrong.option}
        onChoose={(id) => {
          setOptionId(id);
          mend("option");
        }}
      />
      <div>
        <label htmlFor="refund-reason" className={forms.label}>
          {t("refunds.why")}
        </label>
        <textarea
          id="refund-reason"
          className={forms.textarea}
          maxLength={LONGEST}
          required
          aria-invalid={wrong.reason || undefined}
          aria-describedby={wrong.reason ? "refund-reason-error" : "refund-reason-hint"}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            mend("reason");
          }}
        />
        <p
          id={wrong.reason ? "refund-reason-error" : "refund-reason-hint"}
          className={wrong.reason ? forms.error : styles.hint}
        >
          {t(wrong.reason ? "refunds.fault.reason" : "refunds.whyHint")}
        </p>
      </div>
      <FileControl
        field={photo}
        form={form}
        name={PHOTO}
        id="refund-photo"
        words={fileWords}
        note={null}
        error={wrong.photo || undefined}
      />
      <Button type="submit" busy={busy}>
        {t("refunds.send")}
      </Button>
    </form>
  );
}
