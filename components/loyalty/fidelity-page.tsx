"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { LoadError } from "@/components/ui/load-error";
import { focusControl } from "@/components/forms/focus-control";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { openConfirmDialog } from "@/lib/overlays/overlay";
import { useCart } from "@/lib/cart/use-cart";
import { apiFetch } from "@/lib/api/api-fetch";
import { refreshCart } from "@/lib/cart/fetch-cart";
import { emitError } from "@/lib/api/emit-error";
import type { FidelityCard as Card } from "@/lib/ebsn/domain/fidelity";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { cardRequestPath } from "@/lib/paths/card-request-path";
import { storeCard } from "@/lib/offline/copy";
import { formatCardNumber } from "@/lib/rules/account/fidelity";
import { Alert } from "@/components/ui/alert";
import { Link } from "@/components/ui/link";
import { CardHolderPanel } from "./card-holder-panel";
import { FidelityCardForm } from "./fidelity-card-form";
import { FidelityCard } from "./fidelity-card";
import styles from "./fidelity.module.css";
import { Panel } from "@/components/ui/panel";

const TITLE_ID = "fidelity-title";

async function readCards(): Promise<Card[]> {
  const cards = await apiFetch<Card[]>("registration-card/view-cards");
  storeCard(cards);
  return cards;
}

/** `orderPath`: where the order that needs the card goes on. */
export function FidelityPage({ orderPath = "" }: { orderPath?: string }) {
  const t = useTranslations("profile.fidelity");
  const href = localizePath(useLocale());
  const { cart } = useCart();
  const { data, error, mutate } = useSWR("registration-card/view-cards", readCards);
  const [removing, setRemoving] = useState("");
  const main = data?.find((card) => card.main);
  const holder = cart ? `${cart.user.firstName} ${cart.user.lastName}`.trim() : "";

  function handleCardsChanged(cards: Card[]): void {
    storeCard(cards);
    void mutate(cards, { revalidate: false });
    // The cart contains the card.
    refreshCart();
    focusControl(TITLE_ID);
  }

  async function remove({ fidelityCard }: Card): Promise<void> {
    const confirmed = await openConfirmDialog({
      title: t("removeTitle"),
      text: t(data?.length === 1 ? "removeLastText" : "removeText", {
        number: formatCardNumber(fidelityCard),
      }),
      confirm: t("remove"),
      danger: true,
    });
    if (!confirmed) return;
    setRemoving(fidelityCard);
    try {
      handleCardsChanged(
        await apiFetch<Card[]>("registration-card/remove-card", {
          body: { fidelity_card: fidelityCard },
          success: { key: "profile.fidelity.removed" },
        }),
      );
    } catch (cause) {
      emitError("errors.generic", cause);
    }
    setRemoving("");
  }

  return (
    <>
      <h1 id={TITLE_ID} tabIndex={-1}>
        {t("title")}
      </h1>
      {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="18rem" radius="var(--radius-l)" />}
      {main && orderPath && (
        <p>
          <LinkButton href={orderPath}>{t("backToOrder")}</LinkButton>
        </p>
      )}
      {data?.length === 0 && (
        <EmptyState
          icon="card"
          title={t("none")}
          actions={<LinkButton href={href(cardRequestPath(orderPath))}>{t("ask")}</LinkButton>}
        >
          {t("noneText")}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className={styles.cards} aria-label={t("title")}>
          {data.map((card) => (
            <FidelityCard
              key={card.fidelityCard}
              card={card}
              holder={holder}
              isBusy={removing === card.fidelityCard}
              onRemove={() => void remove(card)}
            />
          ))}
        </ul>
      )}
      {main?.agreed === false && (
        <Alert tone="warning">
          <Link href={href(accountPaths.cardAgreement())}>{t("agree")}</Link>
        </Alert>
      )}
      {main && <CardHolderPanel key={main.fidelityCard} fidelityCard={main.fidelityCard} />}
      {data && (
        <Panel aria-labelledby="add-title">
          <h2 id="add-title">{t("addTitle")}</h2>
          <FidelityCardForm onAdded={handleCardsChanged} />
        </Panel>
      )}
    </>
  );
}
