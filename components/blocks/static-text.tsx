import { Html } from "@/components/ui/html";
import type { Block } from "@/lib/ebsn/domain/category";
import { BlockTitle } from "@/components/ui/block-title";
import styles from "./static-text.module.css";

export function StaticText({ block }: { block: Block }) {
  const [first] = block.proposals;
  const html = first?.content || first?.descr || block.settings.TEXT || block.settings.CONTENT || "";
  if (!html) return null;
  return (
    <div className={styles.text}>
      <BlockTitle title={block.settings.TITLE || first?.name} />
      <Html markup={html} className={styles.prose} />
    </div>
  );
}
