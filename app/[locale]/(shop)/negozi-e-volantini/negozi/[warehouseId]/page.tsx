import { getLocale } from "next-intl/server";
import { notFound, permanentRedirect } from "next/navigation";
import { getWarehouse } from "@/lib/ebsn/delivery";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { readSlug } from "@/lib/slug";

export const revalidate = 900;

export function generateStaticParams() {
  return [];
}

/** The old address of a store. */
export default async function Page({
  params,
}: PageProps<"/[locale]/negozi-e-volantini/negozi/[warehouseId]">) {
  const id = readSlug((await params).warehouseId);
  const store = id ? await getWarehouse(id) : null;
  if (!store) notFound();
  permanentRedirect(localPath(await getLocale())(paths.store(store.slug)));
}
