"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { Muted } from "@/components/ui/muted";
import { Radio } from "@/components/ui/checkbox";
import { Actions, Stack } from "@/components/ui/form-layout";
import { Alert } from "@/components/ui/alert";
import { Link } from "@/components/ui/link";
import { accountPaths } from "@/lib/paths/account-paths";
import type { Conversion, Points } from "@/lib/ebsn/domain/benefits";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { openConfirmDialog } from "@/lib/overlays/overlay";
import { CONVERSION_STEP, conversionCents, conversionSteps } from "@/lib/rules/account/points";
import { BenefitPage } from "./benefit-page";
import { PointsBalance } from "./points-balance";
import { PointsMovements } from "./points-movements";
import { useBenefit } from "./use-benefit";
import styles from "./benefits.module.css";

const CONVERT = "registration-card/convert_points_polv";

export function PointsPage() {
  const t = useTranslations("benefits");
  const locale = useLocale();
  const href = localizePath(locale);
  const { data, error, reload, busyKeys, write } = useBenefit<Points & Partial<Conversion>>("points/list");
  const [picked, setPicked] = useState(CONVERSION_STEP);
  const [giftCode, setGiftCode] = useState("");
  const steps = conversionSteps(data?.points ?? 0);
  const chosen = steps.includes(picked) ? picked : CONVERSION_STEP;
  const amountOf = (points: number) => formatMoney(conversionCents(points), locale);

  async function convert(): Promise<void> {
    const isConfirmed = await openConfirmDialog({
      title: t("points.confirmTitle", { points: chosen, amount: amountOf(chosen) }),
      text: t("points.confirmText"),
      confirm: t("points.submit"),
    });
    if (!isConfirmed) return;
    const answer = await write(CONVERT, { params: { points: chosen }, body: { balance: data?.points } });
    if (!answer) return;
    setPicked(CONVERSION_STEP);
    setGiftCode(answer.gift?.giftCode ?? "");
  }

  return (
    <BenefitPage
      needsCard
      title={t("points.title")}
      isLoaded={data !== undefined}
      error={error}
      onRetry={reload}
    >
      <PointsBalance balance={data} links={["rewards", "donate"]} />
      {giftCode && (
        <Alert tone="success">
          <p>{t("points.done", { code: giftCode })}</p>
          <Link href={href(accountPaths.gifts())}>{t("points.toGifts")}</Link>
        </Alert>
      )}
      <Panel aria-labelledby="convert-title">
        <h2 id="convert-title">{t("points.convert")}</h2>
        <p>{t("points.convertText")}</p>
        {steps.length === 0 && <Muted>{t("points.tooFew", { points: CONVERSION_STEP })}</Muted>}
        {steps.length > 0 && (
          <Stack>
            <fieldset className={styles.choices}>
              <legend>{t("points.choose")}</legend>
              {steps.map((points) => (
                <Radio
                  key={points}
                  name="points"
                  value={points}
                  checked={chosen === points}
                  label={t("points.choice", { points, amount: amountOf(points) })}
                  onChange={() => setPicked(points)}
                />
              ))}
            </fieldset>
            <Actions>
              <Button busy={busyKeys.length > 0} onClick={() => void convert()}>
                {t("points.submit")}
              </Button>
            </Actions>
          </Stack>
        )}
      </Panel>
      <PointsMovements movements={data?.pointsMovements ?? []} />
    </BenefitPage>
  );
}
