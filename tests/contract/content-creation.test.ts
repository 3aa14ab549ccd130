import { contentCreateSchema, contentViewSchema } from "@/lib/ebsn/schemas/content-edit";
import { backendForFile } from "@/tests/support/file-backend";
import { parseAnswer, type Shopper } from "@/tests/support/shopper";
import { createStaffApi, IRENE } from "@/tests/support/staff";

const backend = backendForFile();
let irene: Shopper;

beforeAll(async () => {
  irene = await createStaffApi(backend).logInStaff(IRENE);
});

const post = (call: string, body: unknown, who = irene) => who.post(`backoffice-access/${call}`, body);

async function create(kind: string, title: string): Promise<string> {
  const { data } = parseAnswer(await post("create-content", { kind, title }));
  return contentCreateSchema.parse(data).slug;
}

async function view(kind: string, slug: string) {
  const answer = await irene.get(`backoffice-access/get-content?kind=${kind}&slug=${slug}`);
  return contentViewSchema.parse(parseAnswer(answer).data);
}

const statusOf = async (slug: string) =>
  parseAnswer(await backend.get(`/ebsn/api/article/view?slug=${slug}`)).status;

test("an article is a draft at an address of its title until it is published", async () => {
  const slug = await create("article", " L'arancia è già qui! ");
  expect(slug).toBe("l-arancia-e-gia-qui");
  expect(await statusOf(slug)).toBe(404);
  const { item, version, isReleased, document } = await view("article", slug);
  expect([item.state, version, isReleased, document.title]).toEqual([
    "draft",
    0,
    false,
    "L'arancia è già qui!",
  ]);
  const edited = { ...document, abstract: "Tarocco e moro.", content: "<p>Dalla Sicilia.</p>" };
  await post("save-content", { kind: "article", slug, version, document: edited });
  await post("publish-content", { kind: "article", slug, version: version + 1 });
  expect(await statusOf(slug)).toBe(0);
});

test("an address has plain letters and digits for the signs of a title", async () => {
  expect(await create("page", "Festa d’autunno, 1ª parte")).toBe("festa-d-autunno-1a-parte");
});

test("two of one title have addresses of their own, of whatever kind they are", async () => {
  expect(await create("page", "Il giro della spesa")).toBe("il-giro-della-spesa");
  expect(await create("article", "Il giro della spesa")).toBe("il-giro-della-spesa-2");
  const created = await Promise.all([1, 2, 3].map(() => create("article", "Il giro della spesa")));
  expect(new Set(created).size).toBe(3);
});

test("a recipe is published once it has ingredients and steps", async () => {
  const slug = await create("recipe", "Pane e pomodoro");
  const { version, document } = await view("recipe", slug);
  const save = (recipe: object) =>
    post("save-content", { kind: "recipe", slug, version, document: { ...document, recipe } });
  expect(parseAnswer(await save(document.recipe ?? {})).status).not.toBe(0);
  const ingredients = [
    { text: "2 pomodori", amount: { value: 2, unit: "" }, name: "pomodori", product: null },
  ];
  expect(parseAnswer(await save({ ...document.recipe, ingredients, steps: ["Taglia."] })).status).toBe(0);
});

test("a title without letters is rejected, and so are other kinds and staff of other roles", async () => {
  expect(parseAnswer(await post("create-content", { kind: "article", title: " !? " })).messages).toEqual([
    "Nel titolo serve almeno una lettera o una cifra.",
  ]);
  expect(parseAnswer(await post("create-content", { kind: "home", title: "Casa" })).status).not.toBe(0);
  const serena = await createStaffApi(backend).logInStaff();
  expect((await post("create-content", { kind: "page", title: "Casa" }, serena)).http).toBe(403);
});
