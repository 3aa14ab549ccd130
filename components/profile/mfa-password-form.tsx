"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { focusControl } from "@/components/forms/focus-control";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { ValidatedForm } from "@/components/forms/validated-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { validateFields } from "@/lib/rules/forms/validate-fields";
import { required } from "@/lib/rules/forms/validators";
import { passwordFieldOf } from "./current-password";

type Values = { password: string };

type Props = { onSubmit: (password: string) => Promise<void>; onCancel: () => void };

const FORM_ID = "mfa";
const FIELD_ID = `${FORM_ID}-password`;

/** For shops that want the password before the second factor is switched off. */
export function MfaPasswordForm({ onSubmit, onCancel }: Props) {
  const t = useTranslations();
  const { field, isSubmitting, formProps } = useValidatedForm<Values>({
    id: FORM_ID,
    defaultValues: { password: "" },
    validate: (values) => validateFields([["password", [required]]], values),
    labelOf: () => t("profile.password.field.oldPassword"),
    fieldOf: passwordFieldOf,
    focusFirst: true,
    onSubmit: ({ password }) => onSubmit(password),
  });
  useEffect(() => focusControl(FIELD_ID), []);
  return (
    <ValidatedForm
      formProps={formProps}
      isSubmitting={isSubmitting}
      submitLabel={t("profile.mfa.switchOff")}
      actions={
        <Button variant="secondary" onClick={onCancel}>
          {t("common.cancel")}
        </Button>
      }
    >
      <Field
        {...field("password")}
        type="password"
        hint={t("profile.mfa.passwordHint")}
        autoComplete="current-password"
        required
      />
    </ValidatedForm>
  );
}
