import type { MenuItem } from "@/lib/content/domain";

type Props = { item: MenuItem; href: (path: string) => string };

const isOurs = (path: string) => path.startsWith("/");

/** An entry of a menu; what leaves the shop opens in a new window. */
export function MenuLink({ item: { title, href: path, isOutside }, href }: Props) {
  return (
    <a
      href={isOurs(path) && !isOutside ? href(path) : path}
      {...(isOutside ? { target: "_blank", rel: "noopener noreferrer" } : {})}
    >
      {title}
    </a>
  );
}
