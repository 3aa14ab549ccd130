import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { getArticles, getCourses } from "../content/articles";
import { contentPaths } from "../paths/content-paths";
import { contentMetadata, pageDescription, pageTitle } from "./article";
import { notFoundMetadata } from "./not-found";

export async function courseMetadata(slug: string | null, page = 1): Promise<Metadata> {
  const course = slug ? (await getCourses()).find((candidate) => candidate.slug === slug) : undefined;
  if (!course) return notFoundMetadata();
  const [t, { items }] = await Promise.all([
    getTranslations("content"),
    getArticles({ kind: "recipe", classId: course.classId }),
  ]);
  return contentMetadata({
    title: await pageTitle(t("courseTitle", { course: course.name }), page),
    description: await pageDescription(t("courseDescription", { course: course.name, count: items }), page),
    path: contentPaths.course(course.slug, page),
  });
}
