"use client";

import { useCallback } from "react";
import styles from "./buy-box.module.css";
import { CardActions, type ActionProps } from "./card-actions";
import { usePackageNum } from "./use-package-num";

type Props = ActionProps & {
  label: string;
  /** Labels of 1, 2, 3 … packs. */
  choices: string[];
};

export function SplitAddToCart({ label, choices, ...actions }: Props) {
  const { packageNum, setPackageNum, choosePackageNum } = usePackageNum(actions.id);

  /** Keeps a choice made before hydration. */
  const readInitialValue = useCallback(
    (select: HTMLSelectElement | null) => {
      if (select && select.value !== "1") setPackageNum(Number(select.value));
    },
    [setPackageNum],
  );

  return (
    <>
      <label className={styles.split}>
        {label}
        <select
          ref={readInitialValue}
          value={packageNum}
          onChange={(event) => choosePackageNum(Number(event.target.value))}
        >
          {choices.map((choiceLabel, index) => (
            <option key={choiceLabel} value={index + 1}>
              {choiceLabel}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.buy}>
        <CardActions {...actions} packageNum={packageNum} isWide />
      </div>
    </>
  );
}
