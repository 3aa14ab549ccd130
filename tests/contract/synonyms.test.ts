import { synonymListSchema } from "@/lib/ebsn/schemas/content-edit";
import { productListSchema } from "@/lib/ebsn/schemas/product";
import { envelopeSchema } from "@/lib/ebsn/schemas/envelope";
import { backendForFile } from "@/tests/support/file-backend";
import { parseAnswer, type Shopper } from "@/tests/support/shopper";
import { createStaffApi, IRENE } from "@/tests/support/staff";

const backend = backendForFile();
let irene: Shopper;

beforeAll(async () => {
  irene = await createStaffApi(backend).logInStaff(IRENE);
});
const post = (call: string, body: unknown) => irene.post(`backoffice-access/${call}`, body);

async function list(q = "") {
  const answer = await irene.get(`backoffice-access/list-synonyms?q=${encodeURIComponent(q)}`);
  return synonymListSchema.parse(parseAnswer(answer).data).synonyms;
}

async function names(q: string) {
  const { body } = await backend.get(`/ebsn/api/products?page_size=50&q=${encodeURIComponent(q)}`);
  return productListSchema
    .parse(envelopeSchema.parse(body).data)
    .products.map(({ name }) => name)
    .sort();
}

test("a new group holds for the next search, until it is removed", async () => {
  const before = await names("smangiucchini");
  await post("save-synonym", { phrases: "Smangiucchini, grissini" });
  expect(await names("smangiucchini")).toEqual(await names("grissini"));
  const [group] = await list("smangiucchini");
  expect(group?.phrases).toEqual(["smangiucchini", "grissini"]);
  await post("remove-synonym", { synonym_id: group?.synonymId, version: group?.version });
  expect(await names("smangiucchini")).toEqual(before);
  expect(await list("smangiucchini")).toEqual([]);
});

test("a headword finds its phrases, which do not find it", async () => {
  await post("save-synonym", { headword: "pinzimonio", phrases: "sedano\nfinocchi" });
  const [group] = await list("pinzimonio");
  expect(group).toMatchObject({ headword: "pinzimonio", phrases: ["sedano", "finocchi"] });
  expect((await names("pinzimonio")).join()).toMatch(/sedano/i);
});

test("a group that is there already is not added once more", async () => {
  await post("save-synonym", { phrases: "parrozzo, zuccotto" });
  const again = parseAnswer(await post("save-synonym", { phrases: "Zuccotto\nparrozzo" }));
  expect(again.codes).toEqual(["error.synonym.exists"]);
  const groups = await list("parrozzo");
  expect(groups).toHaveLength(1);
  const one = await irene.get(`backoffice-access/list-synonyms?synonym_id=${groups[0]?.synonymId}`);
  expect(synonymListSchema.parse(parseAnswer(one).data).synonyms).toEqual(groups);
});

test("two people who change one group: the second gets a conflict", async () => {
  const [group] = await list("anguria");
  const save = (phrases: string) =>
    post("save-synonym", { synonym_id: group?.synonymId, version: group?.version, phrases });
  expect((await save("anguria, cocomero, melone d'acqua")).http).toBe(200);
  const second = await save("anguria, cocomero");
  expect([second.http, parseAnswer(second).codes]).toEqual([409, ["error.synonym.conflict"]]);
  expect((await list("anguria"))[0]?.phrases).toEqual(["anguria", "cocomero", "melone d'acqua"]);
});

test.each([
  ["one word alone", { phrases: "solo" }, "error.synonym.few"],
  ["a headword alone", { headword: "solo", phrases: " , " }, "error.synonym.few"],
  ["a sentence", { phrases: "uno due tre quattro cinque sei, altro" }, "error.synonym.long"],
])("rejects %s", async (_name, body, code) => {
  expect(parseAnswer(await post("save-synonym", body)).codes).toEqual([code]);
});
