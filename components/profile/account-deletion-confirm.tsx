"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWRImmutable from "swr/immutable";
import { LoadError } from "@/components/ui/load-error";
import { LinkButton } from "@/components/ui/button";
import { Alert } from "@/components/ui/alert";
import { Actions } from "@/components/ui/form-layout";
import { Field } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";
import { VanishingButton } from "@/components/ui/vanishing-button";
import { apiFetch } from "@/lib/api/api-fetch";
import { loadErrorKey, refreshCart } from "@/lib/cart/fetch-cart";
import { useServerCart } from "@/lib/cart/use-cart";
import { signOut } from "@/lib/session/sign-in";
import { accountPaths } from "@/lib/paths/account-paths";
import { localizePath } from "@/lib/i18n/locale-path";
import { leavePage } from "@/lib/navigation/leave-page";
import { paths } from "@/lib/paths/paths";
import { validateFields } from "@/lib/rules/forms/validate-fields";
import { required } from "@/lib/rules/forms/validators";
import { fieldServerError } from "@/components/forms/server-errors";
import { ValidatedForm } from "@/components/forms/validated-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";

type Props = { token: string; onTokenExpired: () => void };

export function AccountDeletionConfirm({ token, onTokenExpired }: Props) {
  const t = useTranslations("profile.deletion");
  const href = localizePath(useLocale());
  const tRoot = useTranslations();
  const { cart, hasFailed } = useServerCart();
  const login = cart?.user.login;
  const { data, error, mutate } = useSWRImmutable(
    login !== undefined && ["registration/anonymize_token_check", login, token],
    () => apiFetch<boolean>("registration/anonymize_token_check", { body: { login, token } }),
  );
  const word = t("word");
  const { field, isSubmitting, formProps } = useValidatedForm<{ word: string }>({
    id: "deletion",
    defaultValues: { word: "" },
    validate: (values) => validateFields([["word", [required]]], values),
    labelOf: () => t("type", { word }),
    async onSubmit(values) {
      if (values.word.trim().toUpperCase() !== word)
        return fieldServerError("word", t("wrongWord", { word }));
      await apiFetch("registration/user_anonymize", { body: { token } });
      // The server ended the session with the account; this clears what the browser still stores.
      await signOut().catch(() => undefined);
      await leavePage(href(accountPaths.accountDeleted()));
    },
  });
  if (hasFailed && data === undefined)
    return <LoadError text={tRoot(loadErrorKey())} onRetry={refreshCart} />;
  if (error && data === undefined) return <LoadError error={error} onRetry={() => void mutate()} />;
  if (data === undefined) return <Skeleton height="8rem" />;
  if (!data) {
    return (
      <>
        <Alert>{t("tokenGone")}</Alert>
        <Actions apart>
          <VanishingButton variant="secondary" onClick={onTokenExpired}>
            {t("askAgain")}
          </VanishingButton>
        </Actions>
      </>
    );
  }
  return (
    <ValidatedForm
      formProps={formProps}
      isSubmitting={isSubmitting}
      danger
      submitLabel={t("confirm")}
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
    </ValidatedForm>
  );
}
