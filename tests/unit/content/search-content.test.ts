import { findContent, NO_CONTENT } from "@/components/search/find-content";
import { getArticles } from "@/lib/content/articles";
import { searchContent } from "@/lib/content/documents";

jest.mock("@/lib/content/documents", () => ({ searchContent: jest.fn() }));
jest.mock("@/lib/content/articles", () => ({ getArticles: jest.fn() }));
jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const never = () => new Promise<never>(() => undefined);

test("a search does not wait for a content system that never answers", async () => {
  jest.mocked(searchContent).mockImplementation(never);
  jest.mocked(getArticles).mockImplementation(never);
  await expect(findContent("zucca")).resolves.toBe(NO_CONTENT);
});

test("a search shows products while the content system fails", async () => {
  jest.mocked(searchContent).mockRejectedValue(new Error("away"));
  jest.mocked(getArticles).mockImplementation(never);
  await expect(findContent("zucca")).resolves.toBe(NO_CONTENT);
});
