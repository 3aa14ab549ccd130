import { now } from "@/lib/clock";
import type { Warehouse } from "@/lib/ebsn/domain/delivery";
import { OpenNow } from "./open-now";
import { openText } from "./open-text";
import { openWords } from "./open-words";

export async function StoreOpen({ store }: { store: Warehouse }) {
  const words = await openWords();
  const { open, text } = openText(store.hours, words, now());
  return <OpenNow hours={store.hours} words={words} kept={text} open={open} />;
}
