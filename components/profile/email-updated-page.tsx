"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { RetryButton } from "@/components/ui/retry-button";
import { useDocumentTitle } from "@/components/ui/use-document-title";
import { isDomainError } from "@/lib/api/is-domain-error";
import { userMessage } from "@/lib/api/user-message";
import { hasSignedInHint } from "@/lib/session/session-hint";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { useEmailConfirmation } from "./use-email-confirmation";

/** A shop that refuses the token does not say whether the link was used before. */
export function EmailUpdatedPage({ token }: { token: string }) {
  const t = useTranslations();
  const tDetails = useTranslations("profile.details");
  const href = localizePath(useLocale());
  const { confirmation, isRetrying, retry } = useEmailConfirmation(token);
  const router = useRouter();
  const email = confirmation && "email" in confirmation ? confirmation.email : null;
  const error = confirmation && "error" in confirmation ? confirmation.error : null;
  const isRefused = isDomainError(error);
  const redirectTarget = isRefused && hasSignedInHint() ? href(accountPaths.profileUpdateError("email")) : "";
  useEffect(() => {
    if (redirectTarget) router.replace(redirectTarget);
  }, [redirectTarget, router]);
  const isLoading = token !== "" && confirmation === null;
  const failure = token === "" ? "emailNotUpdated" : isRefused ? "emailOverTitle" : "emailUnconfirmed";
  const title = tDetails(email === null ? failure : "emailUpdated");
  useDocumentTitle(isLoading ? tDetails("email") : title);
  if (isLoading) return <p role="status">{t("common.loading")}</p>;
  if (email !== null) {
    return (
      <EmptyState
        icon="check"
        heading="h1"
        title={title}
        actions={
          <LinkButton href={`${href(accountPaths.profileUpdate())}?emailchanged=true`}>
            {tDetails("backToDetails")}
          </LinkButton>
        }
      >
        {email && tDetails("emailUpdatedText", { email })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="warning"
      heading="h1"
      title={title}
      actions={
        <>
          {failure === "emailUnconfirmed" && <RetryButton onClick={retry} />}
          <LinkButton href={href(accountPaths.profileUpdate())}>{tDetails("backToDetails")}</LinkButton>
        </>
      }
    >
      {failure === "emailUnconfirmed" ? (
        <span role="status">{isRetrying ? t("common.loading") : userMessage(error, t)}</span>
      ) : (
        tDetails(isRefused ? "emailOverText" : "emailNotUpdatedText")
      )}
    </EmptyState>
  );
}
