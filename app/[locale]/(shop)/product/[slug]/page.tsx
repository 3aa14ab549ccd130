import { notFound } from "next/navigation";
import { ProductPage } from "@/components/product/product-page";
import { productMetadata } from "@/lib/seo/product";
import { readSlug } from "@/lib/params/slug";

export const revalidate = 900;

type Props = PageProps<"/[locale]/product/[slug]">;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  return productMetadata(readSlug((await params).slug));
}

export default async function Page({ params }: Props) {
  const slug = readSlug((await params).slug);
  if (!slug) notFound();
  return <ProductPage slug={slug} />;
}
