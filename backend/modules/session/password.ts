import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const COST = { N: 2 ** 15, r: 8, p: 1 };

type Cost = typeof COST;

function derive(password: string, salt: Buffer, length: number, cost: Cost): Promise<Buffer> {
  const maxmem = 256 * cost.N * cost.r;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, length, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** scrypt with its own salt and cost written beside it, so that the cost can grow later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, 32, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64"), key.toString("base64")].join("$");
}

// Spent on unknown log-ins too, so that the time of an answer does not tell them apart.
let decoy: Promise<string> | undefined;

/** Whether `password` belongs to `hash`; without a hash always false, after the same work. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  decoy ??= hashPassword("nessuna");
  const [, N, r, p, salt = "", key = ""] = (hash ?? (await decoy)).split("$");
  const expected = Buffer.from(key, "base64");
  const given = await derive(password, Buffer.from(salt, "base64"), expected.length, {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(given, expected) && hash !== null;
}
