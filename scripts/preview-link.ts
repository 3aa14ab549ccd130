import { env } from "@/lib/env";
import { previewQuery } from "@/lib/preview/link";

const HOURS = 48;

const [path = "", date = "", hours = String(HOURS)] = process.argv.slice(2);
const secret = env().revalidateSecret;
if (!secret || !path.startsWith("/") || !/^\d{4}-\d{2}-\d{2}$/.test(date)) {
  console.error("usage: REVALIDATE_SECRET=… npx tsx scripts/preview-link.ts /page/path YYYY-MM-DD [hours]");
  process.exit(1);
}
const until = Math.floor(Date.now() / 1000) + Number(hours) * 3600;
console.log(`${env().storefrontUrl}/api/preview?${previewQuery({ path, date }, until, secret)}`);
