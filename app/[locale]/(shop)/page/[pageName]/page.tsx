import { documentRoute } from "@/components/content/document-route";
import { PageRoute } from "@/components/content/page-route";

export const revalidate = 900;

export function generateStaticParams() {
  return [];
}

const { generateMetadata, Page } = documentRoute("page", PageRoute);

export { generateMetadata };
export default Page;
