import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { Breadcrumb } from "@/components/layout/breadcrumb";
import { ContentJsonLd } from "@/components/seo/content-json-ld";
import { Chip, Chips } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import { getArticles, getCourses } from "@/lib/ebsn/articles";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { ArticleGrid } from "./article-grid";
import { IndexHeader } from "./index-header";
import styles from "./index-header.module.css";

/** All recipes, or those of a course; an unknown course does not exist. */
export async function RecipesIndex({ courseSlug }: { courseSlug?: string }) {
  const [t, locale, courses] = await Promise.all([getTranslations("content"), getLocale(), getCourses()]);
  const course = courses.find(({ slug }) => slug === courseSlug);
  if (courseSlug !== undefined && !course) notFound();
  const { articles } = await getArticles({ kind: "recipe", classId: course?.classId ?? undefined });
  const href = localPath(locale);
  const root = { name: t("recipes"), slug: "ricette" };
  const path = course ? paths.course(course.slug) : paths.recipes();
  return (
    <>
      <Breadcrumb crumbs={course ? [root] : []} here={course?.name ?? root.name} />
      <ContentJsonLd
        crumbs={course ? [root] : []}
        here={{ name: course?.name ?? root.name, path }}
        articles={articles}
      />
      <IndexHeader title={course?.name ?? t("recipesTitle")} text={t("recipesText")} />
      <div className={styles.courses}>
        <Chips label={t("courses")}>
          <Chip href={href(paths.recipes())} current={!course}>
            {t("allCourses")}
          </Chip>
          {courses.map(({ slug, name }) => (
            <Chip key={slug} href={href(paths.course(slug))} current={slug === course?.slug}>
              {name}
            </Chip>
          ))}
        </Chips>
      </div>
      {articles.length > 0 ? (
        <ArticleGrid articles={articles} lead />
      ) : (
        <EmptyState icon="list" title={t("empty")}>
          {t("emptyText")}
        </EmptyState>
      )}
    </>
  );
}
