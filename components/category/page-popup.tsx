import { Html } from "@/components/ui/html";
import type { Category } from "@/lib/ebsn/domain/category";
import { CategoryPopup } from "./category-popup";

export function PagePopup({ category: { categoryId, popup } }: { category: Category }) {
  if (!popup) return null;
  return (
    <CategoryPopup id={categoryId} title={popup.title} delay={popup.openingDelay} days={popup.reopeningDays}>
      <Html markup={popup.content} />
    </CategoryPopup>
  );
}
