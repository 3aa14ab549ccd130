import { getLocale } from "next-intl/server";
import { notFound, permanentRedirect } from "next/navigation";
import { getWarehouse } from "@/lib/ebsn/warehouses";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { readSlug } from "@/lib/params/slug";

export const revalidate = 900;

export function generateStaticParams() {
  return [];
}

export default async function Page({
  params,
}: PageProps<"/[locale]/negozi-e-volantini/negozi/[warehouseId]">) {
  const id = readSlug((await params).warehouseId);
  const store = id ? await getWarehouse(id) : null;
  if (!store) notFound();
  permanentRedirect(localizePath(await getLocale())(paths.store(store.slug)));
}
