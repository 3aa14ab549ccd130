import { LostPage } from "@/components/layout/lost-page";

export default function NotFound() {
  return <LostPage />;
}
