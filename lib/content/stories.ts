import "server-only";
import { cachePolicy } from "../cache-policy";
import { dayInItaly } from "../dates";
import { storyViewSchema } from "../ebsn/schemas/content-piece";
import { env } from "../env";
import { currentPreview } from "../preview/server";
import { ContentFailure } from "./failure";

export type Story = {
  id: number;
  uuid: string;
  slug: string;
  name: string;
  /** YYYY-MM-DD; "" for a draft. */
  date: string;
  content: Record<string, unknown>;
};

/** null: not found or not published. Throws `ContentFailure`. */
export async function getStory(id: number): Promise<Story | null> {
  const { storiesUrl, storiesToken, timeoutMs } = env();
  const preview = await currentPreview();
  const route = `stories/${id}`;
  const version = preview?.date === "" ? "draft" : "published";
  const query = new URLSearchParams({ token: storiesToken, version });
  const timeout = AbortSignal.timeout(timeoutMs);
  const cacheOptions = preview
    ? { cache: "no-store" as const }
    : { next: cachePolicy.content(`story-${id}`) };
  const response = await fetch(`${storiesUrl}/v2/cdn/stories/${id}?${query.toString()}`, {
    headers: { accept: "application/json" },
    signal: timeout,
    ...cacheOptions,
  }).catch(() => {
    throw new ContentFailure(timeout.aborted ? "timeout" : "network", route);
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new ContentFailure("http", route, response.status);
  const parsed = storyViewSchema.safeParse(await response.json().catch(() => null));
  if (!parsed.success) throw new ContentFailure("contract", route, response.status);
  const { published_at: published, ...story } = parsed.data.story;
  return { ...story, date: Number.isNaN(Date.parse(published)) ? "" : dayInItaly(new Date(published)) };
}
