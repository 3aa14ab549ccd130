import { loadEnv } from "@/config/load-env.mjs";
import { env } from "@/lib/env";
import { previewQuery } from "@/lib/preview/link";

const HOURS = 48;

loadEnv();

const [path = "", day = "", hours = String(HOURS)] = process.argv.slice(2);
const isDraft = day === "bozza";
const date = isDraft ? "" : day;
const secret = env().revalidateSecret;
if (!secret || !path.startsWith("/") || !(isDraft || /^\d{4}-\d{2}-\d{2}$/.test(date))) {
  console.error(
    "usage: REVALIDATE_SECRET=… npx tsx scripts/preview-link.ts /page/path YYYY-MM-DD|bozza [hours]",
  );
  process.exit(1);
}
const until = Math.floor(Date.now() / 1000) + Number(hours) * 3600;
console.log(`${env().storefrontUrl}/api/preview?${previewQuery({ path, date }, until, secret)}`);
