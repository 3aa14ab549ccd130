import { getLocale, getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { StoresPage } from "@/components/store/stores-page";
import { localizePath } from "@/lib/i18n/locale-path";
import { contentPaths } from "@/lib/paths/content-paths";
import { paths } from "@/lib/paths/paths";
import { readQuery } from "@/config/search-query.mjs";
import { pageMetadata } from "@/lib/seo/metadata";

export const dynamic = "force-dynamic";

type Props = PageProps<"/[locale]/punti-vendita/cerca">;

export async function generateMetadata({ searchParams }: Props) {
  const q = readQuery((await searchParams).q);
  const [t, seo, locale] = await Promise.all([
    getTranslations("stores"),
    getTranslations("seo"),
    getLocale(),
  ]);
  return pageMetadata({
    locale,
    path: contentPaths.storeSearch(q),
    title: seo("titleTemplate", { title: q ? `${t("title")}: ${q}` : t("title") }),
    description: t("text"),
    index: false,
  });
}

export default async function Page({ searchParams }: Props) {
  const q = readQuery((await searchParams).q);
  if (!q) redirect(localizePath(await getLocale())(paths.stores()));
  return <StoresPage key={q} q={q} />;
}
