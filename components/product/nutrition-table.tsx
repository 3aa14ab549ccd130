import { useTranslations } from "next-intl";
import { Html } from "@/components/ui/html";
import { parseNutrition } from "@/lib/html/nutrition";
import styles from "./product-facts.module.css";

/** Falls back to the original markup when it holds no nutrition table. */
export function NutritionTable({ html }: { html: string }) {
  const t = useTranslations("product");
  const nutrition = parseNutrition(html);
  if (!nutrition) return <Html markup={html} />;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t("nutrition")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("nutrient")}</th>
          <th scope="col">{nutrition.basis ? t("per", { basis: nutrition.basis }) : t("amount")}</th>
        </tr>
      </thead>
      <tbody>
        {nutrition.rows.map(({ label, value, isPart }) => (
          <tr key={label} className={isPart ? styles.part : undefined}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
