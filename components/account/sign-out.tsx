"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { signOut } from "@/lib/cart/sign-in";
import { announceFailure } from "@/lib/cart/writes";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";

export function SignOut() {
  const t = useTranslations("profile");
  const href = localPath(useLocale());
  const [busy, setBusy] = useState(false);

  async function leave(): Promise<void> {
    setBusy(true);
    try {
      await signOut();
      window.location.assign(href(paths.home()));
    } catch (cause) {
      announceFailure("errors.errorLogout", cause);
      setBusy(false);
    }
  }

  return (
    <Button variant="quiet" small busy={busy} onClick={() => void leave()}>
      <Icon name="logout" size={20} />
      {t("signOut")}
    </Button>
  );
}
