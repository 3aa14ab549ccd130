import styles from "./block-title.module.css";
import { Link } from "./link";

type Props = { title: string | undefined; link?: { href: string; text: string } };

export function BlockTitle({ title, link }: Props) {
  if (!title) return null;
  return (
    <div className={styles.title}>
      <h2>{title}</h2>
      {link && <Link href={link.href}>{link.text}</Link>}
    </div>
  );
}
