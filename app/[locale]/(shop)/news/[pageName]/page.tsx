import { documentRoute } from "@/components/content/document-route";
import { NewsRoute } from "@/components/content/news-route";

export const revalidate = 900;

export function generateStaticParams() {
  return [];
}

const { generateMetadata, Page } = documentRoute("post", NewsRoute);

export { generateMetadata };
export default Page;
