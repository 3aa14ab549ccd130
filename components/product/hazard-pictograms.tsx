import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { HazardPictogram } from "@/lib/rules/products/hazards";
import styles from "./hazard-pictograms.module.css";

/** Drawn in a square of 48, inside the diamond. */
const GLYPHS: Record<HazardPictogram, ReactNode> = {
  GHS02: (
    <path d="M24 10c1 6 8 9 8 17a8 8 0 0 1-16 0c0-4 2-6 4-8 0 3 1 4 2 5 2-4 0-9 2-14Zm-9 26h18v2.5H15Z" />
  ),
  GHS04: <path d="M14 29 29 14l5 5-15 15c-2 2-7-3-5-5Zm17-16 2-2 4 4-2 2Z" />,
  GHS05: (
    <path d="m13 16 10 3-.6 2-10-3Zm12 4h2v4h-2Zm0 6h2v3h-2Zm-10-5h2v4h-2Zm-4 9h14l-2 3h-3l-2 3-2-3h-4Zm13-12 11-3 .6 2-11 3Zm5 10h6c2 0 3 1 3 2s-1 2-3 2h-8c0-2 0-4 2-4Z" />
  ),
  GHS07: <path d="M21.5 11h5l-1 17h-3Zm2.5 20a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z" />,
  GHS09: (
    <path d="M18 34V24l-5-4 1-1 4 3v-7h2v9l5-4 1 1-6 6v7Zm-7 1h26v2H11Zm15-7c3-3 7-3 10 0l2-2v6l-2-2c-3 3-7 3-10 0l-1-1Z" />
  ),
};

/** Hazard pictograms of the CLP regulation (1272/2008, art. 48) with their names. */
export function HazardPictograms({ hazards }: { hazards: HazardPictogram[] }) {
  const t = useTranslations("product.hazard");
  return (
    <ul className={styles.hazards}>
      {hazards.map((hazard) => (
        <li key={hazard}>
          <svg viewBox="0 0 48 48" width="56" height="56" aria-hidden="true" className={styles.sign}>
            <path d="M24 2 46 24 24 46 2 24Z" className={styles.frame} />
            {GLYPHS[hazard]}
          </svg>
          {t(hazard)}
        </li>
      ))}
    </ul>
  );
}
