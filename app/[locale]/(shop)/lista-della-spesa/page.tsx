import { getLocale, getTranslations } from "next-intl/server";
import { ShoppingListPage } from "@/components/lists/shopping-list-page";
import { paths } from "@/lib/paths/paths";
import { pageMetadata } from "@/lib/seo/metadata";

export const dynamic = "force-dynamic";

type Props = PageProps<"/[locale]/lista-della-spesa">;

export async function generateMetadata() {
  const [t, seo, locale] = await Promise.all([
    getTranslations("pasteList"),
    getTranslations("seo"),
    getLocale(),
  ]);
  return pageMetadata({
    locale,
    path: paths.shoppingList(),
    title: seo("titleTemplate", { title: t("title") }),
    description: t("intro"),
    index: false,
  });
}

export default async function Page({ searchParams }: Props) {
  const { testo } = await searchParams;
  const text = typeof testo === "string" ? testo : "";
  return <ShoppingListPage key={text} text={text} />;
}
