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
  faultOf: (name: RegistrationField) => string | undefined;
  /** What the fields begin with, also where no JavaScript fills them. */
  values: RegistrationValues;
};

type Look = {
  type?: string;
  autoComplete?: string;
  inputMode?: "numeric" | "tel" | "email";
  autoCapitalize?: string;
  hint?: string;
  optional?: boolean;
  span?: string;
};

export const fieldId = (name: keyof RegistrationValues) => `registration-${name}`;

/** The fields of a new customer, in three groups; a company's own show when its box is ticked. */
export function RegistrationFields({ register, faultOf, values }: Props) {
  const t = useTranslations("registration");

  function field(name: RegistrationField, { optional, span = forms.half, ...look }: Look = {}) {
    const label = t(`field.${name}`);
    const isSecret = name === "password" || name === "passwordAgain";
    return (
      <Field
        id={fieldId(name)}
        label={optional ? t("optional", { label }) : label}
        required={!optional}
        className={span}
        error={faultOf(name)}
        defaultValue={isSecret ? "" : values[name]}
        {...look}
        {...register(name)}
      />
    );
  }

  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t("you")}</legend>
        <div className={forms.row}>
          {field("firstName", { autoComplete: "given-name" })}
          {field("lastName", { autoComplete: "family-name" })}
          {field("email", {
            type: "email",
            autoComplete: "email",
            autoCapitalize: "none",
            hint: t("emailHint"),
            span: styles.whole,
          })}
          {field("phone", { type: "tel", autoComplete: "tel", inputMode: "tel" })}
          {field("postalcode", { autoComplete: "postal-code", inputMode: "numeric" })}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t("secret")}</legend>
        <div className={forms.row}>
          {field("password", { type: "password", autoComplete: "new-password", hint: t("passwordHint") })}
          {field("passwordAgain", { type: "password", autoComplete: "new-password" })}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t("more")}</legend>
        <div className={forms.row}>
          {field("fidelityCard", { inputMode: "numeric", hint: t("cardHint"), optional: true })}
          {field("fiscalCode", { autoCapitalize: "characters", optional: true })}
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
            {field("companyName", { autoComplete: "organization", span: styles.whole })}
            {field("vatNumber", { inputMode: "numeric" })}
            {field("sdiCode", { autoCapitalize: "characters", optional: true })}
          </div>
        </div>
      </fieldset>
    </>
  );
}
