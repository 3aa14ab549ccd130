"use client";

import { useEffect } from "react";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { accountPaths } from "@/lib/account-paths";
import { foodFacts, requestDetailedFoodFacts, requestFoodFacts } from "@/lib/household/food-facts";
import { householdMessages, loadHouseholdMessages, warningTexts } from "@/lib/household/messages";
import { householdStore } from "@/lib/household/store";
import { localizePath } from "@/lib/i18n/locale-path";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { checkSuitability } from "@/lib/rules/household";
import { useStore } from "@/lib/use-store";
import { HouseholdUnchecked } from "./household-unchecked";
import styles from "./household-warning.module.css";

export type HouseholdWarningProps = {
  id: number;
  /** On the product's page, also confirms that a product is suitable. */
  isDetail?: boolean;
};

const ICONS = { stop: "warning", caution: "warning", unknown: "info" } as const;

export function HouseholdWarning({ id, isDetail }: HouseholdWarningProps) {
  const household = useStore(householdStore);
  const messages = useStore(householdMessages);
  const facts = useStore(foodFacts, (known) => known.get(id));

  useEffect(() => {
    void loadHouseholdMessages().catch(() => undefined);
    if (isDetail) requestDetailedFoodFacts(id);
    else requestFoodFacts(id);
  }, [id, isDetail]);

  if (!household || !messages || facts === undefined) return null;
  if (facts === "failed") return <HouseholdUnchecked />;
  const texts = warningTexts(checkSuitability(facts ?? undefined, household), messages);
  if (facts?.isFood === false || (texts.length === 0 && !isDetail)) return null;
  return (
    <div className={isDetail ? `${styles.warnings} ${styles.detail}` : styles.warnings}>
      {texts.map(({ tone, text }) => (
        <span key={text} className={styles[tone]}>
          <Icon name={ICONS[tone]} size={16} />
          {text}
        </span>
      ))}
      {isDetail && (
        <>
          {texts.length === 0 && (
            <span className={styles.suits}>
              <Icon name="check" size={16} />
              {messages.suits}
            </span>
          )}
          <small>{messages.label}</small>
          <Link href={localizePath(getPageLocale())(accountPaths.household())}>{messages.edit}</Link>
        </>
      )}
    </div>
  );
}
