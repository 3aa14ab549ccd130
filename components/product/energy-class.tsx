import { interpolate } from "@/lib/i18n/interpolate";
import { ENERGY_COLOURS, type EnergyLabel } from "@/lib/rules/products/energy-label";
import type { CardMessages } from "./card-messages";
import styles from "./energy-class.module.css";

type Props = {
  label: EnergyLabel;
  messages: Pick<CardMessages, "energyClass">;
};

/** The arrow that leads to the energy label, with the range of classes (Reg. EU 2019/2015, annex VI). */
export function EnergyClass({ label: { energyClass, url }, messages }: Props) {
  const name = interpolate(messages.energyClass, { name: energyClass });
  return (
    <a href={url} target="_blank" rel="noopener" className={styles.link} aria-label={name}>
      <svg viewBox="0 0 74 32" width="74" height="32" aria-hidden="true" className={styles.sign}>
        <rect x=".5" y=".5" width="20" height="31" className={styles.range} />
        <text x="10" y="13">
          A
        </text>
        <path d="M5.5 27V6M3 9l2.5-3L8 9" className={styles.direction} />
        <text x="10" y="28">
          G
        </text>
        <path
          d="M20.5.5H60L73 16 60 31.5H20.5Z"
          className={styles.arrow}
          fill={ENERGY_COLOURS[energyClass]}
        />
        <text x="34" y="25" className={styles.letter}>
          {energyClass}
        </text>
      </svg>
    </a>
  );
}
