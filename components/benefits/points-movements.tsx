"use client";

import { useLocale, useTranslations } from "next-intl";
import { ContentText } from "@/components/ui/content-text";
import { Panel } from "@/components/ui/panel";
import { Muted } from "@/components/ui/muted";
import type { Points } from "@/lib/ebsn/domain/benefits";
import styles from "./benefits.module.css";

export function PointsMovements({ movements }: { movements: Points["pointsMovements"] }) {
  const t = useTranslations("benefits.movements");
  const format = new Intl.NumberFormat(useLocale(), { signDisplay: "always" });
  return (
    <Panel aria-labelledby="movements-title">
      <h2 id="movements-title">{t("title")}</h2>
      {movements.length === 0 && <Muted>{t("none")}</Muted>}
      {movements.length > 0 && (
        <ul className={styles.movements}>
          {movements.map(({ pointsMovementId, description, points, insertDate }) => (
            <li key={pointsMovementId} className={styles.movement}>
              <span>
                <ContentText>{description}</ContentText>
              </span>
              <b>{format.format(points).replace("-", "−")}</b>
              <Muted>{insertDate}</Muted>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
