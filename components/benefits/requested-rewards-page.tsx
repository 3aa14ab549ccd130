"use client";

import { useLocale, useTranslations } from "next-intl";
import { PointsExpiry } from "@/components/loyalty/points-expiry";
import { LinkButton } from "@/components/ui/button";
import { Card, CardList } from "@/components/ui/card-list";
import { ContentText } from "@/components/ui/content-text";
import { EmptyState } from "@/components/ui/empty-state";
import { Muted } from "@/components/ui/muted";
import { Tag } from "@/components/ui/tag";
import { VanishingButton } from "@/components/ui/vanishing-button";
import { accountPaths } from "@/lib/paths/account-paths";
import type { RewardRequest } from "@/lib/ebsn/domain/benefits";
import { localizePath } from "@/lib/i18n/locale-path";
import { withElision } from "@/lib/rules/text/elision";
import { BenefitPage } from "./benefit-page";
import { useBenefit } from "./use-benefit";

type Requests = { rewardRequests: RewardRequest[] };

const STATUSES = { requested: "progress", ready: "success", cancelled: "error" } as const;

const isStatus = (status: string): status is keyof typeof STATUSES => status in STATUSES;

export function RequestedRewardsPage() {
  const t = useTranslations("benefits.requested");
  const href = localizePath(useLocale());
  const { data, error, reload, busyKeys, write } = useBenefit<Requests>("requested-reward/list");
  const cancel = ({ rewardRequestId }: RewardRequest) =>
    void write(
      "requested-reward/cancel",
      { body: { reward_request_id: rewardRequestId }, success: { key: "benefits.requested.cancelled" } },
      `${rewardRequestId}`,
    );
  return (
    <BenefitPage title={t("title")} isLoaded={data !== undefined} error={error} onRetry={reload}>
      <PointsExpiry expiry={undefined} />
      {data?.rewardRequests.length === 0 && (
        <EmptyState
          icon="gift"
          title={t("none")}
          actions={<LinkButton href={href(accountPaths.rewards())}>{t("toRewards")}</LinkButton>}
        />
      )}
      <CardList>
        {data?.rewardRequests.map((request) => (
          <Card
            key={request.rewardRequestId}
            icon="gift"
            title={t("number", { id: request.rewardRequestId })}
            tags={
              isStatus(request.status) && (
                <Tag tone={STATUSES[request.status]}>{t(`status.${request.status}`)}</Tag>
              )
            }
          >
            <p>
              <ContentText>
                {request.rewards.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ")}
              </ContentText>
            </p>
            <Muted>
              {t("facts", { ...withElision(request.insertDate), points: request.points })}
              {request.status === "requested" && ` ${t("ready", { date: request.readyDate })}`}
              {request.status === "ready" && ` ${t("collect", { store: request.warehouseName })}`}
            </Muted>
            {request.status === "requested" && (
              <VanishingButton
                small
                variant="secondary"
                busy={busyKeys.includes(`${request.rewardRequestId}`)}
                aria-label={t("cancelNamed", { id: request.rewardRequestId })}
                onClick={() => cancel(request)}
              >
                {t("cancel")}
              </VanishingButton>
            )}
          </Card>
        ))}
      </CardList>
    </BenefitPage>
  );
}
