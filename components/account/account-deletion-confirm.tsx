"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWRImmutable from "swr/immutable";
import { LoadFailed } from "@/components/delivery/load-failed";
import forms from "@/components/forms/forms.module.css";
import { Button, LinkButton } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";
import { door } from "@/lib/cart/door";
import { signOut } from "@/lib/cart/sign-in";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { faultsBy } from "@/lib/rules/field-faults";
import { required } from "@/lib/rules/validators";
import { RulesForm } from "./rules-form";
import { useRulesForm } from "./use-rules-form";

type Props = { token: string; onGone: () => void };

/** The last word, typed: after it there is no way back. */
export function AccountDeletionConfirm({ token, onGone }: Props) {
  const t = useTranslations("profile.deletion");
  const href = localPath(useLocale());
  const { data, error, mutate } = useSWRImmutable(["registration/anonymize_token_check", token], () =>
    door<boolean>("registration/anonymize_token_check", { method: "POST", body: { token } }),
  );
  const word = t("word");
  const { field, form, ...frame } = useRulesForm<{ word: string }>({
    id: "deletion",
    start: { word: "" },
    faultsOf: (values) => faultsBy([["word", [required]]], values),
    labelOf: () => t("type", { word }),
    async send(values): Promise<void> {
      if (values.word.trim().toUpperCase() !== word)
        return form.setError("word", { type: "word", message: t("wrongWord", { word }) });
      await door("registration/user_anonymize", { body: { token } });
      // The session is gone with the account; what this browser still holds of it goes too.
      await signOut().catch(() => undefined);
      window.location.assign(href(paths.home()));
    },
  });
  if (error && data === undefined) return <LoadFailed onRetry={() => void mutate()} />;
  if (data === undefined) return <Skeleton height="8rem" />;
  if (!data) {
    return (
      <>
        <p role="alert" className={forms.summary}>
          {t("tokenGone")}
        </p>
        <div className={forms.actions}>
          <Button variant="secondary" onClick={onGone}>
            {t("askAgain")}
          </Button>
        </div>
      </>
    );
  }
  return (
    <RulesForm
      {...frame}
      danger
      send={t("confirm")}
      actions={
        <LinkButton variant="secondary" href={href(paths.profile())}>
          {t("keep")}
        </LinkButton>
      }
    >
      <Field
        {...field("word")}
        hint={t("noWayBack")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
    </RulesForm>
  );
}
