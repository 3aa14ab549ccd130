"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { door } from "@/lib/cart/door";
import { announce } from "@/lib/cart/events";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { faultsBy } from "@/lib/rules/field-faults";
import { email as emailRule, required } from "@/lib/rules/validators";
import own from "./profile-update.module.css";
import { RulesForm } from "./rules-form";
import { useRulesForm } from "./use-rules-form";

type Values = { newEmail: string };

/** The log-in: another e-mail counts once it is confirmed from its own mailbox. */
export function ProfileUpdateEmail({ user, onAsked }: { user: UserDetail; onAsked: () => void }) {
  const t = useTranslations("profile.details");
  const { field, form, ...frame } = useRulesForm<Values>({
    id: "email",
    start: { newEmail: "" },
    faultsOf: (values) => faultsBy([["newEmail", [required, emailRule]]], values),
    labelOf: () => t("newEmail"),
    async send({ newEmail }) {
      await door("registration/update_email_request", { body: { new_email: newEmail.trim() } });
      announce({ kind: "done", key: "profile.details.emailAsked", values: { email: newEmail.trim() } });
      form.reset();
      onAsked();
    },
  });
  return (
    <>
      <p className={own.current}>
        {t("email")}: <b>{user.email}</b>
      </p>
      {user.newEmail && (
        <p role="status" className={own.notice}>
          {t("emailWaiting", { email: user.newEmail })}
        </p>
      )}
      <RulesForm {...frame} send={t("emailAsk")}>
        <Field
          {...field("newEmail")}
          type="email"
          hint={t("newEmailHint")}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </RulesForm>
    </>
  );
}
