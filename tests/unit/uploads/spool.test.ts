import fc from "fast-check";
import { isWithinJsonLimits } from "@/lib/rules/json-limits";
import { InvalidUpload, Spool, TooLarge } from "@/lib/uploads/spool";
import { serializeBody, SpooledText } from "@/lib/uploads/spooled-text";

/** In parts of the given lengths, one after the other and again. */
async function take(spool: Spool, json: string, lengths: number[]): Promise<void> {
  const bytes = Buffer.from(json);
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? 1;
    await spool.write(bytes.subarray(at, at + length));
    at += length;
  }
}

async function withSpool<T>(work: (spool: Spool) => Promise<T>): Promise<T> {
  const spool = new Spool();
  try {
    return await work(spool);
  } finally {
    await spool.remove();
  }
}

const textOf = async (body: unknown) => {
  const serialized = await serializeBody(body);
  return typeof serialized === "string" ? serialized : serialized.text();
};

const file = fc
  .integer({ min: 16_000, max: 40_000 })
  .map((bytes) => Buffer.alloc(bytes, "farro").toString("base64"));
const small = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.integer(),
  fc.constant('a\\"b\\\\'),
  fc.boolean(),
);
const form = fc.dictionary(
  fc.string({ maxLength: 8 }).filter((key) => key !== "__proto__"),
  fc.oneof(small, fc.array(small, { maxLength: 4 }), file),
  {
    maxKeys: 6,
  },
);

test("a body is sent on as it came, wherever its parts begin", async () => {
  await fc.assert(
    fc.asyncProperty(
      form,
      fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 4 }),
      (body, lengths) =>
        withSpool(async (spool) => {
          await take(spool, JSON.stringify(body), lengths);
          expect(JSON.parse(await textOf(spool.parse(isWithinJsonLimits)))).toEqual(
            JSON.parse(JSON.stringify(body)),
          );
        }),
    ),
    { numRuns: 60 },
  );
});

test.each([0, 1, 2])(
  "a long text is read again as the file it encodes, %i bytes after a group",
  async (rest) => {
    const bytes = Buffer.from(Array.from({ length: 120_000 + rest }, (_, at) => at % 251));
    await withSpool(async (spool) => {
      await take(spool, JSON.stringify({ a: bytes.toString("base64") }), [65_536]);
      const { a } = spool.parse(isWithinJsonLimits) as { a: SpooledText };
      expect(a).toBeInstanceOf(SpooledText);
      expect(a.bytes).toBe(bytes.length);
      expect(Buffer.from(await (await a.decoded()).arrayBuffer()).equals(bytes)).toBe(true);
    });
  },
);

test.each(["A".repeat(20_001), `${"A".repeat(20_001)}===`])(
  "a text that is no base64 as a whole has no length",
  async (text) => {
    await withSpool(async (spool) => {
      await take(spool, JSON.stringify([text]), [1000]);
      expect((spool.parse(isWithinJsonLimits) as SpooledText[])[0]?.bytes).toBeNull();
    });
  },
);

test.each([
  ["words is too large", "due parole ".repeat(2_000), TooLarge],
  ["something after its end is no upload", `${"A".repeat(20_000)}==AA`, InvalidUpload],
  ["an escape is no upload", `${"A".repeat(20_000)}\n`, InvalidUpload],
])("a long text with %s", async (_name, text, error) => {
  await withSpool((spool) =>
    expect(take(spool, JSON.stringify({ text }), [4096])).rejects.toBeInstanceOf(error),
  );
});

test("a text that only looks like the place of another stays a text", async () => {
  const body = { a: "madia-spooled:00000000-0000-4000-8000-000000000000:0", b: "A".repeat(20_000) };
  await withSpool(async (spool) => {
    await take(spool, JSON.stringify(body), [4096]);
    expect(JSON.parse(await textOf(spool.parse(isWithinJsonLimits)))).toEqual(body);
  });
});

test.each(['{"a":', '{"a":"' + "A".repeat(20_000), "[".repeat(40)])(
  "what is no JSON, or deep, is not parsed",
  async (json) => {
    await withSpool(async (spool) => {
      await take(spool, json, [4096]);
      expect(() => spool.parse(isWithinJsonLimits)).toThrow(SyntaxError);
    });
  },
);
