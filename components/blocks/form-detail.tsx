import { FormBlock } from "@/components/forms/form-block";
import { getContentForm } from "@/lib/content/forms";
import { getCustomForm } from "@/lib/ebsn/forms";
import type { Block } from "@/lib/ebsn/domain/category";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { log } from "@/lib/log";

const idOf = (...said: (string | undefined)[]) => {
  const id = Number(said.find(Boolean));
  return Number.isInteger(id) && id > 0 ? id : null;
};

/** The form a block's settings name: one of the shop's own, else one of the content system. */
async function formOf({ settings }: Block): Promise<FormDefinition | null> {
  const custom = idOf(settings.CUFORM_TYPE_ID, settings.CU_FORM_TYPE_ID, settings.CUFORMTYPEID);
  if (custom) return getCustomForm(custom);
  const content = idOf(settings.FORM_ID, settings.FORM);
  return content ? getContentForm(content) : null;
}

/** Nothing where there is no such form or its system cannot answer. */
export async function FormDetail({ block }: { block: Block }) {
  const definition = await formOf(block).catch(() => {
    log("warn", "block.form", { blockId: block.blockId });
    return null;
  });
  return definition && <FormBlock definition={definition} title={block.settings.TITLE} />;
}
