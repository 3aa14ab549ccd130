import "server-only";
import * as ebsn from "../ebsn/articles";
import type { Article, ArticleClass, ArticleList, Course } from "../ebsn/domain/article";
import { env } from "../env";
import { nameSlug } from "../rules/text/name-slug";
import { getDocument, getDocuments } from "./documents";
import type { ContentDocument } from "./domain";
import { manualExcerpt } from "./excerpt";

const TYPES = { post: "posts", recipe: "recipes" } as const;
type PostKind = keyof typeof TYPES;

const NO_ARTICLES: ArticleList = { articles: [], pages: 1, items: 0 };

/** Custom taxonomies, such as courses, have no page here. */
const CATEGORY = "category";

const termsToClasses = ({ terms }: ContentDocument): ArticleClass[] =>
  terms
    .filter(({ taxonomy }) => taxonomy === CATEGORY)
    .map(({ name, slug }) => ({ classId: null, name, slug: slug || nameSlug(name) }));

function toArticle(kind: PostKind, document: ContentDocument): Article {
  const { id, slug, title, content, date, modified, picture, pictureAlt } = document;
  return {
    articleId: id,
    kind,
    slug,
    title,
    content,
    date,
    modified,
    picture,
    pictureAlt,
    abstract: manualExcerpt(document),
    categories: termsToClasses(document),
    course: null,
    minutes: null,
    recipe: null,
  };
}

async function getPosts(kind: PostKind, page: number, perPage?: number): Promise<ArticleList> {
  const list = await getDocuments({ type: TYPES[kind], page, perPage });
  if (!list) return NO_ARTICLES;
  const articles = list.documents.filter(({ slug }) => slug).map((post) => toArticle(kind, post));
  return { articles, pages: list.pages, items: list.total };
}

/** From the source in `ARTICLES_FROM`; `auto`: EBSN where it has articles of the kind, else WordPress (docs/wordpress.md). */
export async function getArticles(query: ebsn.ArticleQuery): Promise<ArticleList> {
  const { articlesFrom } = env();
  const { kind = "post", classId, page = 1, pageSize } = query;
  const own = articlesFrom === "wordpress" ? NO_ARTICLES : await ebsn.getArticles(query);
  if (own.items > 0 || articlesFrom === "ebsn" || classId !== undefined || kind === "page") return own;
  return getPosts(kind, page, pageSize);
}

/** Of WordPress, where EBSN has no articles of the kind. */
async function getPost(slug: string, kind: PostKind, own: Promise<ArticleList>): Promise<Article | null> {
  if ((await own).items > 0) return null;
  const post = await getDocument(TYPES[kind], slug);
  return post && toArticle(kind, post);
}

/** May be of the other kind: a link may confuse posts and recipes. */
export async function getArticle(slug: string, kind: PostKind): Promise<Article | null> {
  const { articlesFrom } = env();
  const readOwnList = (each: PostKind) =>
    articlesFrom === "auto" ? ebsn.getArticles({ kind: each }) : Promise.resolve(NO_ARTICLES);
  // In parallel: an article page lists other articles anyway.
  const ownList = readOwnList(kind);
  ownList.catch(() => undefined);
  const own = articlesFrom === "wordpress" ? null : await ebsn.getArticle(slug);
  if (own || articlesFrom === "ebsn") return own;
  const otherKind = kind === "post" ? "recipe" : "post";
  return (await getPost(slug, kind, ownList)) ?? getPost(slug, otherKind, readOwnList(otherKind));
}

export const getPageArticle = async (slug: string): Promise<Article | null> =>
  env().articlesFrom === "wordpress" ? null : ebsn.getArticle(slug);

export const getCourses = async (): Promise<Course[]> =>
  env().articlesFrom === "wordpress" ? [] : ebsn.getCourses();
