import styles from "./index-header.module.css";

/** Title and a line of text above a list of articles. */
export function IndexHeader({ title, text }: { title: string; text: string }) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <p>{text}</p>
    </header>
  );
}
