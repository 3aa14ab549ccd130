import { copyText } from "@/lib/browser/copy-text";
import { share } from "@/lib/browser/share";
import type { Wishlist } from "@/lib/ebsn/domain/list";
import { formatList } from "@/lib/format/format-list";

/** As text: a list has no public address. */
export async function shareList(list: Wishlist, locale: string): Promise<void> {
  const text = formatList(list, locale);
  if (await share({ title: list.name, text })) return;
  await copyText(text, { copied: "lists.shareCopied", failed: "lists.shareFailed" });
}
