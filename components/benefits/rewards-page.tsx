"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ContentText } from "@/components/ui/content-text";
import { Entry, EntryList } from "@/components/ui/entry-list";
import { Actions } from "@/components/ui/form-layout";
import { Icon } from "@/components/ui/icon";
import { Panel } from "@/components/ui/panel";
import { Muted } from "@/components/ui/muted";
import { useBusy } from "@/components/ui/use-busy";
import { accountPaths } from "@/lib/paths/account-paths";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";
import type { Reward, RewardCart } from "@/lib/ebsn/domain/benefits";
import { localizePath } from "@/lib/i18n/locale-path";
import { useRef } from "react";
import { BenefitPage } from "./benefit-page";
import { PointsBalance } from "./points-balance";
import { useBenefit } from "./use-benefit";
import styles from "./benefits.module.css";

export function RewardsPage() {
  const t = useTranslations("benefits.rewards");
  const router = useRouter();
  const href = localizePath(useLocale());
  const { data, error, reload, busyKeys, write } = useBenefit<RewardCart>("reward-cart/view");
  const { isBusy: isRequesting, whileBusy } = useBusy({ staysBusyAfterSuccess: true });
  const missing = data ? Math.max(0, data.totalPoints - data.points) : 0;

  const setQuantity = (reward: Reward, quantity: number) =>
    void write("reward-cart/set", { body: { reward_id: reward.rewardId, quantity } }, `${reward.rewardId}`);

  async function request(): Promise<void> {
    await apiFetch("reward-cart/request", {
      body: { total_points: data?.totalPoints },
      success: { key: "benefits.rewards.done" },
    });
    router.push(href(accountPaths.requestedRewards()));
  }

  const handleRequest = (): void =>
    void whileBusy(request).catch((cause: unknown) => {
      emitError("errors.generic", cause);
      reload();
    });

  return (
    <BenefitPage
      needsCard
      title={t("title")}
      text={t("text")}
      isLoaded={data !== undefined}
      error={error}
      onRetry={reload}
    >
      <PointsBalance balance={data} links={["requestedRewards", "points"]} />
      <EntryList>
        {data?.rewards.map((reward) => (
          <Entry
            key={reward.rewardId}
            icon="gift"
            current={reward.quantity > 0}
            action={
              <Quantity
                reward={reward}
                isBusy={isRequesting || busyKeys.includes(`${reward.rewardId}`)}
                onChange={(quantity) => setQuantity(reward, quantity)}
              />
            }
          >
            <b>
              <ContentText>{reward.name}</ContentText>
            </b>
            <p>
              <ContentText>{reward.description}</ContentText>
            </p>
            <Muted>
              {t("points", { points: reward.points })}
              {reward.available === 0 && ` · ${t("soldOut")}`}
            </Muted>
          </Entry>
        ))}
      </EntryList>
      <Panel aria-labelledby="reward-cart-title">
        <h2 id="reward-cart-title">{t("cart")}</h2>
        {data?.totalPoints === 0 && <Muted>{t("empty")}</Muted>}
        {data !== undefined && data.totalPoints > 0 && (
          <>
            <p role="status">
              {missing > 0 ? t("missing", { points: missing }) : t("total", { points: data.totalPoints })}
            </p>
            {data.warehouse && <p>{t("collect", { store: data.warehouse.name })}</p>}
            <Actions>
              <Button
                busy={isRequesting || busyKeys.length > 0}
                disabled={missing > 0}
                onClick={handleRequest}
              >
                {t("submit")}
              </Button>
            </Actions>
          </>
        )}
      </Panel>
    </BenefitPage>
  );
}

type QuantityProps = { reward: Reward; isBusy: boolean; onChange: (quantity: number) => void };

function Quantity({ reward: { name, quantity, available }, isBusy, onChange }: QuantityProps) {
  const t = useTranslations("benefits.rewards");
  const moreRef = useRef<HTMLButtonElement>(null);
  const isChosen = quantity > 0;
  const isLast = quantity >= available;
  function decrease(): void {
    if (isBusy) return;
    if (quantity === 1) moreRef.current?.focus();
    onChange(quantity - 1);
  }
  return (
    <span className={isChosen ? styles.stepper : undefined}>
      {isChosen && (
        <>
          <Button
            small
            variant="quiet"
            aria-disabled={isBusy || undefined}
            aria-label={t("less", { name })}
            onClick={decrease}
          >
            <Icon name="minus" size={18} />
          </Button>
          <span aria-live="polite">{quantity}</span>
        </>
      )}
      {/* One button for the first and for each further one, so that it keeps the focus. */}
      <Button
        ref={moreRef}
        small
        variant={isChosen ? "quiet" : "secondary"}
        busy={isBusy}
        disabled={available === 0}
        aria-disabled={isLast || undefined}
        aria-label={t(isChosen ? "more" : "chooseNamed", { name })}
        onClick={() => !isLast && onChange(quantity + 1)}
      >
        {isChosen ? <Icon name="plus" size={18} /> : t("choose")}
      </Button>
    </span>
  );
}
