import { courseRoute } from "@/components/content/course-route";

export const revalidate = 900;

export function generateStaticParams() {
  return [];
}

const { generateMetadata, Page } = courseRoute;

export { generateMetadata };
export default Page;
