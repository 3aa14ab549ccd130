import { NewsIndex } from "@/components/content/news-index";
import { newsMetadata } from "@/lib/seo/indexes";

export const revalidate = 900;

export function generateMetadata() {
  return newsMetadata(1);
}

export default function Page() {
  return <NewsIndex page={1} />;
}
