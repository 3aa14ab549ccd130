"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import styles from "./checkout.module.css";

export type Step = "summary" | "payment" | "confirm";

const STEPS: Step[] = ["summary", "payment", "confirm"];

/** Where one is; steps already done can be gone back to. */
export function CheckoutSteps({ step, onGo }: { step: Step; onGo: (step: Step) => void }) {
  const t = useTranslations("checkout");
  const at = STEPS.indexOf(step);
  return (
    <ol className={styles.steps} aria-label={t("steps")}>
      {STEPS.map((name, index) => {
        const mark = index < at ? <Icon name="check" size={18} /> : index + 1;
        return (
          <li key={name} data-state={index < at ? "done" : index === at ? "current" : "later"}>
            {index < at ? (
              <button type="button" onClick={() => onGo(name)}>
                <span className={styles.mark}>{mark}</span>
                {t(`step.${name}`)}
                <span className="visually-hidden"> ({t("done")})</span>
              </button>
            ) : (
              <span aria-current={index === at ? "step" : undefined}>
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
