import { getLocale, getTranslations } from "next-intl/server";
import { permanentRedirect } from "next/navigation";
import { SearchPage } from "@/components/search/search-page";
import { findListingPath } from "@/components/search/listing-path";
import { localizePath } from "@/lib/i18n/locale-path";
import { readFacets, readPage, readSort } from "@/lib/catalogue/listing";
import { parseId } from "@/lib/params/parse-id";
import { paths } from "@/lib/paths/paths";
import { readQuery, readSearch } from "@/config/search-query.mjs";
import { pageMetadata } from "@/lib/seo/metadata";

export const dynamic = "force-dynamic";

type Props = PageProps<"/[locale]/search">;

export async function generateMetadata({ searchParams }: Props) {
  const q = readQuery((await searchParams).q);
  const [t, locale] = await Promise.all([getTranslations("seo"), getLocale()]);
  const title = q ? t("searchTitle", { query: q }) : t("search");
  return pageMetadata({
    locale,
    path: paths.search(q),
    title: t("titleTemplate", { title }),
    description: t("description"),
    index: false,
  });
}

export default async function Page({ searchParams }: Props) {
  const query = await searchParams;
  const search = readSearch(query.q);
  const exact = query.esatta === "1";
  const listing = {
    page: readPage(query.page),
    sort: readSort(query.sort),
    facets: readFacets(query),
  };
  const categoryId = parseId([query.parent_category_id].flat().at(-1) ?? "") ?? undefined;
  const listingPath = search.q ? null : await findListingPath(categoryId, listing);
  if (listingPath) permanentRedirect(localizePath(await getLocale())(listingPath));
  return (
    <SearchPage
      key={JSON.stringify(query)}
      {...search}
      exact={exact}
      categoryId={categoryId}
      {...listing}
      path={paths.search(search.q, { ...(exact ? { esatta: 1 } : {}), parent_category_id: categoryId })}
    />
  );
}
