"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { InlineForm } from "@/components/forms/inline-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Actions } from "@/components/ui/form-layout";
import { setItemInfos } from "@/lib/cart/cart-infos";
import { getCart } from "@/lib/cart/cart-store";
import { getCartItems } from "@/lib/cart/selectors";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { ITEM_NOTE, ITEM_NOTE_MAX_LENGTH, validateItemNote } from "@/lib/rules/cart/item-note";
import styles from "./line-choices.module.css";

const savedNote = (itemId: number): string =>
  getCartItems(getCart()).find((item) => item.itemId === itemId)?.info[ITEM_NOTE] ?? "";

export function ItemNote({ item }: { item: CartItem }) {
  const t = useTranslations("cart.note");
  /** Once it was edited, closing returns the focus to the button. */
  const [mode, setMode] = useState<"initial" | "editing" | "edited">("initial");
  const note = item.info[ITEM_NOTE] ?? "";

  if (mode === "editing") return <NoteForm item={item} note={note} onClose={() => setMode("edited")} />;
  return (
    <button
      type="button"
      className={styles.choice}
      autoFocus={mode === "edited"}
      onClick={() => setMode("editing")}
    >
      {note && <span>{t("label")} </span>}
      <b>{note || t("add")}</b>
      <span className="visually-hidden">
        {note && ". "}
        {t(note ? "change" : "to", { name: item.product.name })}
      </span>
    </button>
  );
}

type FormProps = { item: CartItem; note: string; onClose: () => void };

function NoteForm({ item: { itemId, product }, note, onClose }: FormProps) {
  const t = useTranslations("cart.note");
  const { field, isSubmitting, formProps } = useValidatedForm<{ note: string }>({
    id: `line-${itemId}`,
    defaultValues: { note },
    validate: validateItemNote,
    labelOf: () => t("field", { name: product.name }),
    focusFirst: true,
    async onSubmit(values) {
      const newNote = values.note.trim();
      if (newNote !== note) {
        if (!(await setItemInfos([itemId], { [ITEM_NOTE]: newNote }))) return;
        // Not every shop keeps infos that it does not know.
        if (savedNote(itemId) !== newNote) return { byField: new Map([["note", t("notKept")]]), general: [] };
      }
      onClose();
    },
  });
  return (
    <InlineForm formProps={formProps} className={styles.noteForm}>
      <Field {...field("note")} hint={t("hint")} maxLength={ITEM_NOTE_MAX_LENGTH} autoFocus />
      <Actions>
        <Button type="submit" small busy={isSubmitting}>
          {t("save")}
        </Button>
        <Button variant="quiet" small onClick={onClose}>
          {t("cancel")}
        </Button>
      </Actions>
    </InlineForm>
  );
}
