import { Link } from "@/components/ui/link";
import type { MenuItem } from "@/lib/content/domain";

type Props = { item: MenuItem; href: (path: string) => string };

const isInternal = (path: string) => path.startsWith("/");

export function MenuLink({ item: { title, href: path, isExternal: isOutside }, href }: Props) {
  return (
    <Link
      href={isInternal(path) && !isOutside ? href(path) : path}
      {...(isOutside ? { target: "_blank", rel: "noopener noreferrer" } : {})}
    >
      {title}
    </Link>
  );
}
