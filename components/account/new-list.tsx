"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { DoorError } from "@/lib/cart/door";
import styles from "./lists.module.css";

type Props = { onCreate: (name: string) => Promise<unknown>; children?: ReactNode };

const LONGEST = 60;

export function NewList({ onCreate }: Props) {
  const t = useTranslations();
  const [name, setName] = useState("");
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);

  async function create(): Promise<void> {
    if (busy) return;
    if (name.trim() === "") return setFault(t("forms.required"));
    setBusy(true);
    setFault("");
    try {
      await onCreate(name.trim());
      setName("");
    } catch (cause) {
      setFault((cause instanceof DoorError && cause.messages.errors[0]?.message) || t("errors.generic"));
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
        maxLength={LONGEST}
        error={fault || undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {t("lists.create")}
      </Button>
    </form>
  );
}
