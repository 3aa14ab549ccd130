"use client";

import { useTranslations } from "next-intl";
import { type Ref, useState } from "react";
import { InlineForm } from "@/components/forms/inline-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { LIST_NAME_MAX_LENGTH, validateListName } from "@/lib/rules/lists/list-name";
import styles from "./lists.module.css";

type Props = {
  name: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Resolves to false when the rename failed. Missing: the customer may not rename the list. */
  onRename?: (name: string) => Promise<boolean>;
};

export function ListName({ name, headingRef, onRename }: Props) {
  const t = useTranslations("lists");
  /** Once it was edited, closing returns the focus to the button. */
  const [mode, setMode] = useState<"initial" | "editing" | "edited">("initial");

  if (mode === "editing" && onRename)
    return <ListNameForm name={name} onRename={onRename} onClose={() => setMode("edited")} />;
  return (
    <div className={styles.heading}>
      <h1 ref={headingRef} tabIndex={-1}>
        {name}
      </h1>
      {onRename && (
        <Button variant="quiet" small autoFocus={mode === "edited"} onClick={() => setMode("editing")}>
          {t("rename")}
        </Button>
      )}
    </div>
  );
}

function ListNameForm({
  name,
  onRename,
  onClose,
}: Required<Omit<Props, "headingRef">> & { onClose: () => void }) {
  const t = useTranslations("lists");
  const { field, isSubmitting, formProps } = useValidatedForm<{ name: string }>({
    id: "list-name",
    defaultValues: { name },
    validate: validateListName,
    labelOf: () => t("nameLabel"),
    focusFirst: true,
    async onSubmit(values) {
      const newName = values.name.trim();
      if (newName === name || (await onRename(newName))) onClose();
    },
  });
  return (
    <InlineForm formProps={formProps} className={styles.rename}>
      <h1 className="visually-hidden">{name}</h1>
      <Field {...field("name")} maxLength={LIST_NAME_MAX_LENGTH} required autoFocus />
      <Button type="submit" busy={isSubmitting}>
        {t("save")}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t("cancel")}
      </Button>
    </InlineForm>
  );
}
