"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Panel } from "@/components/ui/panel";
import { Field } from "@/components/ui/field";
import { clearSent } from "@/components/forms/clear-sent";
import { useShowPassword } from "@/components/forms/show-password";
import { CustomerOnly } from "@/components/forms/customer-only";
import { useCart } from "@/lib/cart/use-cart";
import { withBotCheck } from "@/lib/bot-check/with-bot-check";
import { apiFetch } from "@/lib/api/api-fetch";
import { validateChangePassword, type ChangePasswordValues } from "@/lib/rules/account/change-password";
import { MfaSwitch } from "./mfa-switch";
import { ValidatedForm } from "@/components/forms/validated-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";

const FIELD_OF_CODE: Record<string, keyof ChangePasswordValues> = {
  "error.password.wrong": "oldPassword",
  "error.password.same": "newPassword",
  "error.password.not_valid": "newPassword",
};

const EMPTY: ChangePasswordValues = { oldPassword: "", newPassword: "", again: "" };

export function ChangePasswordPage() {
  const t = useTranslations("profile.password");
  const { cart } = useCart();
  const [isDone, setIsDone] = useState(false);
  const { inputProps, checkbox } = useShowPassword({ id: "password", hasSeveralPasswords: true });
  const { field, form, isSubmitting, formProps } = useValidatedForm<ChangePasswordValues>({
    id: "password",
    defaultValues: EMPTY,
    validate: validateChangePassword,
    labelOf: (name) => t(`field.${name as keyof ChangePasswordValues}`),
    fieldOf: (code) => FIELD_OF_CODE[code] ?? null,
    async onSubmit(values) {
      setIsDone(false);
      const body = { old_password: values.oldPassword, new_password: values.newPassword };
      await apiFetch("registration/update_password", await withBotCheck({ body }));
      clearSent(form, values);
      setIsDone(true);
      // The shop has forgotten all devices, of which this one stays logged in.
      void import("@/lib/push/device")
        .then(({ registerAfterLogin }) => registerAfterLogin())
        .catch(() => null);
    },
  });
  return (
    <>
      <h1>{t("title")}</h1>
      <CustomerOnly>
        <Panel aria-label={t("title")}>
          <p>{t("text")}</p>
          {isDone && <Alert tone="success">{t("done")}</Alert>}
          <ValidatedForm formProps={formProps} isSubmitting={isSubmitting} submitLabel={t("save")}>
            {/* Password managers store the new password under this username. */}
            <input
              type="text"
              name="username"
              autoComplete="username"
              value={cart?.user.login ?? ""}
              readOnly
              hidden
            />
            <Field {...field("oldPassword")} {...inputProps} autoComplete="current-password" required />
            <Field
              {...field("newPassword")}
              {...inputProps}
              hint={t("hint")}
              autoComplete="new-password"
              required
            />
            <Field {...field("again")} {...inputProps} autoComplete="new-password" required />
            {checkbox}
          </ValidatedForm>
        </Panel>
        <MfaSwitch />
      </CustomerOnly>
    </>
  );
}
