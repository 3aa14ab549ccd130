"use client";

import { useTranslations } from "next-intl";
import { clearSent } from "@/components/forms/clear-sent";
import { InlineForm } from "@/components/forms/inline-form";
import { fieldServerError } from "@/components/forms/server-errors";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { userMessage } from "@/lib/api/user-message";
import { isListNameTaken, LIST_NAME_MAX_LENGTH, validateListName } from "@/lib/rules/lists/list-name";
import styles from "./lists.module.css";

type Props = { names: string[]; onCreate: (name: string) => Promise<unknown> };

export function NewList({ names, onCreate }: Props) {
  const t = useTranslations();
  const { form, field, isSubmitting, formProps } = useValidatedForm<{ name: string }>({
    id: "new-list",
    defaultValues: { name: "" },
    validate: validateListName,
    labelOf: () => t("lists.newName"),
    focusFirst: true,
    async onSubmit({ name }) {
      if (isListNameTaken(name, names)) return fieldServerError("name", t("lists.nameTaken"));
      try {
        await onCreate(name.trim());
      } catch (cause) {
        return fieldServerError("name", userMessage(cause, t));
      }
      clearSent(form, { name });
    },
  });
  return (
    <InlineForm formProps={formProps} className={styles.newList}>
      <Field {...field("name")} maxLength={LIST_NAME_MAX_LENGTH} />
      <Button type="submit" variant="secondary" busy={isSubmitting}>
        {t("lists.create")}
      </Button>
    </InlineForm>
  );
}
