import { pageTime } from "@/lib/preview/server";
import type { Warehouse } from "@/lib/ebsn/domain/delivery";
import { OpenNow } from "./open-now";
import { openText } from "./open-text";
import { getOpenHoursMessages } from "./open-hours-messages";

export async function StoreOpen({ store }: { store: Warehouse }) {
  const messages = await getOpenHoursMessages();
  const { open, text } = openText(store.hours, messages, await pageTime());
  return <OpenNow hours={store.hours} messages={messages} initialText={text} open={open} />;
}
