"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { LocaleField } from "@/components/forms/locale-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { signOut } from "@/lib/session/sign-in";
import { emitError } from "@/lib/api/emit-error";
import { localizePath } from "@/lib/i18n/locale-path";
import { leavePage } from "@/lib/navigation/leave-page";
import { paths } from "@/lib/paths";

type Props = {
  /** For browsers without JavaScript. */
  action: (form: FormData) => Promise<void>;
};

export function SignOutButton({ action }: Props) {
  const t = useTranslations("profile");
  const href = localizePath(useLocale());
  const [busy, setBusy] = useState(false);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      await signOut();
      await leavePage(href(paths.home()));
    } catch (cause) {
      emitError("errors.errorLogout", cause);
    }
    setBusy(false);
  }

  return (
    <form action={action} onSubmit={(event) => void handleSubmit(event)}>
      <LocaleField />
      <Button type="submit" variant="quiet" small busy={busy}>
        <Icon name="logout" size={20} />
        {t("signOut")}
      </Button>
    </form>
  );
}
