import { getLocale, getTranslations } from "next-intl/server";
import { MAX_ADDRESS_LENGTH, ServiceDiscoveryPage } from "@/components/store/service-discovery-page";
import { paths } from "@/lib/paths/paths";
import { readQuery } from "@/config/search-query.mjs";
import { pageMetadata } from "@/lib/seo/metadata";

export const dynamic = "force-dynamic";

type Props = PageProps<"/[locale]/service-discovery">;

export async function generateMetadata({ searchParams }: Props) {
  const address = readQuery((await searchParams).address, MAX_ADDRESS_LENGTH);
  const [t, seo, locale] = await Promise.all([
    getTranslations("serviceCheck"),
    getTranslations("seo"),
    getLocale(),
  ]);
  return pageMetadata({
    locale,
    path: paths.serviceDiscovery(),
    title: seo("titleTemplate", { title: t("title") }),
    description: t("text"),
    index: !address,
  });
}

export default async function Page({ searchParams }: Props) {
  const address = readQuery((await searchParams).address, MAX_ADDRESS_LENGTH);
  return <ServiceDiscoveryPage key={address} address={address} />;
}
