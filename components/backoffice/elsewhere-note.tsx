import { getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/alert";

/** `ebsn` is null where nobody has told the address. */
export type Elsewhere = { ebsn: string | null; wordpress: string };

export async function ElsewhereNote({ ebsn, wordpress }: Elsewhere) {
  const t = await getTranslations("backoffice.content");
  return (
    <Alert tone="warning">
      <p>{t("elsewhere")}</p>
      <ul>
        <li>{ebsn ? <a href={ebsn}>{t("elsewhereEbsn")}</a> : t("elsewhereEbsnUnknown")}</li>
        <li>
          <a href={wordpress}>{t("elsewhereWordPress")}</a>
        </li>
      </ul>
    </Alert>
  );
}
