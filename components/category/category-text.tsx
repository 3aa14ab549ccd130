import { Html } from "@/components/ui/html";
import styles from "./category-header.module.css";

/** Below the shelf: who comes to buy sees products first. */
export function CategoryText({ name, description }: { name: string; description: string }) {
  if (!description) return null;
  return (
    <section className={styles.text} aria-label={name}>
      <Html markup={description} />
    </section>
  );
}
