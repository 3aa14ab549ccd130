import { contentPaths } from "@/lib/paths/content-paths";
import { isActiveLocale, type Locale } from "@/lib/i18n/locales";
import { contentMarkdown } from "@/lib/markdown/content";
import { productMarkdown } from "@/lib/markdown/product";
import { markdownResponse, noMarkdown } from "@/lib/markdown/response";
import { paths } from "@/lib/paths/paths";
import { absoluteUrlIn } from "@/lib/seo/metadata";
import { readSlug } from "@/lib/params/slug";

type Source = {
  write: (slug: string, locale: Locale) => Promise<string | null>;
  path: (slug: string) => string;
};

/** By the first segment of the page's address. */
const SOURCES = new Map<string, Source>([
  ["product", { write: productMarkdown, path: paths.product }],
  [
    "ricette",
    { write: (slug, locale) => contentMarkdown("recipe", slug, locale), path: contentPaths.recipe },
  ],
  ["news", { write: (slug, locale) => contentMarkdown("post", slug, locale), path: contentPaths.article }],
  ["page", { write: (slug, locale) => contentMarkdown("page", slug, locale), path: paths.page }],
]);

/** The page at the same URL without `.md`, for assistants (config/rewrites.mjs). */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/markdown/[locale]/[kind]/[slug]">,
): Promise<Response> {
  const { locale, kind, slug: segment } = await params;
  const slug = readSlug(segment);
  const source = SOURCES.get(kind);
  if (!slug || !source || !isActiveLocale(locale)) return noMarkdown();
  const text = await source.write(slug, locale);
  return text === null ? noMarkdown() : markdownResponse(text, absoluteUrlIn(locale)(source.path(slug)));
}
