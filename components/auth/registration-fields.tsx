"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useShowPassword } from "@/components/forms/show-password";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FieldRow, Stack } from "@/components/ui/form-layout";
import { Icon } from "@/components/ui/icon";
import { config } from "@/lib/config";
import type { RegistrationField, RegistrationValues } from "@/lib/rules/account/registration";
import styles from "./registration.module.css";

type Props = {
  form: UseFormReturn<RegistrationValues>;
  field: (name: RegistrationField) => ComponentProps<typeof Field>;
  values: RegistrationValues;
};

type FieldOptions = Omit<ComponentProps<typeof Field>, "label"> & { optional?: boolean };

const MORE = ["fidelityCard", "fiscalCode", "business"] as const;

export function RegistrationFields({ form, field, values }: Props) {
  const t = useTranslations("registration");
  const { inputProps, checkbox } = useShowPassword({ id: "registration", hasSeveralPasswords: true });

  function renderField(name: RegistrationField, { optional, span = "half", ...options }: FieldOptions = {}) {
    const props = field(name);
    const isSecret = name === "password" || name === "passwordAgain";
    return (
      <Field
        {...props}
        label={optional ? t("optional", { label: props.label }) : props.label}
        required={!optional}
        span={span}
        defaultValue={isSecret ? "" : values[name]}
        {...options}
      />
    );
  }

  const hasMore = MORE.some((name) => values[name]);

  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t("secret")}</legend>
        <Stack>
          <FieldRow>
            {renderField("email", {
              type: "email",
              autoComplete: "email",
              autoCapitalize: "none",
              hint: t("emailHint"),
              span: "full",
            })}
            {renderField("password", {
              ...inputProps,
              autoComplete: "new-password",
              hint: t("passwordHint"),
            })}
            {renderField("passwordAgain", { ...inputProps, autoComplete: "new-password" })}
          </FieldRow>
          {checkbox}
        </Stack>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t("you")}</legend>
        <FieldRow>
          {renderField("firstName", { autoComplete: "given-name" })}
          {renderField("lastName", { autoComplete: "family-name" })}
        </FieldRow>
      </fieldset>
      <details className={styles.more} open={hasMore}>
        <summary>
          {t(config.hasLoyaltyCard ? "more" : "moreWithoutCard")}
          <Icon name="down" size={20} className={styles.arrow} />
        </summary>
        <FieldRow>
          {config.hasLoyaltyCard &&
            renderField("fidelityCard", {
              inputMode: "numeric",
              autoComplete: "off",
              hint: t("cardHint"),
              optional: true,
            })}
          {renderField("fiscalCode", { autoCapitalize: "characters", autoComplete: "off", optional: true })}
        </FieldRow>
        <Checkbox
          id="registration-business"
          label={t("field.business")}
          defaultChecked={values.business}
          {...form.register("business")}
        />
        <div className={styles.company}>
          <p className={styles.note}>{t("businessHint")}</p>
          <FieldRow>
            {renderField("companyName", { autoComplete: "organization", span: "full" })}
            {renderField("vatNumber", { inputMode: "numeric", autoComplete: "off" })}
            {renderField("sdiCode", {
              autoCapitalize: "characters",
              autoComplete: "off",
              hint: t("sdiHint"),
              optional: true,
            })}
            {renderField("certifiedEmail", {
              type: "email",
              autoCapitalize: "none",
              autoComplete: "off",
              span: "full",
              optional: true,
            })}
            {renderField("address1", { autoComplete: "address-line1", span: "twoThirds" })}
            {renderField("addressNumber", { autoComplete: "off", span: "third" })}
            {renderField("postalcode", { inputMode: "numeric", autoComplete: "postal-code", span: "third" })}
            {renderField("city", { autoComplete: "address-level2", span: "third" })}
            {renderField("province", {
              autoCapitalize: "characters",
              autoComplete: "address-level1",
              span: "third",
            })}
          </FieldRow>
        </div>
      </details>
    </>
  );
}
