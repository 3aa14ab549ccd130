import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { ConcurrencyLimit } from "../../../config/concurrency-limit.mjs";

/** Tests lower it: each hash is stored with its own. */
export const PASSWORD_COST = { N: 2 ** 15, r: 8, p: 1 };

type Cost = typeof PASSWORD_COST;

/** Leaves threads of libuv's pool to files, pictures and DNS. */
const hashing = new ConcurrencyLimit(2);

function deriveKey(password: string, salt: Buffer, length: number, cost: Cost): Promise<Buffer> {
  const maxmem = 256 * cost.N * cost.r;
  return hashing.run(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize("NFC"), salt, length, { ...cost, maxmem }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

/** scrypt; salt and cost are stored with the key, so that the cost can grow. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, 32, PASSWORD_COST);
  const { N, r, p } = PASSWORD_COST;
  return ["scrypt", N, r, p, salt.toString("base64"), key.toString("base64")].join("$");
}

// Also checked for unknown log-ins, so that the response time does not reveal them.
let dummyHash: Promise<string> | undefined;

/** False without a hash, after the same work. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  dummyHash ??= hashPassword("nessuna");
  const [, N, r, p, salt = "", key = ""] = (hash ?? (await dummyHash)).split("$");
  const expected = Buffer.from(key, "base64");
  const actual = await deriveKey(password, Buffer.from(salt, "base64"), expected.length, {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(actual, expected) && hash !== null;
}
