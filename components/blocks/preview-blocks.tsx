import { getTranslations } from "next-intl/server";
import type { Block, HiddenBlock } from "@/lib/ebsn/domain/category";
import { currentPreview } from "@/lib/preview/server";
import { findBlocksHiddenByPage } from "./hidden-blocks";
import { settingsText } from "./preview-settings-text";
import { previewBlockStyles } from "./preview-block-styles";

const REASONS = ["early", "late", "store", "segment", "empty", "unknown"] as const;

type Props = { blocks: Block[]; hiddenBlocks: HiddenBlock[] };

/** Styles are inline, so that other pages do not load them. */
export async function PreviewBlocks({ blocks, hiddenBlocks }: Props) {
  if (!(await currentPreview())) return null;
  const t = await getTranslations("content");
  const missing = [...hiddenBlocks, ...findBlocksHiddenByPage(blocks)];
  return (
    <aside id="preview-blocks" className="no-print" aria-label={t("previewBlocks")}>
      <style>{previewBlockStyles(blocks, t("previewEmpty"))}</style>
      <details>
        <summary className="disclosure">{t("previewBlocks")}</summary>
        <h2>{t("previewLeftOut")}</h2>
        {missing.length === 0 && <p>{t("previewNoLeftOut")}</p>}
        <ul>
          {missing.map(({ block, reason }, index) => {
            const known = REASONS.find((knownReason) => knownReason === reason);
            return (
              <li key={index}>
                <b>{block.settings.TITLE || block.mode}</b> ({block.mode} {block.blockId}):{" "}
                {known ? t(`previewReasons.${known}`) : reason}
              </li>
            );
          })}
        </ul>
        <h2>{t("previewShown")}</h2>
        <ul>
          {blocks.map((block, index) => (
            <li key={index}>
              <a href={`#block-${block.blockId}`}>{block.mode}</a> {settingsText(block)}
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}
