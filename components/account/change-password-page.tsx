"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/forms/checkbox";
import { Field } from "@/components/ui/field";
import { useCart } from "@/lib/cart/client";
import { door } from "@/lib/cart/door";
import { changePasswordFaults, type ChangePasswordValues } from "@/lib/rules/change-password";
import { MfaSwitch } from "./mfa-switch";
import styles from "./profile.module.css";
import own from "./profile-update.module.css";
import { RulesForm } from "./rules-form";
import { useRulesForm } from "./use-rules-form";

const EMPTY: ChangePasswordValues = { oldPassword: "", newPassword: "", again: "" };

/** Another password; sessions elsewhere end with the old one. */
export function ChangePasswordPage() {
  const t = useTranslations("profile.password");
  const { cart } = useCart();
  const [isShown, setIsShown] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const type = isShown ? "text" : "password";
  const { field, form, ...frame } = useRulesForm<ChangePasswordValues>({
    id: "password",
    start: EMPTY,
    faultsOf: changePasswordFaults,
    labelOf: (name) => t(`field.${name}`),
    async send({ oldPassword, newPassword }) {
      setIsDone(false);
      await door("registration/update_password", {
        body: { old_password: oldPassword, new_password: newPassword },
      });
      form.reset(EMPTY);
      setIsDone(true);
    },
  });
  return (
    <>
      <h1>{t("title")}</h1>
      <section className={styles.panel} aria-label={t("title")}>
        <p>{t("text")}</p>
        {isDone && (
          <p role="status" className={own.notice}>
            {t("done")}
          </p>
        )}
        <RulesForm {...frame} send={t("save")}>
          {/* Password managers file the new password under this name. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={cart?.user.login ?? ""}
            readOnly
            hidden
          />
          <Field {...field("oldPassword")} type={type} autoComplete="current-password" required />
          <Field
            {...field("newPassword")}
            type={type}
            hint={t("hint")}
            autoComplete="new-password"
            maxLength={25}
            required
          />
          <Field {...field("again")} type={type} autoComplete="new-password" maxLength={25} required />
          <Checkbox
            id="password-show"
            label={t("show")}
            checked={isShown}
            onChange={({ target }) => setIsShown(target.checked)}
          />
        </RulesForm>
      </section>
      <MfaSwitch />
    </>
  );
}
