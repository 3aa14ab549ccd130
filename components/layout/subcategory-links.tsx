import { Link } from "@/components/ui/link";
import type { CategoryNode } from "@/lib/ebsn/domain/category";
import { paths } from "@/lib/paths/paths";

type Props = { subcategories: CategoryNode[]; href: (path: string) => string; className?: string };

export function SubcategoryLinks({ subcategories, href, className }: Props) {
  return (
    <ul className={className}>
      {subcategories.map(({ categoryId, slug, name }) => (
        <li key={categoryId}>
          <Link href={href(paths.category(slug))}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
