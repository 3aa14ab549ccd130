"use client";

import { useLocale, useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { LocaleField } from "@/components/forms/locale-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useBusy } from "@/components/ui/use-busy";
import { signOut } from "@/lib/session/sign-in";
import { emitError } from "@/lib/api/emit-error";
import { localizePath } from "@/lib/i18n/locale-path";
import { leavePage } from "@/lib/navigation/leave-page";
import { paths } from "@/lib/paths/paths";

type Props = {
  /** For browsers without JavaScript. */
  action: (form: FormData) => Promise<void>;
};

export function SignOutButton({ action }: Props) {
  const t = useTranslations();
  const href = localizePath(useLocale());
  const { isBusy, whileBusy } = useBusy();

  async function logOut(): Promise<void> {
    try {
      await signOut();
      await leavePage(href(paths.home()));
    } catch (cause) {
      emitError("errors.errorLogout", cause);
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void whileBusy(logOut);
  }

  return (
    <form action={action} onSubmit={handleSubmit}>
      <LocaleField />
      <Button type="submit" variant="quiet" small busy={isBusy}>
        <Icon name="logout" size={20} />
        {t("profile.signOut")}
      </Button>
    </form>
  );
}
