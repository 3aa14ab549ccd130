"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import styles from "./checkout-steps.module.css";

export type Step = "summary" | "payment" | "confirm";

export const STEPS: Step[] = ["summary", "payment", "confirm"];

export function CheckoutSteps({ step, onStepSelect }: { step: Step; onStepSelect: (step: Step) => void }) {
  const t = useTranslations("checkout");
  const currentIndex = STEPS.indexOf(step);
  return (
    <ol className={styles.steps} aria-label={t("steps")}>
      {STEPS.map((name, index) => {
        const mark = index < currentIndex ? <Icon name="check" size={18} /> : index + 1;
        return (
          <li
            key={name}
            data-state={index < currentIndex ? "done" : index === currentIndex ? "current" : "later"}
          >
            {index < currentIndex ? (
              <button type="button" onClick={() => onStepSelect(name)}>
                <span className={styles.mark}>{mark}</span>
                {t(`step.${name}`)}
                <span className="visually-hidden"> ({t("done")})</span>
              </button>
            ) : (
              <span aria-current={index === currentIndex ? "step" : undefined}>
                <span className={styles.mark}>{mark}</span>
                {t(`step.${name}`)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
