import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { getWarehouse } from "@/lib/ebsn/warehouses";
import { paths } from "@/lib/paths/paths";
import { contentMetadata } from "@/lib/seo/article";
import { notFoundMetadata } from "@/lib/seo/not-found";
import { formatStoreAddress } from "./store-address";

export async function storeMetadata(slug: string | null): Promise<Metadata> {
  const store = slug ? await getWarehouse(slug) : null;
  if (!store) return notFoundMetadata();
  const t = await getTranslations("stores");
  return contentMetadata({
    title: store.name,
    description: t("description", { name: store.name, address: formatStoreAddress(store) }),
    path: paths.store(store.slug),
    image: store.picture,
  });
}
