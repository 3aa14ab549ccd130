import { useTranslations } from "next-intl";

/** The notice on the legal guarantee of conformity (Dir. 2024/825). */
export function LegalGuarantee({ className }: { className?: string }) {
  const t = useTranslations("guarantee");
  return (
    <details className={className}>
      <summary className="disclosure">{t("title")}</summary>
      <p>{t("text")}</p>
      <ul>
        <li>{t("repair")}</li>
        <li>{t("money")}</li>
        <li>{t("proof")}</li>
      </ul>
    </details>
  );
}
