import { differentAddresses, measureMemory, memoryLine, memoryVerdicts } from "./memory";
import type { Sample } from "./sample";
import { LOAD } from "./settings";
import type { Shop } from "./shop";
import { mixVerdict } from "./under-load";
import type { Verdict } from "./verdicts";

type Options = {
  shop: Shop;
  sample: Sample;
  idle: ReturnType<Shop["memory"]>;
  report: (line: string) => void;
};

/** Memory after many different addresses, and what it costs to send those that are stored. */
export async function measureMix({ shop, sample, idle, report }: Options): Promise<Verdict[]> {
  const addresses = await differentAddresses(LOAD.mix);
  report(`Visiting ${addresses.length} different addresses…`);
  const memory = await measureMemory(shop, idle, addresses);
  process.stdout.write(`\n${memoryLine(memory)}\n`);
  const stored = addresses.filter((path) => !path.startsWith("/search"));
  return [...memoryVerdicts(memory), ...(await mixVerdict(shop, stored, sample.category))];
}
