import { getTranslations } from "next-intl/server";

export const revalidate = 300;

export default async function HomePage() {
  const t = await getTranslations("seo");
  return (
    <>
      <h1>{t("title")}</h1>
      <p>{t("description")}</p>
    </>
  );
}
