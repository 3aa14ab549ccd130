import { setTimeout as pause } from "node:timers/promises";
import { type FaultyProxy, PROXY_FAULTS } from "./proxy";
import type { Random } from "./random";
import type { Shop } from "./shop";
import { childrenOf, family, signal } from "./signals";

type Fault = {
  name: string;
  begin(): void | Promise<void>;
  end?(): void | Promise<void>;
};

const pauseOf = (name: string, pids: () => number[]): Fault => {
  let paused: number[] = [];
  return {
    name: `${name} paused`,
    begin: () => {
      paused = pids();
      for (const pid of paused) signal(pid, "SIGSTOP");
    },
    end: () => paused.forEach((pid) => signal(pid, "SIGCONT")),
  };
};

const killOf = (name: string, pid: () => number | undefined): Fault => ({
  name: `${name} killed`,
  begin: () => signal(pid(), "SIGKILL"),
});

function proxyFaults(name: string, proxy: FaultyProxy): Fault[] {
  return PROXY_FAULTS.map((fault) => ({
    name: `${name}: ${fault}`,
    begin: () => void (proxy.fault = fault),
    end: () => void (proxy.fault = null),
  }));
}

function databaseFaults({ postgres }: Shop, random: Random): Fault[] {
  if (!postgres) return [];
  const connection = () => {
    const children = childrenOf(postgres.pid ?? 0);
    return children.length > 0 ? random.pick(children) : undefined;
  };
  // When one of its processes is killed, PostgreSQL ends all and recovers from its log.
  return [killOf("database", connection), pauseOf("database", () => family(postgres.pid))];
}

const diskFaults = ({ disks, postgres }: Shop): Fault[] =>
  disks.map(({ name, fill, free }) => ({
    name: `${name} full`,
    begin: fill,
    end: async () => {
      free();
      await postgres?.ensureRunning();
    },
  }));

function redisFaults({ redis }: Shop): Fault[] {
  if (!redis) return [];
  return [
    { name: "Redis killed", begin: () => redis.stop(), end: () => redis.start() },
    { name: "Redis paused", begin: () => redis.pause(), end: () => redis.resume() },
  ];
}

/** All faults, in the order of the seed. */
function faultsOf(shop: Shop, random: Random): Fault[] {
  const { backend, storefront } = shop.processes;
  const worker = () => {
    const workers = childrenOf(storefront.pid() ?? 0);
    return workers.length > 0 ? random.pick(workers) : undefined;
  };
  const all = [
    killOf("backend", backend.pid),
    pauseOf("backend", () => family(backend.pid())),
    killOf("storefront process", worker),
    pauseOf("storefront process", () => [worker() ?? 0].filter(Boolean)),
    killOf("storefront", storefront.pid),
    ...databaseFaults(shop, random),
    ...redisFaults(shop),
    ...diskFaults(shop),
    ...proxyFaults("shop", shop.proxies.shop),
    ...proxyFaults("content system", shop.proxies.content),
  ];
  return all
    .map((fault) => ({ fault, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ fault }) => fault);
}

/** One fault after the other until the end, with a pause after each; returns their names. */
export async function disturb(
  shop: Shop,
  random: Random,
  { until, eachMs, report }: { until: number; eachMs: number; report: (line: string) => void },
): Promise<string[]> {
  const names: string[] = [];
  while (Date.now() < until)
    for (const fault of faultsOf(shop, random)) {
      if (Date.now() >= until) break;
      report(fault.name);
      names.push(fault.name);
      await fault.begin();
      await pause(eachMs);
      await fault.end?.();
      await pause(eachMs);
    }
  return names;
}
