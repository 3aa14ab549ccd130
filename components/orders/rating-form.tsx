"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Form } from "@/components/forms/form";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/control";
import { FieldBox, FieldError, FieldLegend } from "@/components/ui/field";
import { Actions } from "@/components/ui/form-layout";
import { Icon } from "@/components/ui/icon";
import { apiFetch } from "@/lib/api/api-fetch";
import type { OrderNote } from "@/lib/ebsn/domain/order-note";
import { fieldError } from "@/lib/rules/forms/field-error";
import styles from "./rating.module.css";
import { STARS } from "./rating-stars";

const MAX_LENGTH = 1000;

type Props = {
  orderId: number;
  note: OrderNote | null;
  /** null: the API did not answer with the new note. */
  onSaved: (note: OrderNote | null) => Promise<void>;
  onCancel: () => void;
};

export function RatingForm({ orderId, note, onSaved, onCancel }: Props) {
  const t = useTranslations("orderTools.rating");
  const { form, field, errorOf, isSubmitting, formProps } = useValidatedForm<{
    rating: string;
    content: string;
  }>({
    id: "rating",
    idOf: (name) => (name === "rating" ? "rating-1" : `rating-${name}`),
    defaultValues: { rating: note ? String(note.rating) : "", content: note?.content ?? "" },
    validate: ({ rating }) =>
      new Map(rating ? [] : [["rating", { ...fieldError("required"), message: t("missing") }]]),
    labelOf: (name) => (name === "content" ? t("comment") : ""),
    focusFirst: true,
    async onSubmit({ rating, content }) {
      const body = { orderId, rating: Number(rating), content: content.trim() };
      const success = { key: "orderTools.rating.saved" };
      if (!note) return onSaved(await apiFetch<OrderNote | null>("note/order/add", { body, success }));
      const changed = { noteId: note.noteId, ...body };
      const saved = await apiFetch<OrderNote | null>("note/order/update", { body: changed, success });
      return onSaved(saved ?? changed);
    },
  });
  const rating = Number(useWatch({ control: form.control, name: "rating" }));
  const missing = errorOf("rating");
  const { label, error: _error, ...content } = field("content");

  return (
    <Form {...formProps} className={styles.form}>
      {!note && <p className={styles.muted}>{t("text")}</p>}
      <fieldset className={styles.choice} aria-describedby={missing ? "rating-missing" : undefined}>
        <FieldLegend>{t("stars")}</FieldLegend>
        <div className={styles.stars}>
          {STARS.map((star) => (
            <label key={star}>
              <input
                type="radio"
                {...form.register("rating")}
                id={`rating-${star}`}
                value={star}
                className="visually-hidden"
                autoFocus={note?.rating === star}
              />
              <Icon name="star" size={34} className={star <= rating ? styles.on : styles.off} />
              <span className="visually-hidden">{t("star", { count: star })}</span>
            </label>
          ))}
        </div>
        {missing && <FieldError id="rating-missing">{missing}</FieldError>}
      </fieldset>
      <FieldBox id={content.id} label={label}>
        <Textarea {...content} maxLength={MAX_LENGTH} />
      </FieldBox>
      <Actions>
        <Button type="submit" busy={isSubmitting}>
          {t("save")}
        </Button>
        {note && (
          <Button variant="secondary" onClick={onCancel}>
            {t("keep")}
          </Button>
        )}
      </Actions>
    </Form>
  );
}
