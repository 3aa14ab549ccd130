import styles from "./block-title.module.css";

type Props = { title: string | undefined; more?: { href: string; text: string } };

/** Heading of a block, with the way to all of it. */
export function BlockTitle({ title, more }: Props) {
  if (!title) return null;
  return (
    <div className={styles.title}>
      <h2>{title}</h2>
      {more && <a href={more.href}>{more.text}</a>}
    </div>
  );
}
