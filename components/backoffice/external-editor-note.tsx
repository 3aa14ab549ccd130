import { getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/alert";
import { Link } from "@/components/ui/link";

export type ExternalEditors = { ebsn: string | null; wordpress: string };

export async function ExternalEditorNote({ ebsn, wordpress }: ExternalEditors) {
  const t = await getTranslations("backoffice.content");
  return (
    <Alert tone="warning">
      <p>{t("elsewhere")}</p>
      <ul>
        <li>{ebsn ? <Link href={ebsn}>{t("elsewhereEbsn")}</Link> : t("elsewhereEbsnUnknown")}</li>
        <li>
          <Link href={wordpress}>{t("elsewhereWordPress")}</Link>
        </li>
      </ul>
    </Alert>
  );
}
