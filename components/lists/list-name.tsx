"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import styles from "./lists.module.css";

type Props = {
  name: string;
  /** Resolves to false when the rename failed. Missing: the customer may not rename the list. */
  onRename?: (name: string) => Promise<boolean>;
};

const MAX_NAME_LENGTH = 60;

export function ListName({ name, onRename }: Props) {
  const t = useTranslations("lists");
  const [draft, setDraft] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // Returns the focus to the button when the field closes.
  const [wasEditing, setWasEditing] = useState(false);

  function startEditing(): void {
    setWasEditing(true);
    setDraft(name);
  }

  async function save(): Promise<void> {
    const newName = draft?.trim() ?? "";
    if (busy || newName === "") return;
    if (newName === name) return setDraft(null);
    setBusy(true);
    if (await onRename?.(newName)) setDraft(null);
    setBusy(false);
  }

  if (draft !== null) {
    return (
      <form
        className={styles.rename}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <h1 className="visually-hidden">{name}</h1>
        <Field
          label={t("nameLabel")}
          value={draft}
          maxLength={MAX_NAME_LENGTH}
          required
          autoFocus
          onChange={(event) => setDraft(event.target.value)}
        />
        <Button type="submit" busy={busy}>
          {t("save")}
        </Button>
        <Button variant="quiet" onClick={() => setDraft(null)}>
          {t("cancel")}
        </Button>
      </form>
    );
  }
  return (
    <div className={styles.heading}>
      <h1>{name}</h1>
      {onRename && (
        <Button variant="quiet" small autoFocus={wasEditing} onClick={startEditing}>
          {t("rename")}
        </Button>
      )}
    </div>
  );
}
