import { notFound } from "next/navigation";
import { NewsRoute } from "@/components/content/news-route";
import { documentMetadata } from "@/lib/seo/document";
import { readSlug } from "@/lib/slug";

export const revalidate = 900;

type Props = PageProps<"/[locale]/news/[slug]">;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  return documentMetadata(readSlug((await params).slug));
}

export default async function Page({ params }: Props) {
  const slug = readSlug((await params).slug);
  if (!slug) notFound();
  return <NewsRoute slug={slug} />;
}
