import styles from "./index-header.module.css";

export function IndexHeader({ title, text }: { title: string; text: string }) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <p>{text}</p>
    </header>
  );
}
