"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import styles from "./lists.module.css";

type Props = {
  name: string;
  /** false: refused. Missing: the list is not the customer's to rename. */
  onRename?: (name: string) => Promise<boolean>;
};

const LONGEST = 60;

/** The list's name, and where it may be changed the way to do so; a refused name stays typed. */
export function ListName({ name, onRename }: Props) {
  const t = useTranslations("lists");
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // The field goes when the name is saved: the focus returns to where it came from.
  const [wasOpen, setWasOpen] = useState(false);

  function open(): void {
    setWasOpen(true);
    setTyped(name);
  }

  async function save(): Promise<void> {
    const wanted = typed?.trim() ?? "";
    if (busy || wanted === "") return;
    if (wanted === name) return setTyped(null);
    setBusy(true);
    if (await onRename?.(wanted)) setTyped(null);
    setBusy(false);
  }

  if (typed !== null) {
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
          value={typed}
          maxLength={LONGEST}
          required
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" busy={busy}>
          {t("save")}
        </Button>
        <Button variant="quiet" onClick={() => setTyped(null)}>
          {t("cancel")}
        </Button>
      </form>
    );
  }
  return (
    <div className={styles.heading}>
      <h1>{name}</h1>
      {onRename && (
        <Button variant="quiet" small autoFocus={wasOpen} onClick={open}>
          {t("rename")}
        </Button>
      )}
    </div>
  );
}
