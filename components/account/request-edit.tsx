"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { fits } from "@/components/forms/form-memory";
import type { FormParts } from "@/components/forms/form-parts";
import FormView from "@/components/forms/form-view";
import { Button } from "@/components/ui/button";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import type { FormRequest } from "@/lib/ebsn/domain/form-request";
import { type FormValue, isChangeable } from "@/lib/rules/form-fields";
import { isEmpty } from "@/lib/rules/validators";
import orders from "./orders.module.css";
import styles from "./request.module.css";

type Props = { request: FormRequest; form: FormParts; onSaved: () => void; onLeft: () => void };

/** The form once more with what was sent in it; files stay as they are. */
export function RequestEdit({ request, form, onSaved, onLeft }: Props) {
  const t = useTranslations("requests");
  const [definition] = useState((): FormDefinition => {
    const fields = form.definition.fields.filter(isChangeable);
    const held = fields.filter((field) => fits(field, request.content[field.name]));
    return {
      ...form.definition,
      fields,
      submitText: t("save"),
      sent: {
        cuFormId: request.cuFormId,
        values: Object.fromEntries(held.map(({ name }) => [name, request.content[name] as FormValue])),
      },
    };
  });
  const box = useRef<HTMLDivElement>(null);
  // The button that opened it is gone.
  useEffect(() => box.current?.focus(), []);
  const hasFiles = form.definition.fields.some(
    ({ kind, name }) => kind === "file" && !isEmpty(request.content[name]),
  );
  return (
    <div ref={box} tabIndex={-1} className={styles.edit} role="group" aria-label={t("edit")}>
      {hasFiles && <p className={orders.soft}>{t("filesStay")}</p>}
      <FormView definition={definition} words={form.words} notes={form.notes} onDone={onSaved} />
      <Button variant="quiet" small onClick={onLeft}>
        {t("cancel")}
      </Button>
    </div>
  );
}
