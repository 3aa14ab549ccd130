import { getLocale, getTranslations } from "next-intl/server";
import { SearchPage } from "@/components/search/search-page";
import { readFacets, readPage, readSort } from "@/lib/catalogue/listing";
import { paths } from "@/lib/paths/paths";
import { readQuery, readSearch } from "@/config/search-query.mjs";
import { pageMetadata } from "@/lib/seo/metadata";

export const dynamic = "force-dynamic";

type Props = PageProps<"/[locale]/fast-search">;

export async function generateMetadata({ searchParams }: Props) {
  const q = readQuery((await searchParams).q);
  const [t, locale] = await Promise.all([getTranslations("seo"), getLocale()]);
  return pageMetadata({
    locale,
    path: paths.search(q),
    title: t("titleTemplate", { title: q ? t("searchTitle", { query: q }) : t("search") }),
    description: t("description"),
    index: false,
  });
}

export default async function Page({ searchParams }: Props) {
  const query = await searchParams;
  const search = readSearch(query.q);
  return (
    <SearchPage
      key={JSON.stringify(query)}
      {...search}
      page={readPage(query.page)}
      sort={readSort(query.sort)}
      facets={readFacets(query)}
      path={paths.fastSearch(search.q)}
    />
  );
}
