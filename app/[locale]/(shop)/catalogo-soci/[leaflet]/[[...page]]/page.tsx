import { leafletRoute } from "@/components/leaflet/leaflet-route";

export const revalidate = 900;

export function generateStaticParams() {
  return [];
}

const { generateMetadata, Page } = leafletRoute("catalogo-soci");

export { generateMetadata };
export default Page;
