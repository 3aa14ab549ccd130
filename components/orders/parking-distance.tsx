"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { FieldLegend } from "@/components/ui/field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Address } from "@/lib/ebsn/domain/delivery";
import { kilometresBetween, positionOf } from "@/lib/rules/distance";
import styles from "./parking.module.css";

/** Distances in metres; null: not given. */
const DISTANCES = [
  ["unknown", null],
  ["here", 0],
  ["near", 2000],
  ["away", 6000],
] as const;

const GEOLOCATION_TIMEOUT_MS = 10_000;

type Props = { store: Address | null; metres: number | null; onChange: (metres: number | null) => void };

function distanceText(metres: number, locale: string): string {
  const isNear = metres < 1000;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: isNear ? "meter" : "kilometer",
    maximumFractionDigits: isNear ? 0 : 1,
  }).format(isNear ? Math.round(metres / 50) * 50 : metres / 1000);
}

/** Asks for the position only on a click. */
export function ParkingDistance({ store, metres, onChange }: Props) {
  const t = useTranslations("orderTools.parking");
  const locale = useLocale();
  const [state, setState] = useState<"chosen" | "locating" | "located" | "failed">("chosen");
  const storePosition = positionOf(store);

  function locate(): void {
    if (!storePosition || !("geolocation" in navigator)) return setState("failed");
    setState("locating");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        onChange(Math.round(kilometresBetween(coords, storePosition) * 1000));
        setState("located");
      },
      () => setState("failed"),
      { timeout: GEOLOCATION_TIMEOUT_MS, maximumAge: 60_000 },
    );
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
              onChange={() => {
                onChange(value);
                setState("chosen");
              }}
            />
            {t(key)}
          </label>
        ))}
      </div>
      {storePosition && (
        <Button variant="secondary" small busy={state === "locating"} onClick={locate}>
          <Icon name="pin" size={18} />
          {t("locate")}
        </Button>
      )}
      <p role="status" className={styles.muted}>
        {state === "locating" && t("locating")}
        {state === "located" && metres !== null && t("located", { distance: distanceText(metres, locale) })}
        {state === "failed" && t("notLocated")}
      </p>
    </fieldset>
  );
}
