import { useLocale } from "next-intl";
import { Html } from "@/components/ui/html";
import { contentLanguage } from "@/lib/i18n/content-language";
import styles from "./category-header.module.css";

/** Below the products. */
export function CategoryText({ description }: { description: string }) {
  return <Html markup={description} className={styles.text} lang={contentLanguage(useLocale())} />;
}
