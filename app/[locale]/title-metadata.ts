import type { Metadata } from "next";
import type { MessageKeys, Messages, NestedKeyOf } from "next-intl";
import { getTranslations } from "next-intl/server";

type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

/** `generateMetadata` of a page that needs only a title. */
export const titleMetadata =
  (title: MessageKey, others: Metadata = {}) =>
  async (): Promise<Metadata> => {
    const t = await getTranslations();
    return { title: t(title), ...others };
  };
