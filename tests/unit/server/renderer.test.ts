import type { ServerResponse } from "node:http";
import { createServer, type Socket } from "node:net";
import { currentRequestId } from "@/config/request-context.mjs";
import { addPageTags } from "@/lib/cache-handler/page-tags.mjs";
import { otherProcessMs, Renderer, slotOf, socketPath } from "@/server/renderer.mjs";
import { setUp } from "@/tests/support/pass-through";

const PARTIAL_ANSWER = "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf";

describe("a page for the response cache", () => {
  const target = { path: "/pasta", headers: { accept: "text/html" } };

  it("tells the tags of what it was made from, and when", async () => {
    const { renderer } = await setUp((_, response) => {
      addPageTags(["category", "_N_T_/pasta"]);
      addPageTags(["product:latte,è"]);
      addPageTags(["category"], 1_700_000_000_000);
      response.end("pasta");
    });
    const answer = await renderer.fetchPage(target);
    expect(answer.headers["x-madia-tags"]).toBe("category,product%3Alatte%2C%C3%A8");
    expect(answer.headers["x-madia-stored-at"]).toBe("1700000000000");
    expect(answer.body.toString()).toBe("pasta");
  });

  describe("that Next has only an old copy of", () => {
    const MINUTE = 60_000;
    const revalidation = { "x-prerender-revalidate": "secret" };

    // What was made yesterday is outdated sooner.
    beforeEach(() => void jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-20T12:00:00+01:00")));

    async function fetchStale(ageMs: number, renewed: (response: ServerResponse) => void) {
      const asked: string[] = [];
      const { renderer } = await setUp(
        ({ headers }, response) => {
          const isRevalidation = headers["x-prerender-revalidate"] === "secret";
          asked.push(`${isRevalidation ? "revalidate" : "get"} ${headers["if-none-match"] ?? ""}`.trim());
          if (isRevalidation) return renewed(response);
          addPageTags(["category"], Date.now() - ageMs);
          response.setHeader("x-nextjs-cache", "STALE").end("yesterday's prices");
        },
        { revalidation },
      );
      const { body } = await renderer.fetchPage(target, '"1"');
      return { asked, text: body.toString() };
    }

    const renew = (response: ServerResponse) => void response.end("today's prices");

    it("is made anew before it is shown", async () => {
      const { asked, text } = await fetchStale(61 * MINUTE, renew);
      expect(text).toBe("today's prices");
      expect(asked).toEqual(['get "1"', "revalidate"]);
    });

    it("is shown for an hour while it is made anew", async () => {
      const { asked, text } = await fetchStale(59 * MINUTE, renew);
      expect(text).toBe("yesterday's prices");
      expect(asked).toEqual(['get "1"']);
    });

    it.each<[string, (response: ServerResponse) => void]>([
      ["fails", (response) => void response.writeHead(500).end("error")],
      ["breaks off", (response) => void response.destroy()],
    ])("is shown when the new one %s", async (_, fail) => {
      expect((await fetchStale(61 * MINUTE, fail)).text).toBe("yesterday's prices");
    });
  });

  it("comes with the id under which it was rendered", async () => {
    const { renderer } = await setUp((_, response) => void response.end(currentRequestId()));
    const { id, body } = await renderer.fetchPage(target);
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(body.toString()).toBe(id);
  });

  it("is always rendered by the same process, and by the own one while that is away", async () => {
    const name = `madia-test-${process.pid}-pair`;
    const first = await setUp((_, response) => void response.end("first"), { slot: 0, slots: 2, name });
    const second = await setUp((_, response) => void response.end("second"), { slot: 1, slots: 2, name });
    const rendered = async (renderer: Renderer) => (await renderer.fetchPage(target)).body.toString();
    const owner = slotOf(target.path, 2) === 0 ? "first" : "second";
    expect([await rendered(first.renderer), await rendered(second.renderer)]).toEqual([owner, owner]);
    const [away, left] = owner === "first" ? [first, second] : [second, first];
    await new Promise<void>((closed) => away.renderer.close(closed));
    expect(await rendered(left.renderer)).not.toBe(owner);
  });

  it.each([
    ["says nothing", () => undefined],
    ["stops in the middle", (socket: Socket) => void socket.write(PARTIAL_ANSWER)],
  ])("is rendered by the own process when the other one %s", async (_name, answer) => {
    const name = `madia-test-${process.pid}-hanging`;
    const owner = slotOf(target.path, 2);
    const hanging = createServer((socket) => answer(socket.resume().on("error", () => undefined)));
    await new Promise<void>((ready) => hanging.listen(socketPath(name, owner), ready));
    const own = { slot: 1 - owner, slots: 2, name, otherProcessMs: 20 };
    const { renderer } = await setUp((_, response) => void response.end("own"), own);
    expect((await renderer.fetchPage(target)).body.toString()).toBe("own");
    await new Promise((closed) => hanging.close(closed));
  });

  it.each([
    [undefined, 5_000],
    ["", 5_000],
    ["500", 3_500],
    ["20000", 23_000],
    ["60000", 63_000],
  ])("with PAGE_BUDGET_MS=%s gives another process %i ms", (pageBudgetMs, limit) => {
    expect(otherProcessMs(pageBudgetMs)).toBe(limit);
  });

  it.each(["/pasta?_rsc=abc", "/pasta?page=2&_rsc=abc"])(
    "%s belongs to the process of its document",
    (path) => {
      for (const slots of [1, 2, 3, 4])
        expect(slotOf(path, slots)).toBe(slotOf(path.replace(/[?&]_rsc.*/, ""), slots));
    },
  );
});
