import "server-only";
import { cachePolicy } from "../cache-policy";
import { toShopDay } from "../dates";
import { storyViewSchema } from "../ebsn/schemas/content-piece";
import { env } from "../env";
import { correlationHeaders } from "../upstream/correlation";
import { currentPreview } from "../preview/server";
import { connectionFailure } from "../upstream/failure";
import { readAnswer } from "../upstream/read-answer";
import { throughCircuit } from "../upstream/circuit";
import { withTimeout } from "../upstream/with-timeout";
import { pageDeadline } from "../upstream/page-deadline";
import { readCached } from "../upstream/read-cached";
import { tryParseJson } from "./client";
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

/** Throws `ContentFailure`. */
export async function getStory(id: number): Promise<Story | null> {
  const { storiesUrl, storiesToken } = env();
  const preview = await currentPreview();
  const route = `stories/${id}`;
  const version = preview?.date === "" ? "draft" : "published";
  const query = new URLSearchParams({ token: storiesToken, version });
  const target = `${storiesUrl}/v2/cdn/stories/${id}?${query.toString()}`;
  const deadline = pageDeadline();
  const load = async () => {
    const read = async (signal: AbortSignal) => {
      const headers = { accept: "application/json", ...correlationHeaders() };
      const response = await fetch(target, { headers, signal, cache: "no-store" });
      return { http: response.status, body: tryParseJson(await readAnswer(response)) };
    };
    const call = () => withTimeout(deadline - Date.now(), read);
    const { http, body } = await throughCircuit({ system: "stories", origin: storiesUrl }, call, {
      statusOf: (answer) => answer.http,
    }).catch((error: unknown) => {
      const { kind, reason } = connectionFailure(error);
      throw new ContentFailure(kind, route, 0, reason, storiesUrl);
    });
    if (http >= 400) throw new ContentFailure("http", route, http, "", storiesUrl);
    const parsed = storyViewSchema.safeParse(body);
    if (!parsed.success) throw new ContentFailure("contract", route, http, "", storiesUrl);
    return parsed.data;
  };
  const view = await (preview ? load() : readCached(target, cachePolicy.content(`story-${id}`), load)).catch(
    (error: unknown) => {
      if (error instanceof ContentFailure && error.http === 404) return null;
      throw error;
    },
  );
  if (!view) return null;
  const { published_at: published, ...story } = view.story;
  return { ...story, date: Number.isNaN(Date.parse(published)) ? "" : toShopDay(new Date(published)) };
}
