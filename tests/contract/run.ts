import { parseArgs } from "node:util";
import { exitCode } from "./checks/finding";
import { formatReport } from "./checks/report";
import { runSuite } from "./checks/suite";

const USAGE = `npm run contract -- URL [--login USER] [--write] [--q WORD]

  URL            origin of the shop, without /ebsn/api: https://www.example.it
  --login USER   also read as this customer; the password comes from CONTRACT_PASSWORD
  --write        also put a product into the cart and take it out again; a cart without
                 address or slot is given the first address and the last free slot
  --q WORD       the word to search for; by default one of a product's name

Reads only, unless --write says otherwise. Exits with 1 when a response cannot be read, with 2 when nothing responds.`;

const USAGE_ERROR = 2;

function exitWithUsageError(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(USAGE_ERROR);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { login: { type: "string" }, write: { type: "boolean" }, q: { type: "string" } },
    });
    return { ...values, base: positionals[0] };
  } catch (error) {
    return exitWithUsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

async function main(): Promise<void> {
  const { base, login, write, q } = readArguments();
  if (!base || !URL.canParse(base)) exitWithUsageError(USAGE);
  const password = process.env.CONTRACT_PASSWORD;
  if (login && !password) exitWithUsageError("--login: set CONTRACT_PASSWORD to the customer's password.");
  const findings = await runSuite(base, { login, password, write, q });
  process.stdout.write(`${formatReport(base, findings)}\n`);
  process.exitCode = exitCode(findings);
}

void main();
