import { useTranslations } from "next-intl";
import styles from "./delivery.module.css";

export function NothingFound() {
  const t = useTranslations("addressSelector");
  return (
    <p role="status" className={styles.warning}>
      {t("noPdvFound")}
    </p>
  );
}
