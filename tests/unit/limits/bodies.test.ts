import { existsSync, readdirSync } from "node:fs";
import files from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import nock from "nock";
import { isWithinJsonLimits } from "@/lib/rules/json-limits";
import { codeOf, requestGateway } from "../../support/gateway-request";
import { envelope } from "../../support/envelope";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const API_URL = "http://localhost:4000";
const FILE = "A".repeat(200_000);

function spooled(): number {
  const folder = join(tmpdir(), "madia-uploads");
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

function formType(cuFormTypeId: number, type: string) {
  const content = { fields: [{ name: "campo", type, label: "Campo" }] };
  nock(API_URL)
    .get("/ebsn/api/cu-form/cuform_type/view")
    .query({ cuform_type_id: cuFormTypeId })
    .reply(200, envelope({ cuFormTypeId, name: "Modulo", content }));
}

let visitors = 0;
const insert = (formId: number, body: unknown, address = `203.0.113.${(visitors += 1)}`) =>
  requestGateway(`cu-form/insert?cuform_type_id=${formId}`, {
    body,
    headers: { "x-forwarded-for": address },
  });

afterEach(() => nock.cleanAll());

describe("JSON is looked at before it is parsed", () => {
  test.each([
    ["32 levels", nested(32), true],
    ["33 levels", nested(33), false],
    ["10,000 values", `[${"1,".repeat(9_999)}1]`, true],
    ["more values", `[${"1,".repeat(10_000)}1]`, false],
    ["brackets in a string", JSON.stringify({ text: `\\"${"[".repeat(99)}` }), true],
    ["brackets after a string that ends in a backslash", `["\\\\",${nested(40)}]`, false],
    ["a string without end", `["${"[".repeat(99)}`, true],
  ])("%s", (_name, json, expected) => {
    expect(isWithinJsonLimits(json)).toBe(expected);
  });

  test("for every call of the gateway", async () => {
    const body = `{"items":${nested(40)}}`;
    const response = await requestGateway("auth/login", { body });
    expect([response.status, await codeOf(response)]).toEqual([400, "error.gateway.unreadable"]);
  });
});

describe("a form", () => {
  test("without a file field takes a small body only", async () => {
    formType(1, "text");
    const response = await insert(1, { content: { campo: FILE } });
    expect([response.status, await codeOf(response)]).toEqual([413, "error.gateway.too_large"]);
  });

  test("with a file field takes a large one", async () => {
    formType(2, "file");
    const sent = nock(API_URL)
      .post("/ebsn/api/cu-form/insert")
      .query(true)
      .reply(200, envelope({ cuFormId: 3 }));
    const files = [{ name: "scontrino.pdf", type: "application/pdf", content: FILE }];
    expect((await insert(2, { content: { campo: files } })).status).toBe(200);
    expect(sent.isDone()).toBe(true);
  });

  test("has its files on disk and not in memory, until they are sent on", async () => {
    formType(3, "file");
    const content = {
      campo: [
        { name: "è.pdf", content: FILE },
        { name: "b.pdf", content: `${FILE}Aw==` },
      ],
      nota: "x",
    };
    const left = spooled();
    const during: number[] = [];
    const sent: unknown[] = [];
    nock(API_URL)
      .post("/ebsn/api/cu-form/insert")
      .query(true)
      .reply(200, (_path: string, body: unknown) => {
        during.push(spooled() - left);
        sent.push(body);
        return envelope({ cuFormId: 3 });
      });
    expect((await insert(3, { content, more: 1 })).status).toBe(200);
    expect([during, spooled()]).toEqual([[1], left]);
    expect(sent).toEqual([{ content }]);
  });

  test.each([
    ["a long text that is no file", { campo: "due parole ".repeat(20_000) }, 413],
    ["a file with something after its end", { campo: `${"A".repeat(20_000)}==AA` }, 400],
    ["many long texts", { campo: Array.from({ length: 21 }, () => "A".repeat(17_000)) }, 413],
    ["much beside the files", { campo: Array.from({ length: 9_000 }, () => "abcdef") }, 413],
    ["more than files may have", { campo: "A".repeat(12_000_000) }, 413],
  ])("with a file field rejects %s", async (_name, content, status) => {
    formType(4, "file");
    const left = spooled();
    expect((await insert(4, { content })).status).toBe(status);
    expect(spooled()).toBe(left);
  });

  test("whose files do not fit on the disk gets a retry message", async () => {
    formType(6, "file");
    jest.spyOn(files, "open").mockRejectedValue(Object.assign(new Error("ENOSPC"), { code: "ENOSPC" }));
    const response = await insert(6, { content: { campo: FILE } });
    expect([response.status, await codeOf(response)]).toEqual([503, "error.gateway.busy"]);
  });

  test("that the shop does not know takes a small body only", async () => {
    nock(API_URL)
      .get("/ebsn/api/cu-form/cuform_type/view")
      .query(true)
      .reply(404, envelope({}, { status: 1 }));
    expect((await insert(9, { content: { campo: FILE } })).status).toBe(413);
  });

  test("is counted by address before its body is read", async () => {
    nock(API_URL).persist().get("/ebsn/api/cu-form/cuform_type/view").query(true).reply(200, envelope({}));
    const statuses = [];
    for (let time = 0; time < 31; time += 1)
      statuses.push((await insert(5, "not JSON", "198.51.100.1")).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
  });
});
