import { getLocale, getTranslations } from "next-intl/server";
import { ComparePage } from "@/components/product/compare-page";
import { paths } from "@/lib/paths/paths";
import { readCompared } from "@/lib/rules/products/compare";
import { pageMetadata } from "@/lib/seo/metadata";

export const dynamic = "force-dynamic";

type Props = PageProps<"/[locale]/confronta">;

export async function generateMetadata() {
  const [t, seo, locale] = await Promise.all([
    getTranslations("compare"),
    getTranslations("seo"),
    getLocale(),
  ]);
  return pageMetadata({
    locale,
    path: paths.compare(),
    title: seo("titleTemplate", { title: t("title") }),
    description: t("intro"),
    index: false,
  });
}

export default async function Page({ searchParams }: Props) {
  return <ComparePage slugs={readCompared((await searchParams).p)} />;
}
