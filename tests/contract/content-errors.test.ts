import { z } from "zod";
import { backendForFile } from "@/tests/support/file-backend";

/** What WordPress answers (docs/content-system.md). */
const backend = backendForFile();
const wp = (path: string) => backend.get(`/p/wp-json/${path}`);

test("an empty slug is ignored, an unknown one finds nothing on any page", async () => {
  const { body } = await wp("wp/v2/pages?slug=");
  expect(body).toEqual((await wp("wp/v2/pages")).body);
  const none = await wp("wp/v2/pages?slug=nope&page=2");
  expect([none.http, none.body, none.headers.get("x-wp-total")]).toEqual([200, [], "0"]);
});

test("a search past its end finds nothing", async () => {
  const { http, body, headers } = await wp("wp/v2/search?search=risotti&page=999");
  expect([http, body, headers.get("x-wp-total")]).toEqual([200, [], "0"]);
});

test.each([
  ["per_page=0", { per_page: "rest_out_of_bounds" }],
  ["per_page=101", { per_page: "rest_out_of_bounds" }],
  ["per_page=abc", { per_page: "rest_invalid_type" }],
  ["page=0&per_page=-1", { page: "rest_out_of_bounds", per_page: "rest_out_of_bounds" }],
  ["categories=abc", { categories: "rest_invalid_type" }],
  ["orderby=price", { orderby: "rest_not_in_enum" }],
  ["after=ieri", { after: "rest_invalid_date" }],
  ["after=2026-02-30T00:00:00", { after: "rest_invalid_date" }],
  ["before=0000-01-01T00:00:00", { before: "rest_invalid_date" }],
  ["before=9999-12-31T23:59:59-01:00", { before: "rest_invalid_date" }],
  ["status=draft", { status: "rest_forbidden_status" }],
])("posts?%s is refused by parameter", async (query, codes) => {
  const { http, body } = await wp(`wp/v2/posts?${query}`);
  const names = Object.keys(codes);
  expect([http, body]).toEqual([
    400,
    {
      code: "rest_invalid_param",
      message: expect.stringContaining(names.join(", ")),
      data: {
        status: 400,
        params: Object.fromEntries(names.map((name) => [name, expect.any(String)])),
        details: Object.fromEntries(
          Object.entries(codes).map(([name, code]) => [
            name,
            expect.objectContaining({ code, message: expect.any(String) }),
          ]),
        ),
      },
    },
  ]);
});

test("posts are sorted and limited by date as asked", async () => {
  const listSchema = z.array(z.object({ slug: z.string(), date: z.string() }));
  const list = async (query: string) => listSchema.parse((await wp(`wp/v2/posts?${query}`)).body);
  const slugs = (await list("orderby=slug&order=asc")).map(({ slug }) => slug);
  expect(slugs).toEqual([...slugs].sort());
  const [newest, second] = await list("");
  expect(await list(`after=${second?.date}`)).toEqual([newest]);
  expect((await list(`before=${newest?.date}`))[0]).toEqual(second);
});

test("posts are limited by the hour at which they were published", async () => {
  const listSchema = z.array(z.object({ date: z.string() }));
  const list = async (query: string) => listSchema.parse((await wp(`wp/v2/posts?${query}`)).body);
  const [newest] = await list("");
  const day = newest?.date.slice(0, 10);
  expect(newest?.date).toBe(`${day}T08:00:00`);
  expect(await list(`after=${day}T07:59:59`)).toEqual([newest]);
  expect((await list(`before=${day}T08:00:01`))[0]).toEqual(newest);
  expect(await list(`after=${day}T08:00:00`)).toEqual([]);
  expect(await list(`after=${day}T08:30:00%2B14:00`)).toContainEqual(newest);
});

test("a post that was never modified is sorted by its publication", async () => {
  const listSchema = z.array(z.object({ id: z.number(), modified: z.string() }));
  const list = async (query: string) => listSchema.parse((await wp(`wp/v2/posts?${query}`)).body);
  const [oldest] = await list("order=asc");
  await backend.context.db.execute(
    `update article set modified = case when article_id = ${oldest?.id} then null else published end`,
  );
  const modified = (await list("orderby=modified&per_page=100")).map((post) => post.modified);
  expect(new Set(modified).size).toBeGreaterThan(1);
  expect(modified).toEqual([...modified].sort().reverse());
});

