"use client";

import { useLocale, useTranslations } from "next-intl";
import { useUserDetail } from "@/components/forms/use-user-detail";
import { LoadError } from "@/components/ui/load-error";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { useDocumentTitle } from "@/components/ui/use-document-title";
import { localizePath } from "@/lib/i18n/locale-path";
import { cardsPath } from "@/lib/paths/card-request-path";
import { formatCardNumber } from "@/lib/rules/account/fidelity";
import { CardRequestForm } from "./card-request-form";

/** `orderPath`: where the order that needs the card goes on. */
export function CardRequestPage({ orderPath = "" }: { orderPath?: string }) {
  const t = useTranslations("profile.cardRequest");
  const href = localizePath(useLocale());
  const { user, failed, error, mutate } = useUserDetail();
  const fidelityCard = user?.fidelityCard;
  useDocumentTitle(t(fidelityCard ? "hasOne" : "title"));
  if (fidelityCard)
    return (
      <EmptyState
        icon="card"
        heading="h1"
        title={t("hasOne")}
        actions={
          <>
            {orderPath && <LinkButton href={orderPath}>{t("backToOrder")}</LinkButton>}
            <LinkButton href={href(cardsPath())} variant={orderPath ? "secondary" : undefined}>
              {t("toCards")}
            </LinkButton>
          </>
        }
      >
        {t("hasOneText", { number: formatCardNumber(fidelityCard) })}
      </EmptyState>
    );
  return (
    <>
      <h1>{t("title")}</h1>
      {failed && <LoadError error={error} onRetry={() => void mutate()} />}
      {!failed && !user && <Skeleton height="28rem" radius="var(--radius-l)" />}
      {user && (
        <Panel aria-label={t("title")}>
          <p>{t("text")}</p>
          <CardRequestForm user={user} orderPath={orderPath} />
          <p>
            <Link href={href(cardsPath(orderPath))}>{t("owned")}</Link>
          </p>
          {orderPath && (
            <p>
              <Link href={orderPath}>{t("backToOrder")}</Link>
            </p>
          )}
        </Panel>
      )}
    </>
  );
}
