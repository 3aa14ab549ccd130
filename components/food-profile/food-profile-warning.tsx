"use client";

import { useEffect } from "react";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { accountPaths } from "@/lib/paths/account-paths";
import { foodFactsStore, requestDetailedFoodFacts, requestFoodFacts } from "@/lib/food-profile/food-facts";
import { foodProfileMessagesStore, loadFoodProfileMessages, warningTexts } from "@/lib/food-profile/messages";
import { foodProfileStore } from "@/lib/food-profile/store";
import { localizePath } from "@/lib/i18n/locale-path";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { checkSuitability } from "@/lib/rules/products/food-profile";
import { useStore } from "@/lib/state/use-store";
import { FoodProfileUnchecked } from "./food-profile-unchecked";
import styles from "./food-profile-warning.module.css";

export type FoodProfileWarningProps = {
  id: number;
  /** On the product's page, also confirms that a product is suitable. */
  isDetail?: boolean;
};

const ICONS = { stop: "warning", caution: "warning", unknown: "info" } as const;

export function FoodProfileWarning({ id, isDetail }: FoodProfileWarningProps) {
  const foodProfile = useStore(foodProfileStore);
  const messages = useStore(foodProfileMessagesStore);
  const facts = useStore(foodFactsStore, (known) => known.get(id));

  useEffect(() => {
    void loadFoodProfileMessages().catch(() => undefined);
    if (isDetail) requestDetailedFoodFacts(id);
    else requestFoodFacts(id);
  }, [id, isDetail]);

  if (!foodProfile || !messages || facts === undefined) return null;
  if (facts === "failed") return <FoodProfileUnchecked />;
  const texts = warningTexts(checkSuitability(facts ?? undefined, foodProfile), messages);
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
          <Link href={localizePath(getPageLocale())(accountPaths.foodProfile())}>{messages.edit}</Link>
        </>
      )}
    </div>
  );
}
