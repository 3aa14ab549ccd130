import styles from "./block-title.module.css";
import { Link } from "./link";

type Props = { title: string | undefined; link?: { href: string; text: string }; lang?: string };

export function BlockTitle({ title, link, lang }: Props) {
  if (!title) return null;
  return (
    <div className={styles.title}>
      <h2 lang={lang}>{title}</h2>
      {link && <Link href={link.href}>{link.text}</Link>}
    </div>
  );
}
