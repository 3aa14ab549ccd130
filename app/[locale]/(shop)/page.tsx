import { getLocale, getTranslations } from "next-intl/server";
import { HomePage } from "@/components/blocks/home-page";
import { SiteJsonLd } from "@/components/seo/site-json-ld";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";

export const revalidate = 900;

export async function generateMetadata() {
  const [t, locale] = await Promise.all([getTranslations("seo"), getLocale()]);
  return pageMetadata({ locale, path: paths.home(), title: t("title"), description: t("description") });
}

export default function Page() {
  return (
    <>
      <HomePage />
      <SiteJsonLd />
    </>
  );
}
