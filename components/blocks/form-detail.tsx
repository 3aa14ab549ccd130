import { FormBlock } from "@/components/forms/form-block";
import { parsePositive } from "@/lib/content/block-settings";
import { getContentForm } from "@/lib/content/forms";
import { getCustomForm } from "@/lib/ebsn/forms";
import type { Block } from "@/lib/ebsn/domain/category";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { log } from "@/lib/log";

async function getBlockForm({ settings }: Block): Promise<FormDefinition | null> {
  const customFormId = parsePositive(
    settings.CUFORM_TYPE_ID || settings.CU_FORM_TYPE_ID || settings.CUFORMTYPEID,
  );
  if (customFormId) return getCustomForm(customFormId);
  const contentFormId = parsePositive(settings.FORM_ID || settings.FORM);
  return contentFormId ? getContentForm(contentFormId) : null;
}

export async function FormDetail({ block }: { block: Block }) {
  const definition = await getBlockForm(block).catch(() => {
    log("warn", "block.form", { blockId: block.blockId });
    return null;
  });
  return definition && <FormBlock definition={definition} title={block.settings.TITLE} />;
}
