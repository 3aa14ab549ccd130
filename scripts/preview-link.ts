import { loadEnv } from "@/config/load-env.mjs";
import { env } from "@/lib/env";
import { MAX_PREVIEW_DAYS, parsePreview, previewQuery } from "@/lib/preview/link";

const DEFAULT_HOURS = 48;
const MAX_HOURS = MAX_PREVIEW_DAYS * 24;

loadEnv();

const [path = "", day = "", hours = String(DEFAULT_HOURS)] = process.argv.slice(2);
const fields: Record<string, string> = { path, date: day === "bozza" ? "" : day };
const preview = day === "" ? null : parsePreview((name) => fields[name] ?? "");
const secret = env().revalidateSecret;
const areHoursValid = Number(hours) > 0 && Number(hours) <= MAX_HOURS;
if (!secret || !preview || !areHoursValid) {
  console.error(
    `usage: REVALIDATE_SECRET=… npx tsx scripts/preview-link.ts /page/path YYYY-MM-DD|bozza [hours, at most ${MAX_HOURS}]`,
  );
  process.exit(1);
}
const until = Math.floor(Date.now() / 1000 + Number(hours) * 3600);
console.log(`${env().storefrontUrl}/api/preview?${previewQuery(preview, until, secret)}`);
