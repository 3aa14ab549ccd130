import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Metrics } from "@/server/metrics.mjs";

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const dashboard = JSON.parse(
  readFileSync(join(process.cwd(), "deploy/grafana/madia.json"), "utf8"),
) as Dashboard;

/** Histograms have no samples before the first request, but their type is known. */
function metricNames(): Set<string> {
  const types = [...new Metrics().text().matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    types.flatMap(([, name = "", type]) =>
      type === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

test("the example dashboard shows every metric, and only what there is", () => {
  const used = new Set(
    dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/madia_\w+/g) ?? [])),
  );
  const known = metricNames();
  expect([...used].filter((name) => !known.has(name))).toEqual([]);
  const base = (name: string) => name.replace(/_(?:bucket|sum|count)$/, "");
  expect([...new Set([...known].map(base))].sort()).toEqual([...new Set([...used].map(base))].sort());
});
