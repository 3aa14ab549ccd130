import { leafletRoute } from "@/components/leaflet/leaflet-route";

export const revalidate = 900;

export function generateStaticParams() {
  return [];
}

const { generateMetadata, Page } = leafletRoute("volantini");

export { generateMetadata };
export default Page;
