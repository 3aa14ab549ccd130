import { getLocale } from "next-intl/server";
import { notFound, permanentRedirect } from "next/navigation";
import { listingHref } from "@/components/product/listing-href";
import { getCategorySlug } from "@/lib/ebsn/catalogue";
import { localizePath } from "@/lib/i18n/locale-path";
import { readFacets, readPage, readSort } from "@/lib/catalogue/listing";
import { parseId } from "@/lib/params/parse-id";
import { paths } from "@/lib/paths/paths";
import { readSlug } from "@/lib/params/slug";

type Props = PageProps<"/[locale]/~category/[...category]">;

/** `categoryId` overrides the path if such a category exists. */
export default async function Page({ params, searchParams }: Props): Promise<never> {
  const [{ category }, query, locale] = await Promise.all([params, searchParams, getLocale()]);
  const categoryId = parseId(query.categoryId);
  const slug = (categoryId && (await getCategorySlug(categoryId))) || readSlug(category);
  if (!slug) notFound();
  const listing = { page: readPage(query.page), sort: readSort(query.sort), facets: readFacets(query) };
  permanentRedirect(localizePath(locale)(listingHref(paths.category(slug), listing)));
}
