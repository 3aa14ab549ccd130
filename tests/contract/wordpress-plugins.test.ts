import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { isSignatureValid } from "@/lib/signature";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { hasWordPress, TestWordPress } from "@/tests/support/wordpress";

jest.mock("next/headers", () => ({ draftMode: async () => ({ isEnabled: false }) }));

allowLocalhost();

const describeWordPress = hasWordPress ? describe : describe.skip;

const FORM_ID = 11;

async function loadContentClient(contentUrl: string) {
  jest.resetModules();
  process.env.CONTENT_API_URL = contentUrl;
  const [documents, menus, forms, fields, sending, shortcodes, sanitize, excerpt] = await Promise.all([
    import("@/lib/content/documents"),
    import("@/lib/content/menus"),
    import("@/lib/content/forms"),
    import("@/lib/content/form-fields"),
    import("@/lib/content/form-send"),
    import("@/lib/content/form-shortcodes"),
    import("@/lib/html/sanitize"),
    import("@/lib/content/excerpt"),
  ]);
  return { ...documents, ...menus, ...forms, ...fields, ...sending, ...shortcodes, ...sanitize, ...excerpt };
}

describeWordPress("Debian's WordPress with its menu and form plug-ins", () => {
  const wordpress = new TestWordPress(true);
  const previousUrl = process.env.CONTENT_API_URL;
  let client: Awaited<ReturnType<typeof loadContentClient>>;

  beforeAll(() => wordpress.start(), 120_000);
  afterAll(async () => {
    if (previousUrl === undefined) delete process.env.CONTENT_API_URL;
    else process.env.CONTENT_API_URL = previousUrl;
    await wordpress.stop();
  });

  test("the must-use plug-in for renewal tells the shop once when a page is saved, signed", async () => {
    const secret = "only-tests-a-secret-of-more-than-thirty-two-characters";
    const told: { path: string | undefined; message: string; isSigned: boolean }[] = [];
    const shop = createServer((request, response) => {
      void text(request).then((message) => {
        const [time, signature] = ["x-madia-time", "x-madia-signature"].map((name) =>
          String(request.headers[name]),
        );
        const signed = { message, time: time ?? null, signature: signature ?? null, secret, now: Date.now() };
        told.push({ path: request.url, message, isSigned: isSignatureValid(signed) });
        response.end("{}");
      });
    });
    await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
    const { port } = shop.address() as AddressInfo;
    await wordpress.savePage("chi-siamo", "Bottega dal 1955.", { url: `http://127.0.0.1:${port}/`, secret });
    shop.close();
    const message = JSON.stringify({ tags: ["content"], expire: true });
    expect(told).toEqual([{ path: "/api/revalidate", message, isSigned: true }]);
  });

  test("an editor sees why a renewal failed and when it is tried again, until one succeeds", async () => {
    let status = 503;
    const shop = createServer((_request, response) => {
      response.statusCode = status;
      response.end(JSON.stringify({ error: "not now" }));
    });
    await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
    const { port } = shop.address() as AddressInfo;
    const settings = { url: `http://127.0.0.1:${port}`, secret: "only-tests" };
    const origin = await wordpress.serve({ folder: "", rewrite: false });
    await wordpress.savePage("chi-siamo", "Bottega dal 1956.", settings);
    const page = await wordpress.readAdminPage(origin);
    expect(page).toMatch(/has not renewed its pages \([^)]+: HTTP 503 not now\).*Next attempt: /);
    status = 200;
    await wordpress.savePage("chi-siamo", "Bottega dal 1957.", settings);
    shop.close();
    expect(await wordpress.readAdminPage(origin)).not.toContain("has not renewed");
  });

  describe.each([
    ["in the shop's own folder", { folder: "/p", rewrite: true }],
    ["at the root of its host", { folder: "", rewrite: true }],
  ])("%s", (_name, site) => {
    beforeAll(async () => {
      wordpress.setPermalinks("/%year%/%monthnum%/%postname%/");
      client = await loadContentClient(await wordpress.serve(site));
    }, 60_000);

    test("a menu of pages, posts and recipes links to the shop's own pages", async () => {
      const menu = await client.getMenu("footer");
      expect(menu?.map(({ title, href, isExternal }) => [title, href, isExternal])).toEqual([
        ["Azienda", "", false],
        ["Pane", "/news/pane-e-companatico", false],
        ["Risotto 1", "/ricette/risotto-1", false],
        ["Pasta & riso", "/pasta", false],
      ]);
      expect(menu?.[0]?.children).toMatchObject([{ title: "Contatti", href: "/page/contatti" }]);
      await expect(client.getMenu("header")).resolves.toBeNull();
    });

    test("a page's form is found in its text, and its automatic excerpt is left out", async () => {
      const page = await client.getContentPage("contatti");
      const pieces = client.splitForms(page?.content ?? "");
      expect(pieces.map((piece) => (typeof piece === "string" ? client.sanitizeHtml(piece) : piece))).toEqual(
        [
          "<p>Scrivici <em>quando vuoi</em>.</p>",
          { formId: FORM_ID },
          "<p>Rispondiamo entro due giorni.</p>",
        ],
      );
      expect(page?.excerpt).not.toBe("");
      expect(page && client.manualExcerpt(page)).toBe("");
    });

    test("the must-use plug-in offers a form, an unknown one is missing", async () => {
      await expect(client.getContentForm(FORM_ID)).resolves.toMatchObject({
        title: "Contatti",
        submitText: "Spedisci",
        successText: "Grazie!",
        fields: [
          { id: "101", kind: "email", required: true },
          { id: "102", kind: "zip", required: false },
          { id: "103", kind: "file", accept: ["jpg", "png"] },
        ],
      });
      await expect(client.getContentForm(99)).resolves.toBeNull();
    });

    test("a form is sent with its files, also with an old nonce", async () => {
      const raw = await client.readContentForm(FORM_ID);
      const form = raw && client.toContentForm(raw);
      if (!form) throw new Error("no form");
      const uploadNonces = new Map(raw.fields.map(({ id, nonce }) => [String(id), nonce]));
      const foto = [{ name: "a.jpg", type: "", size: 3, content: "AAAA" }];
      for (const nonce of [raw.nonce, "old"])
        await expect(
          client.sendContentForm({ form, nonce, uploadNonces, clientIp: "" }, { email: "a@b.it", foto }),
        ).resolves.toEqual({ message: "Grazie!" });
      await expect(
        client.sendContentForm({ form, nonce: raw.nonce, uploadNonces, clientIp: "" }, { email: "a" }),
      ).resolves.toMatchObject({ message: null, fieldErrors: new Map([["email", expect.any(String)]]) });
      const unknown = { ...form, formId: 99 };
      await expect(
        client.sendContentForm({ form: unknown, nonce: raw.nonce, uploadNonces, clientIp: "" }, {}),
      ).resolves.toMatchObject({ message: null });
    });
  });
});
