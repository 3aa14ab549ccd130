import { classNames } from "./class-names";

type Props = { html: string; className?: string };

/** Markup from the shop, shown as plain words until the HTML policy can let parts of it through. */
export function Html({ html, className }: Props) {
  const text = html
    .replace(/<\/(?:p|div|li|tr|h\d)>|<br\s*\/?>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .trim();
  return text ? <div className={classNames(className)}>{text}</div> : null;
}
