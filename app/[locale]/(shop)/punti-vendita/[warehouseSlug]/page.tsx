import { notFound } from "next/navigation";
import { storeMetadata } from "@/components/store/store-metadata";
import { StorePage } from "@/components/store/store-page";
import { readSlug } from "@/lib/params/slug";

export const revalidate = 900;

type Props = PageProps<"/[locale]/punti-vendita/[warehouseSlug]">;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  return storeMetadata(readSlug((await params).warehouseSlug));
}

export default async function Page({ params }: Props) {
  const slug = readSlug((await params).warehouseSlug);
  if (!slug) notFound();
  return <StorePage slugOrId={slug} />;
}
