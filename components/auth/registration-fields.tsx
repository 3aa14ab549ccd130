"use client";

import { useTranslations } from "next-intl";
import type { UseFormRegister } from "react-hook-form";
import { Checkbox } from "@/components/forms/checkbox";
import forms from "@/components/forms/forms.module.css";
import { Field } from "@/components/ui/field";
import type { RegistrationField, RegistrationValues } from "@/lib/rules/registration";
import styles from "./registration.module.css";

type Props = {
  register: UseFormRegister<RegistrationValues>;
  getFieldError: (name: RegistrationField) => string | undefined;
  /** Initial values, also without JavaScript. */
  values: RegistrationValues;
};

type FieldOptions = {
  type?: string;
  autoComplete?: string;
  inputMode?: "numeric" | "tel" | "email";
  autoCapitalize?: string;
  hint?: string;
  optional?: boolean;
  span?: string;
};

export const fieldId = (name: keyof RegistrationValues) => `registration-${name}`;

export function RegistrationFields({ register, getFieldError, values }: Props) {
  const t = useTranslations("registration");

  function renderField(
    name: RegistrationField,
    { optional, span = forms.half, ...options }: FieldOptions = {},
  ) {
    const label = t(`field.${name}`);
    const isSecret = name === "password" || name === "passwordAgain";
    return (
      <Field
        id={fieldId(name)}
        label={optional ? t("optional", { label }) : label}
        required={!optional}
        className={span}
        error={getFieldError(name)}
        defaultValue={isSecret ? "" : values[name]}
        {...options}
        {...register(name)}
      />
    );
  }

  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t("you")}</legend>
        <div className={forms.row}>
          {renderField("firstName", { autoComplete: "given-name" })}
          {renderField("lastName", { autoComplete: "family-name" })}
          {renderField("email", {
            type: "email",
            autoComplete: "email",
            autoCapitalize: "none",
            hint: t("emailHint"),
            span: styles.fullWidth,
          })}
          {renderField("phone", { type: "tel", autoComplete: "tel", inputMode: "tel" })}
          {renderField("postalcode", { autoComplete: "postal-code", inputMode: "numeric" })}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t("secret")}</legend>
        <div className={forms.row}>
          {renderField("password", {
            type: "password",
            autoComplete: "new-password",
            hint: t("passwordHint"),
          })}
          {renderField("passwordAgain", { type: "password", autoComplete: "new-password" })}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t("more")}</legend>
        <div className={forms.row}>
          {renderField("fidelityCard", { inputMode: "numeric", hint: t("cardHint"), optional: true })}
          {renderField("fiscalCode", { autoCapitalize: "characters", optional: true })}
        </div>
        <Checkbox
          id={fieldId("business")}
          label={t("field.business")}
          defaultChecked={values.business}
          {...register("business")}
        />
        <div className={styles.company}>
          <p className={styles.note}>{t("businessHint")}</p>
          <div className={forms.row}>
            {renderField("companyName", { autoComplete: "organization", span: styles.fullWidth })}
            {renderField("vatNumber", { inputMode: "numeric" })}
            {renderField("sdiCode", { autoCapitalize: "characters", optional: true })}
          </div>
        </div>
      </fieldset>
    </>
  );
}
