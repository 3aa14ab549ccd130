import { titleMetadata } from "@/app/[locale]/title-metadata";
import { PointsPage } from "@/components/benefits/points-page";

export const generateMetadata = titleMetadata("benefits.points.title");

export default function Page() {
  return <PointsPage />;
}
