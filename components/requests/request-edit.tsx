"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { isValidValue } from "@/components/forms/form-draft";
import type { FormParts } from "@/components/forms/form-parts";
import FormView from "@/components/forms/form-view";
import { Muted } from "@/components/ui/muted";
import { Button } from "@/components/ui/button";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import type { FormRequest } from "@/lib/ebsn/domain/form-request";
import { type FormValue, isEditable } from "@/lib/rules/forms/form-fields";
import { isEmpty } from "@/lib/rules/forms/validators";
import styles from "./request.module.css";

type Props = {
  request: FormRequest;
  form: FormParts;
  onSaved: (message: string) => void;
  onCancel: () => void;
};

export function RequestEdit({ request, form, onSaved, onCancel }: Props) {
  const t = useTranslations("requests");
  const [definition] = useState((): FormDefinition => {
    const fields = form.definition.fields.filter(isEditable);
    const storedFields = fields.filter((field) => isValidValue(field, request.content[field.name]));
    return {
      ...form.definition,
      fields,
      submitText: t("save"),
      previousSubmission: {
        cuFormId: request.cuFormId,
        values: Object.fromEntries(
          storedFields.map(({ name }) => [name, request.content[name] as FormValue]),
        ),
      },
    };
  });
  const container = useRef<HTMLDivElement>(null);
  // The button that opened the form was removed.
  useEffect(() => container.current?.focus(), []);
  const hasFiles = form.definition.fields.some(
    ({ kind, name }) => kind === "file" && !isEmpty(request.content[name]),
  );
  return (
    <div ref={container} tabIndex={-1} className={styles.edit} role="group" aria-label={t("edit")}>
      {hasFiles && <Muted>{t("filesStay")}</Muted>}
      <FormView definition={definition} messages={form.messages} notes={form.notes} onDone={onSaved} />
      <Button variant="quiet" small onClick={onCancel}>
        {t("cancel")}
      </Button>
    </div>
  );
}
