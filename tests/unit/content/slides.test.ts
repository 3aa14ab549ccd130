import nock from "nock";
import { getUxBlock } from "@/lib/content/documents";
import { getContentForm, getMailParameters } from "@/lib/content/forms";
import { getSlides } from "@/lib/content/slides";

const SITE = "http://localhost:4000";
const API = "/p/wp-json/wp/v2";

afterEach(() => nock.cleanAll());

test.each([
  ["in winter", "2026-11-20", Date.UTC(2026, 10, 20, 11) / 1000],
  ["in summer", "2026-07-01", Date.UTC(2026, 6, 1, 10) / 1000],
])("requests slides as of noon in Italy %s", async (_name, day, noon) => {
  nock(SITE)
    .get(`${API}/new_slides/5/${noon}/2`)
    .reply(200, [{ id: 1, title: "Pane &amp; vino", image: "/p/wp-content/uploads/a.jpg", link: "/search" }]);
  await expect(getSlides(5, day, 2)).resolves.toEqual([
    { title: "Pane & vino", content: "", picture: "/p/wp-content/uploads/a.jpg", href: "/search" },
  ]);
});

test("returns no slides for an unknown slider", async () => {
  nock(SITE)
    .get(/new_slides/)
    .reply(404, { code: "rest_no_route" });
  await expect(getSlides(9, "2026-11-20", 2)).resolves.toEqual([]);
});

test("returns no slides where the plugin answers null", async () => {
  nock(SITE)
    .get(/new_slides\/10\//)
    .reply(200, "null", { "content-type": "application/json" });
  await expect(getSlides(10, "2026-11-20", 2)).resolves.toEqual([]);
});

test("finds a block by slug", async () => {
  nock(SITE)
    .get(`${API}/ux-blocks`)
    .query({ slug: "avviso" })
    .reply(200, [
      { id: 3, slug: "avviso", title: { rendered: "Avviso" }, content: { rendered: "<p>Chiusi</p>" } },
    ]);
  await expect(getUxBlock("avviso")).resolves.toMatchObject({ title: "Avviso", content: "<p>Chiusi</p>" });
});

test("returns mail parameters as text", async () => {
  nock(SITE)
    .get(`${API}/get_mail_pars`)
    .query({ form_id: 4 })
    .reply(200, { subject: "Ciao", copies: 2, cc: null });
  await expect(getMailParameters(4)).resolves.toEqual({ subject: "Ciao", copies: "2" });
});

test.each([
  [
    "is the note of its form",
    200,
    { text: "Rispondiamo in giornata.", subject: "Ciao" },
    "Rispondiamo in giornata.",
  ],
  ["may be missing", 404, { code: "rest_no_route" }, ""],
])("the mail text of a form %s", async (_name, status, answer, note) => {
  const fields = [{ id: "51", order: 1, type: "textbox", key: "nome", label: "Nome" }];
  nock(SITE).get("/p/wp-json/custom/v1/form").query({ form_id: 5 }).reply(200, { id: "5", fields });
  nock(SITE).get(`${API}/get_mail_pars`).query({ form_id: 5 }).reply(status, answer);
  await expect(getContentForm(5)).resolves.toMatchObject({ note });
});
