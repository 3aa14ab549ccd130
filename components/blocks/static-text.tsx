import { getLocale } from "next-intl/server";
import { Html } from "@/components/ui/html";
import type { Block } from "@/lib/ebsn/domain/category";
import { BlockTitle } from "@/components/ui/block-title";
import { getUxBlock } from "@/lib/content/documents";
import { contentLanguage } from "@/lib/i18n/content-language";
import { logBlockFailure } from "@/lib/content/log-block-failure";
import styles from "./static-text.module.css";

/** `UX_BLOCK` is the slug of a block of the content system. */
export async function StaticText({ block }: { block: Block }) {
  const { TITLE, TEXT, CONTENT, UX_BLOCK } = block.settings;
  const [first] = block.proposals;
  const shared = UX_BLOCK
    ? await getUxBlock(UX_BLOCK).catch((cause: unknown) => {
        logBlockFailure(block)(cause);
        return null;
      })
    : null;
  const html = shared?.content || first?.content || first?.descr || TEXT || CONTENT || "";
  if (!html) return null;
  return (
    <div className={styles.text} lang={contentLanguage(await getLocale())}>
      <BlockTitle title={TITLE || first?.name || shared?.title} />
      <Html markup={html} className={styles.prose} />
    </div>
  );
}
