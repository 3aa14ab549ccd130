import { isInternalPath } from "@/config/internal-path.mjs";
import { toUserMessages } from "@/lib/ebsn/transforms/user-message";
import { localizeUrl } from "@/lib/i18n/switch-locale";
import { safePath } from "@/lib/offline/safe-path";
import { isPreviewPath } from "@/lib/preview/link";
import { lowerCaseUrl } from "@/server/lower-case-url.mjs";
import { PATHS_OF_OTHER_SITES, PATHS_OF_OURS } from "../../fixtures/paths-of-other-sites";

const MESSAGE = { userMessageId: 1, kind: "service", title: "", content: "", insertDate: "", read: false };

const messageHref = (url: string) =>
  toUserMessages({ userMessages: [{ ...MESSAGE, url }], unread: 0 }).messages[0]?.href;

describe.each(PATHS_OF_OURS)("%s", (path) => {
  test("is a path of ours", () => expect(isInternalPath(path)).toBe(true));
  test("may be previewed", () => expect(isPreviewPath(path)).toBe(true));
  test("may be returned to once online", () => expect(safePath(path)).toBe(path));
  test("may be linked in a message", () => expect(messageHref(path)).toBe(path));
});

describe.each(PATHS_OF_OTHER_SITES)("%s", (_, path) => {
  test("is no path of ours", () => expect(isInternalPath(path)).toBe(false));
  test("is not previewed", () => expect(isPreviewPath(path)).toBe(false));
  test("is not returned to once online", () => expect(safePath(path)).toBe("/"));
  test("is not linked in a message", () => expect(messageHref(path)).toBe(""));
  test("is not redirected to in lower case", () => expect(lowerCaseUrl(path.toUpperCase())).toBeNull());
  test("is not kept when the language changes", () =>
    expect(localizeUrl("en", `https://shop.test${path}`, "shop.test")).not.toContain("//"));
});

test("nothing is returned to the home page", () => expect(safePath(null)).toBe("/"));
