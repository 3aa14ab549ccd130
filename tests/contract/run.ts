import { parseArgs } from "node:util";
import { loadEnv } from "@/config/load-env.mjs";
import { formatReport } from "./checks/report";
import { shopOrigin } from "./checks/shop";
import { runSuite } from "./checks/suite";
import { formatVerdict, judge } from "./checks/verdict";

const USAGE = `npm run contract -- URL [--login USER] [--write] [--q WORD]

  URL            origin of the shop: https://www.example.it, with or without /ebsn/api
  --content URL  origin of WordPress; by default the shop's
  --budget MS    time a call may take; 8000 by default
  --json         findings and verdict as JSON, without a report
  --login USER   also read as this customer; the password comes from CONTRACT_PASSWORD
  --write        also put a product into the cart and take it out again; a cart without
                 address or slot is given the first address and the last free slot
  --q WORD       the word to search for; by default one of a product's name

Reads only, unless --write says otherwise. Exits with 0 when the core fits (catalogue, product, search, cart, services, slots;
with --login also log-in and addresses), with 1 when something of it is missing or unreadable, with 2 when nothing
answers, with 64 when it was called wrongly.`;

/** Apart from the verdicts' codes. */
const USAGE_ERROR = 64;

function exitWithUsageError(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(USAGE_ERROR);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        login: { type: "string" },
        q: { type: "string" },
        content: { type: "string" },
        budget: { type: "string" },
        write: { type: "boolean" },
        json: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    return { ...values, base: positionals[0] };
  } catch (error) {
    return exitWithUsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

async function main(): Promise<void> {
  loadEnv();
  const { base, login, write, q, content, budget, json, help } = readArguments();
  if (help) return void process.stdout.write(`${USAGE}\n`);
  if (!base) exitWithUsageError(USAGE);
  for (const address of [base, content ?? base])
    if (!isWebAddress(address)) exitWithUsageError(`${address}: an address begins with https:// or http://.`);
  if (budget !== undefined && !(Number(budget) >= 100))
    exitWithUsageError("--budget: milliseconds, 100 or more.");
  const password = process.env.CONTRACT_PASSWORD;
  if (login && !password) exitWithUsageError("--login: set CONTRACT_PASSWORD to the customer's password.");
  if (shopOrigin(base) !== base.replace(/\/+$/, ""))
    process.stderr.write(`${base}: taken as ${shopOrigin(base)}\n`);
  const findings = await runSuite(base, {
    login,
    password,
    write,
    q,
    content,
    budgetMs: budget === undefined ? undefined : Number(budget),
    onCall: (path, ms, http) =>
      process.stderr.write(`${http || "---"} ${String(ms).padStart(6)} ms  ${path}\n`),
  });
  const origin = shopOrigin(base);
  const verdict = judge(findings, { shop: origin, content: shopOrigin(content ?? base) });
  process.stdout.write(
    json
      ? `${JSON.stringify({ base: origin, verdict, findings }, null, 2)}\n`
      : `${formatReport(origin, findings)}\n\n${formatVerdict(verdict)}\n`,
  );
  process.exitCode = verdict.exitCode;
}

void main();
