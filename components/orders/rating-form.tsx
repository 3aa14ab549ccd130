"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/cart/writes";
import type { OrderNote } from "@/lib/ebsn/domain/order-note";
import styles from "./rating.module.css";
import { STARS } from "./rating-stars";

const MAX_LENGTH = 1000;

type Props = {
  orderId: number;
  note: OrderNote | null;
  onSaved: (note: OrderNote) => void;
  onCancel: () => void;
};

export function RatingForm({ orderId, note, onSaved, onCancel }: Props) {
  const t = useTranslations("orderTools.rating");
  const [rating, setRating] = useState(note?.rating ?? 0);
  const [content, setContent] = useState(note?.content ?? "");
  const [isMissing, setIsMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const firstStar = useRef<HTMLInputElement>(null);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (rating === 0) {
      setIsMissing(true);
      return firstStar.current?.focus();
    }
    setBusy(true);
    try {
      const body = { orderId, rating, content: content.trim() };
      const success = { key: "orderTools.rating.saved" };
      const saved = note
        ? await apiFetch<OrderNote | null>("note/order/update", {
            body: { noteId: note.noteId, ...body },
            success,
          })
        : await apiFetch<OrderNote | null>("note/order/add", { body, success });
      onSaved(saved ?? { noteId: note?.noteId ?? 0, ...body });
    } catch (cause) {
      emitError("errors.generic", cause);
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      {!note && <p className={styles.muted}>{t("text")}</p>}
      <fieldset className={styles.choice} aria-describedby={isMissing ? "rating-missing" : undefined}>
        <legend className={forms.label}>{t("stars")}</legend>
        <div className={styles.stars}>
          {STARS.map((star) => (
            <label key={star}>
              <input
                ref={star === 1 ? firstStar : undefined}
                type="radio"
                name={`rating-${orderId}`}
                className="visually-hidden"
                autoFocus={note?.rating === star}
                checked={rating === star}
                onChange={() => {
                  setRating(star);
                  setIsMissing(false);
                }}
              />
              <Icon name="star" size={34} className={star <= rating ? styles.on : styles.off} />
              <span className="visually-hidden">{t("star", { count: star })}</span>
            </label>
          ))}
        </div>
        {isMissing && (
          <p id="rating-missing" role="alert" className={forms.error}>
            {t("missing")}
          </p>
        )}
      </fieldset>
      <div>
        <label htmlFor="rating-comment" className={forms.label}>
          {t("words")}
        </label>
        <textarea
          id="rating-comment"
          className={forms.textarea}
          maxLength={MAX_LENGTH}
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
      </div>
      <div className={forms.actions}>
        <Button type="submit" busy={busy}>
          {t("save")}
        </Button>
        {note && (
          <Button variant="secondary" onClick={onCancel}>
            {t("keep")}
          </Button>
        )}
      </div>
    </form>
  );
}
