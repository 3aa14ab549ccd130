import { useLocale } from "next-intl";
import { Html } from "@/components/ui/html";
import { DEFAULT_LOCALE } from "@/config/locales.mjs";
import styles from "./category-header.module.css";

/** Below the products. In the shop's own language. */
export function CategoryText({ description }: { description: string }) {
  const text = <Html markup={description} className={styles.text} />;
  return useLocale() === DEFAULT_LOCALE ? text : <div lang={DEFAULT_LOCALE}>{text}</div>;
}
