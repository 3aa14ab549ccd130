"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { signOut } from "@/lib/session/sign-in";
import { emitError } from "@/lib/cart/emit-error";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths";

export function SignOutButton() {
  const t = useTranslations("profile");
  const href = localizePath(useLocale());
  const [busy, setBusy] = useState(false);

  async function handleSignOut(): Promise<void> {
    setBusy(true);
    try {
      await signOut();
      window.location.assign(href(paths.home()));
    } catch (cause) {
      emitError("errors.errorLogout", cause);
      setBusy(false);
    }
  }

  return (
    <Button variant="quiet" small busy={busy} onClick={() => void handleSignOut()}>
      <Icon name="logout" size={20} />
      {t("signOut")}
    </Button>
  );
}
