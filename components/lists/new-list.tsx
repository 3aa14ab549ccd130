"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { userMessage } from "@/lib/api/user-message";
import styles from "./lists.module.css";

type Props = { onCreate: (name: string) => Promise<unknown>; children?: ReactNode };

const MAX_NAME_LENGTH = 60;

export function NewList({ onCreate }: Props) {
  const t = useTranslations();
  const [name, setName] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);

  async function create(): Promise<void> {
    if (busy) return;
    if (name.trim() === "") return setError(t("forms.error.required"));
    setBusy(true);
    setError("");
    try {
      await onCreate(name.trim());
      setName("");
    } catch (cause) {
      setError(userMessage(cause, t));
    }
    setBusy(false);
  }

  return (
    <form
      className={styles.newList}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <Field
        label={t("lists.newName")}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        error={error || undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {t("lists.create")}
      </Button>
    </form>
  );
}
