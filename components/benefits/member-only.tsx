"use client";

import { useLocale, useTranslations } from "next-intl";
import { brand } from "@/brand.config";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { accountPaths } from "@/lib/paths/account-paths";
import { localizePath } from "@/lib/i18n/locale-path";
import { openConfirmDialog } from "@/lib/overlays/overlay";
import { paths } from "@/lib/paths/paths";

export function MemberOnly() {
  const t = useTranslations("benefits.member");
  const href = localizePath(useLocale());

  async function becomeMember(): Promise<void> {
    const confirmed = await openConfirmDialog({
      title: t("dialogTitle"),
      text: t("dialogText"),
      confirm: t("yes"),
      dismiss: t("no"),
    });
    if (confirmed) window.open(href(paths.page(brand.cardPage)), "_blank", "noopener");
  }

  return (
    <EmptyState
      icon="card"
      title={t("title")}
      actions={
        <>
          <LinkButton href={href(accountPaths.cardRequest())}>{t("request")}</LinkButton>
          <Button variant="secondary" onClick={() => void becomeMember()}>
            {t("become")}
          </Button>
        </>
      }
    >
      {t("text")}
    </EmptyState>
  );
}