test.each([
  ["wp/v2/posts?context=edit", 401, "rest_forbidden_context"],
  ["wp/v2/posts/999999", 404, "rest_post_invalid_id"],
  ["wp/v2/posts/abc", 404, "rest_no_route"],
  ["wp/v2/scarpe", 404, "rest_no_route"],
  ["custom/v1/form?form_id=999", 404, "rest_form_invalid_id"],
  ["custom/v1/form?form_id=x", 400, "rest_invalid_param"],
])("%s answers %s %s", async (path, http, code) => {
  expect(await wp(path)).toMatchObject({ http, body: { code, data: { status: http } } });
});

test("a document is found by its number", async () => {
  const [post] = z.array(z.object({ id: z.number() })).parse((await wp("wp/v2/posts")).body);
  expect((await wp(`wp/v2/posts/${post?.id}`)).body).toEqual(post && expect.objectContaining(post));
  expect((await wp(`wp/v2/pages/${post?.id}`)).body).toMatchObject({ code: "rest_post_invalid_id" });
});

test.each([
  ["{}", 401, "rest_cannot_create"],
  ["{", 400, "rest_invalid_json"],
])("nothing is created without a log-in: %s", async (body, http, code) => {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${backend.url}/p/wp-json/wp/v2/posts`, { method: "POST", headers, body });
  expect([response.status, await response.json()]).toMatchObject([http, { code }]);
});

test("an unknown menu is empty, and entries without sub-entries say so", async () => {
  expect(await wp("wp-api-menus/v2/menu-locations/nope")).toMatchObject({ http: 200, body: [] });
  type Item = { children: Item[] };
  const itemSchema: z.ZodType<Item> = z.object({
    ID: z.number(),
    object: z.literal("custom"),
    type: z.literal("custom"),
    classes: z.string(),
    children: z.lazy(() => z.array(itemSchema)),
  });
  const items = z.array(itemSchema).parse((await wp("wp-api-menus/v2/menu-locations/footer")).body);
  const leaves = items.flatMap(({ children }) => children).filter(({ children }) => children.length === 0);
  expect(leaves).not.toEqual([]);
});

const AJAX = "/p/wp-admin/admin-ajax.php";
const ajax = async (fields: Record<string, string>) => {
  const body = new URLSearchParams(fields);
  const headers = { "x-ebsn-uuid": "visitor-of-content-errors" };
  const response = await fetch(`${backend.url}${AJAX}`, { method: "POST", headers, body });
  return { http: response.status, body: JSON.parse(await response.text()) as unknown };
};
const submit = (id: number, fields: object, security: string, more: Record<string, string> = {}) =>
  ajax({ action: "nf_ajax_submit", security, formData: JSON.stringify({ id, fields }), ...more });

test.each([[{}], [{ action: "delete_everything" }]])("no action is taken for %j", async (fields) => {
  expect(await ajax(fields as Record<string, string>)).toEqual({ http: 400, body: 0 });
});

test("a form that cannot be read is refused in a list, an unknown one silently", async () => {
  const unreadable = await ajax({ action: "nf_ajax_submit", security: "x", formData: "{" });
  expect(unreadable).toMatchObject({ http: 200, body: { errors: [expect.any(String)] } });
  const unknown = await submit(999, {}, "x");
  expect(unknown).toMatchObject({ http: 200, body: { errors: [] } });
  expect(unknown.body).not.toHaveProperty("data.actions");
});

test("a new nonce holds with its time only", async () => {
  const fields = { 1301: { value: "carla@example.it" }, 1302: { value: 1 } };
  const answerSchema = z.object({
    errors: z.object({
      nonce: z.object({ new_nonce: z.string(), nonce_ts: z.union([z.string(), z.number()]) }),
    }),
  });
  const { errors } = answerSchema.parse((await submit(13, fields, "old")).body);
  const { new_nonce: nonce, nonce_ts: time } = errors.nonce;
  expect((await submit(13, fields, nonce)).body).toMatchObject({ errors: { nonce: expect.anything() } });
  expect((await submit(13, fields, nonce, { nonce_ts: String(time) })).body).toMatchObject({
    errors: [],
    data: { actions: { success_message: expect.any(String) } },
  });
});

test("a missing value is an object with its kind, a wrong one a text", async () => {
  const { nonce } = z.object({ nonce: z.string() }).parse((await wp("custom/v1/form?form_id=13")).body);
  const { body } = await submit(13, { 1301: { value: "carla" } }, nonce);
  expect(body).toMatchObject({
    errors: {
      fields: { 1301: expect.any(String), 1302: { slug: "required-error", message: expect.any(String) } },
    },
  });
});
