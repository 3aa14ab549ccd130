import { pageTime } from "@/lib/preview/server";
import type { Warehouse } from "@/lib/ebsn/domain/delivery";
import { withPublicHolidays } from "@/lib/rules/delivery/special-hours";
import { OpeningStatus } from "./opening-status";
import { getOpeningStatus } from "./get-opening-status";
import { getOpenHoursMessages } from "./open-hours-messages";

export async function StoreOpeningStatus({ store }: { store: Warehouse }) {
  const messages = await getOpenHoursMessages();
  const now = await pageTime();
  const special = withPublicHolidays(store.specialHours, now);
  const { open, text } = getOpeningStatus(store.hours, special, messages, now);
  return (
    <OpeningStatus hours={store.hours} special={special} messages={messages} initialText={text} open={open} />
  );
}
