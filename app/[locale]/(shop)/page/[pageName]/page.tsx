import { notFound } from "next/navigation";
import { PageRoute } from "@/components/content/page-route";
import { documentMetadata } from "@/lib/seo/document";
import { readSlug } from "@/lib/slug";

export const revalidate = 900;

type Props = PageProps<"/[locale]/page/[pageName]">;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  return documentMetadata(readSlug((await params).pageName));
}

export default async function Page({ params }: Props) {
  const slug = readSlug((await params).pageName);
  if (!slug) notFound();
  return <PageRoute slug={slug} />;
}
