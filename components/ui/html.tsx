import { cleanHtml } from "@/lib/html/policy";

type Props = { markup: string; as?: "div" | "span"; className?: string };

/** Markup of a backend, cleaned by the one policy; nothing when nothing is left of it. */
export function Html({ markup, as: Tag = "div", className }: Props) {
  const clean = cleanHtml(markup);
  return clean ? <Tag className={className} dangerouslySetInnerHTML={{ __html: clean }} /> : null;
}
