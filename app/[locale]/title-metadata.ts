import type { Metadata } from "next";
import type { MessageKeys, Messages, NestedKeyOf } from "next-intl";
import { getTranslations } from "next-intl/server";

type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

/** `generateMetadata` of a page that needs only a title. */
export const titleMetadata =
  <Props = unknown>(title: MessageKey | ((props: Props) => Promise<MessageKey>), others: Metadata = {}) =>
  async (props: Props): Promise<Metadata> => {
    const [t, key] = await Promise.all([
      getTranslations(),
      typeof title === "function" ? title(props) : title,
    ]);
    return { title: t(key), ...others };
  };
