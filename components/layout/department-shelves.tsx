import { Link } from "@/components/ui/link";
import type { CategoryNode } from "@/lib/ebsn/domain/category";
import { paths } from "@/lib/paths";

type Props = { shelves: CategoryNode[]; href: (path: string) => string; className?: string };

export function DepartmentShelves({ shelves, href, className }: Props) {
  return (
    <ul className={className}>
      {shelves.map(({ categoryId, slug, name }) => (
        <li key={categoryId}>
          <Link href={href(paths.category(slug))}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
