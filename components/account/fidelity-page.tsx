"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { LoadFailed } from "@/components/delivery/load-failed";
import { focusControl } from "@/components/forms/focus-control";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { askToConfirm } from "@/lib/cart/ask";
import { useCart } from "@/lib/cart/client";
import { door } from "@/lib/cart/door";
import { announce } from "@/lib/cart/events";
import { refreshCart } from "@/lib/cart/held";
import { announceFailure } from "@/lib/cart/writes";
import type { FidelityCard as Card } from "@/lib/ebsn/domain/fidelity";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { cardText } from "@/lib/rules/fidelity";
import { FidelityAdd } from "./fidelity-add";
import { FidelityCard } from "./fidelity-card";
import styles from "./fidelity.module.css";
import profile from "./profile.module.css";

const TITLE = "fidelity-title";

const readCards = () => door<Card[]>("registration-card/view-cards");

/** The customer's loyalty cards, to be scanned at the till. */
export function FidelityPage() {
  const t = useTranslations("profile.fidelity");
  const href = localPath(useLocale());
  const { cart } = useCart();
  const { data, error, mutate } = useSWR("registration-card/view-cards", readCards);
  const [removing, setRemoving] = useState("");
  const holder = cart ? `${cart.user.firstName} ${cart.user.lastName}`.trim() : "";

  function taken(cards: Card[], key: string): void {
    void mutate(cards, { revalidate: false });
    // The card it is bought with stands in the cart.
    refreshCart();
    announce({ kind: "done", key });
    // Where the cards are, the one just added among them.
    focusControl(TITLE);
  }

  async function remove({ fidelityCard }: Card): Promise<void> {
    const confirmed = await askToConfirm({
      title: t("removeTitle"),
      text: t(data?.length === 1 ? "removeLastText" : "removeText", { number: cardText(fidelityCard) }),
      confirm: t("remove"),
      danger: true,
    });
    if (!confirmed) return;
    setRemoving(fidelityCard);
    try {
      taken(
        await door<Card[]>("registration-card/remove-card", { body: { fidelity_card: fidelityCard } }),
        "profile.fidelity.removed",
      );
    } catch (cause) {
      announceFailure("errors.generic", cause);
    }
    setRemoving("");
  }

  return (
    <>
      <h1 id={TITLE} tabIndex={-1}>
        {t("title")}
      </h1>
      {error && !data && <LoadFailed onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="18rem" radius="var(--radius-l)" />}
      {data?.length === 0 && (
        <EmptyState
          icon="card"
          title={t("none")}
          actions={<LinkButton href={href(accountPaths.cardRequest())}>{t("ask")}</LinkButton>}
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
              busy={removing === card.fidelityCard}
              onRemove={() => void remove(card)}
            />
          ))}
        </ul>
      )}
      {data && (
        <section className={profile.panel} aria-labelledby="add-title">
          <h2 id="add-title">{t("addTitle")}</h2>
          <FidelityAdd onAdded={(cards) => taken(cards, "profile.fidelity.added")} />
        </section>
      )}
    </>
  );
}
