"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { FieldLegend } from "@/components/ui/field";
import { formatDistance } from "@/components/delivery/format-distance";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { readPosition } from "@/lib/browser/browser-position";
import type { Address } from "@/lib/ebsn/domain/delivery";
import { kilometresBetween, positionOf } from "@/lib/rules/delivery/distance";
import styles from "./parking.module.css";

/** Distances in metres; null: not given. */
const DISTANCES = [
  ["unknown", null],
  ["here", 0],
  ["near", 2000],
  ["away", 6000],
] as const;

type Props = { store: Address | null; metres: number | null; onChange: (metres: number | null) => void };

/** Asks for the position only on a click. */
export function ParkingDistance({ store, metres, onChange }: Props) {
  const t = useTranslations("orderTools.parking");
  const locale = useLocale();
  const [state, setState] = useState<"chosen" | "locating" | "located" | "failed">("chosen");
  const attempt = useRef(0);
  const storePosition = positionOf(store);

  async function locate(): Promise<void> {
    if (!storePosition) return;
    const thisAttempt = ++attempt.current;
    // The position of an earlier attempt must not be sent if this one fails.
    if (state === "located") onChange(null);
    setState("locating");
    const position = await readPosition().catch(() => null);
    if (attempt.current !== thisAttempt) return;
    if (position) onChange(Math.round(kilometresBetween(position, storePosition) * 1000));
    setState(position ? "located" : "failed");
  }

  function choose(value: number | null): void {
    attempt.current += 1;
    onChange(value);
    setState("chosen");
  }

  return (
    <fieldset className={styles.distance}>
      <FieldLegend>{t("far")}</FieldLegend>
      <div className={styles.choices}>
        {DISTANCES.map(([key, value]) => (
          <label key={key} className={styles.radio}>
            <input
              type="radio"
              name="parking-distance"
              checked={state !== "located" && metres === value}
              onChange={() => choose(value)}
            />
            {t(key)}
          </label>
        ))}
      </div>
      {storePosition && (
        <Button variant="secondary" small busy={state === "locating"} onClick={() => void locate()}>
          <Icon name="pin" size={18} />
          {t("locate")}
        </Button>
      )}
      <p role="status" className={styles.muted}>
        {state === "locating" && t("locating")}
        {state === "located" && metres !== null && t("located", { distance: formatDistance(metres, locale) })}
        {state === "failed" && t("notLocated")}
      </p>
    </fieldset>
  );
}
