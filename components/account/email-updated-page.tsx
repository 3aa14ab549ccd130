"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import useSWRImmutable from "swr/immutable";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { DoorError, door } from "@/lib/cart/door";
import { refreshCart } from "@/lib/cart/held";
import { hasHint } from "@/lib/session/hint";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";

async function confirm([, token]: [string, string]): Promise<string> {
  const email = await door<string>("registration/update_email", { method: "POST", body: { token } });
  refreshCart();
  return email;
}

/**
 * Where the letter to a new e-mail leads: its token is used up once, by a script and not by who only looks.
 * Whoever is signed in reads in their profile that it was good no more.
 */
export function EmailUpdatedPage({ token }: { token: string }) {
  const t = useTranslations();
  const href = localPath(useLocale());
  const { data, error } = useSWRImmutable<string, unknown>(
    token ? ["registration/update_email", token] : null,
    confirm,
    { shouldRetryOnError: false },
  );
  const router = useRouter();
  const isOver = error instanceof DoorError && error.kind === "domain";
  const onward = isOver && hasHint() ? href(accountPaths.profileUpdateError("email")) : "";
  useEffect(() => {
    if (onward) router.replace(onward);
  }, [onward, router]);
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
  const said = error instanceof DoorError ? error.messages.errors[0]?.message : "";
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
      {said || t("profile.details.emailNotUpdatedText")}
    </EmptyState>
  );
}
