import { getTranslations } from "next-intl/server";
import styles from "./content.module.css";

export type StoreChoice = { warehouseId: number; name: string };

export async function StoreNumbers({ stores }: { stores: StoreChoice[] }) {
  const t = await getTranslations("backoffice.contentEdit");
  if (stores.length === 0) return null;
  return (
    <details className={styles.numbers}>
      <summary>{t("storeNumbers")}</summary>
      <ul>
        {stores.map(({ warehouseId, name }) => (
          <li key={warehouseId}>
            <b>{warehouseId}</b> {name}
          </li>
        ))}
      </ul>
    </details>
  );
}
