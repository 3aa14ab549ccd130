"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { EmptyState } from "@/components/ui/empty-state";
import { ContentText } from "@/components/ui/content-text";
import { InlineFacts } from "@/components/ui/inline-facts";
import { Actions, Stack } from "@/components/ui/form-layout";
import { Panel } from "@/components/ui/panel";
import { VanishingButton } from "@/components/ui/vanishing-button";
import { accountPaths } from "@/lib/paths/account-paths";
import { formatDate } from "@/lib/dates";
import type { PersonalOffer } from "@/lib/ebsn/domain/benefits";
import { localizePath } from "@/lib/i18n/locale-path";
import { elides } from "@/lib/rules/text/elision";
import { paths } from "@/lib/paths/paths";
import { BenefitPage } from "./benefit-page";
import { useBenefit } from "./use-benefit";
import styles from "./benefits.module.css";

export function OfferPage() {
  const t = useTranslations("benefits.offer");
  const locale = useLocale();
  const href = localizePath(locale);
  const { data, error, reload, busyKeys, write } = useBenefit<PersonalOffer>("personal-offer/view");
  const [chosenIds, setChosenIds] = useState<number[]>([]);
  const maxProducts = data?.maxProducts ?? 0;
  const discount = data?.discountPerc ?? 0;

  function toggle(productId: number): void {
    setChosenIds((ids) =>
      ids.includes(productId) ? ids.filter((id) => id !== productId) : [...ids, productId],
    );
  }

  return (
    <BenefitPage
      needsCard
      title={t("title")}
      text={data && t("text", { count: maxProducts, discount, elides: elides(discount) })}
      isLoaded={data !== undefined}
      error={error}
      onRetry={reload}
    >
      {data && data.gifts.length > 0 && (
        <Panel aria-labelledby="offer-title">
          <h2 id="offer-title">{t("created")}</h2>
          <ul className={styles.movements}>
            {data.gifts.map(({ giftCertificateId, description, endDate, giftCode }) => (
              <li key={giftCertificateId}>
                <b>
                  <ContentText>{description}</ContentText>
                </b>
                <p>
                  {endDate ? t("until", { date: formatDate(endDate, locale), code: giftCode }) : giftCode}
                </p>
              </li>
            ))}
          </ul>
          <LinkButton href={href(accountPaths.gifts())}>{t("toGifts")}</LinkButton>
        </Panel>
      )}
      {data?.gifts.length === 0 && data.products.length === 0 && (
        <EmptyState
          icon="tag"
          title={t("none")}
          actions={<LinkButton href={href(paths.departments())}>{t("toShop")}</LinkButton>}
        >
          {t("noneText")}
        </EmptyState>
      )}
      {data?.gifts.length === 0 && data.products.length > 0 && (
        <Panel aria-label={t("title")}>
          <Stack>
            <fieldset className={styles.choices}>
              <legend>{t("choose", { chosen: chosenIds.length, count: maxProducts })}</legend>
              {data.products.map(({ productId, name, details }) => (
                <Checkbox
                  key={productId}
                  label={<InlineFacts facts={[<ContentText key="name">{name}</ContentText>, ...details]} />}
                  checked={chosenIds.includes(productId)}
                  disabled={!chosenIds.includes(productId) && chosenIds.length >= maxProducts}
                  onChange={() => toggle(productId)}
                />
              ))}
            </fieldset>
            <Actions>
              <VanishingButton
                busy={busyKeys.length > 0}
                disabled={chosenIds.length === 0}
                onClick={() =>
                  void write("personal-offer/create", {
                    body: { productIds: chosenIds },
                    success: { key: "benefits.offer.done" },
                  })
                }
              >
                {t("submit")}
              </VanishingButton>
            </Actions>
          </Stack>
        </Panel>
      )}
    </BenefitPage>
  );
}
