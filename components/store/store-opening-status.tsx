import { pageTime } from "@/lib/preview/server";
import type { Warehouse } from "@/lib/ebsn/domain/delivery";
import { OpeningStatus } from "./opening-status";
import { getOpeningStatus } from "./get-opening-status";
import { getOpenHoursMessages } from "./open-hours-messages";

export async function StoreOpeningStatus({ store }: { store: Warehouse }) {
  const messages = await getOpenHoursMessages();
  const { open, text } = getOpeningStatus(store.hours, messages, await pageTime());
  return <OpeningStatus hours={store.hours} messages={messages} initialText={text} open={open} />;
}
