"use client";

import { useTranslations } from "next-intl";
import { FileControl } from "@/components/forms/file-control";
import { Form } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/control";
import { FieldBox, FieldError, describeControl } from "@/components/ui/field";
import { RefundLine } from "./refund-line";
import { RefundOptions } from "./refund-options";
import styles from "./refund.module.css";
import { quantityName, type RefundFormOptions, useRefundForm } from "./use-refund-form";

const MAX_REASON_LENGTH = 1000;

export function RefundForm(props: RefundFormOptions) {
  const { lines, fileMessages } = props;
  const t = useTranslations("refunds");
  const { form, field, errorOf, isSubmitting, formProps, photo } = useRefundForm(props);
  const firstLine = lines.findIndex(({ choices }) => choices.length > 0);
  const itemsError = errorOf("items");
  const { id, error, label: _label, ...reason } = field("reason");
  const hint = error ? undefined : t("whyHint");

  return (
    <Form {...formProps} className={styles.form} title={t("errorTitle")}>
      <fieldset className={styles.group} aria-describedby={itemsError ? "refund-items-error" : undefined}>
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
        name={photo.name}
        id="refund-photo"
        messages={fileMessages}
        note={null}
        error={errorOf(photo.name)}
      />
      <Button type="submit" busy={isSubmitting}>
        {t("send")}
      </Button>
    </Form>
  );
}
