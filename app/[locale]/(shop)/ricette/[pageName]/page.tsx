import { notFound } from "next/navigation";
import { RecipeRoute } from "@/components/content/recipe-route";
import { documentMetadata } from "@/lib/seo/document";
import { readSlug } from "@/lib/slug";

export const revalidate = 900;

type Props = PageProps<"/[locale]/ricette/[pageName]">;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  return documentMetadata(readSlug((await params).pageName));
}

export default async function Page({ params }: Props) {
  const slug = readSlug((await params).pageName);
  if (!slug) notFound();
  return <RecipeRoute slug={slug} />;
}
