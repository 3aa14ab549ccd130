import { NewsIndex } from "@/components/content/news-index";
import { readPage } from "@/lib/catalogue/listing";
import { newsMetadata } from "@/lib/seo/indexes";

export const revalidate = 900;

type Props = PageProps<"/[locale]/~news/[page]">;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  return newsMetadata(readPage((await params).page));
}

export default async function Page({ params }: Props) {
  return <NewsIndex page={readPage((await params).page)} />;
}
