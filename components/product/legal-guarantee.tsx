import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";

/** The notice on the legal guarantee of conformity (Dir. 2024/825). */
export function LegalGuarantee({ className }: { className?: string }) {
  const t = useTranslations("guarantee");
  return (
    <details className={className}>
      <summary>
        {t("title")} <Icon name="down" size={18} />
      </summary>
      <p>{t("text")}</p>
      <ul>
        <li>{t("repair")}</li>
        <li>{t("money")}</li>
        <li>{t("proof")}</li>
      </ul>
    </details>
  );
}
