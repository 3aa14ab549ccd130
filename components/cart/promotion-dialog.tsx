"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSWR } from "@/lib/state/use-swr";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { apiFetch } from "@/lib/api/api-fetch";
import type { FidelityCard } from "@/lib/ebsn/domain/fidelity";
import { pointsAsked, spendsPoints } from "@/lib/rules/account/points";
import { hasSignedInHint } from "@/lib/session/session-hint";
import { CardRules } from "./card-rules";

type Props = { text: string; onResolve: (answer: "yes" | "no" | null) => void };

/** Dismissing it without a choice adds nothing to the cart. */
export function PromotionDialog({ text, onResolve }: Props) {
  const t = useTranslations();
  return (
    <Dialog
      open
      title={t("cart.promotionTitle")}
      width={480}
      onClose={() => onResolve(null)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onResolve("no")}>
            {t("common.no")}
          </Button>
          <Button onClick={() => onResolve("yes")}>{t("common.yes")}</Button>
        </>
      }
    >
      <p>{text || t("cart.promotionText")}</p>
      {spendsPoints(text) && (
        <>
          <Balance cost={pointsAsked(text)} />
          <p>
            <CardRules />
          </p>
        </>
      )}
    </Dialog>
  );
}

const readCards = (path: string) => apiFetch<FidelityCard[]>(path);

function Balance({ cost }: { cost: number }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const { data } = useSWR(hasSignedInHint() ? "registration-card/view-cards" : null, readCards);
  const points = data?.find(({ main }) => main)?.points ?? null;
  return (
    <p role="status">
      {points !== null &&
        t(points < cost ? "promotionTooFewPoints" : "promotionPoints", {
          count: points,
          points: new Intl.NumberFormat(locale).format(points),
        })}
    </p>
  );
}
