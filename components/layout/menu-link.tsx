import { Link } from "@/components/ui/link";
import { anchorProps } from "@/lib/html/anchor-props";
import type { MenuItem } from "@/lib/content/domain";

type Props = { item: MenuItem; href: (path: string) => string };

export function MenuLink({ item, href }: Props) {
  return <Link {...anchorProps(item, href)}>{item.title}</Link>;
}
