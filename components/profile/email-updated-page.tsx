"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import useSWRImmutable from "swr/immutable";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ApiError, apiFetch } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";
import { refreshCart } from "@/lib/cart/fetch-cart";
import { hasSignedInHint } from "@/lib/session/session-hint";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/account-paths";

async function confirmEmail([, token]: [string, string]): Promise<string> {
  const email = await apiFetch<string>("registration/update_email", { method: "POST", body: { token } });
  refreshCart();
  return email;
}

/** The token is single use and sent by script, so that link previews do not consume it. */
export function EmailUpdatedPage({ token }: { token: string }) {
  const t = useTranslations();
  const href = localizePath(useLocale());
  const { data, error } = useSWRImmutable<string, unknown>(
    token ? ["registration/update_email", token] : null,
    confirmEmail,
    { shouldRetryOnError: false },
  );
  const router = useRouter();
  const isTokenInvalid = error instanceof ApiError && error.kind === "domain";
  const redirectTarget =
    isTokenInvalid && hasSignedInHint() ? href(accountPaths.profileUpdateError("email")) : "";
  useEffect(() => {
    if (redirectTarget) router.replace(redirectTarget);
  }, [redirectTarget, router]);
  if (token && data === undefined && error === undefined) return <p role="status">{t("common.loading")}</p>;
  if (data !== undefined) {
    return (
      <EmptyState
        icon="check"
        heading="h1"
        title={t("profile.details.emailUpdated")}
        actions={
          <LinkButton href={`${href(accountPaths.profileUpdate())}?emailchanged=true`}>
            {t("profile.details.backToDetails")}
          </LinkButton>
        }
      >
        {t("profile.details.emailUpdatedText", { email: data })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="warning"
      heading="h1"
      title={t("profile.details.emailNotUpdated")}
      actions={
        <LinkButton href={href(accountPaths.profileUpdate())}>
          {t("profile.details.backToDetails")}
        </LinkButton>
      }
    >
      {userMessage(error, t, "profile.details.emailNotUpdatedText")}
    </EmptyState>
  );
}
