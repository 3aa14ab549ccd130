import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Pagination } from "@/components/product/pagination";
import { ContentJsonLd } from "@/components/seo/content-json-ld";
import { Chip, Chips } from "@/components/ui/chip";
import { ContentText } from "@/components/ui/content-text";
import { EmptyState } from "@/components/ui/empty-state";
import { getCourses } from "@/lib/content/articles";
import { localizePath } from "@/lib/i18n/locale-path";
import { contentPaths } from "@/lib/paths/content-paths";
import { ArticleGrid } from "./article-grid";
import { getArticlesPage } from "./get-articles-page";
import { IndexHeader } from "@/components/ui/index-header";
import styles from "./recipes-index.module.css";

export async function RecipesIndex({ courseSlug, page }: { courseSlug?: string; page: number }) {
  const [t, locale, courses, ofAllCourses] = await Promise.all([
    getTranslations("content"),
    getLocale(),
    getCourses(),
    courseSlug === undefined ? getArticlesPage({ kind: "recipe", page }) : null,
  ]);
  const course = courses.find(({ slug }) => slug === courseSlug);
  if (courseSlug !== undefined && !course) notFound();
  const { articles, pages, items, first } =
    ofAllCourses ?? (await getArticlesPage({ kind: "recipe", classId: course?.classId, page }));
  const href = localizePath(locale);
  // Recipes of EBSN, whose ingredients are products: WordPress' are texts.
  const hasCourses = courses.length > 0;
  const root = { name: t("recipes"), path: contentPaths.recipes() };
  const pathOf = (pageNumber: number) =>
    course ? contentPaths.course(course.slug, pageNumber) : contentPaths.recipes(pageNumber);
  return (
    <>
      <Breadcrumb
        items={course ? [root] : []}
        current={course ? <ContentText>{course.name}</ContentText> : root.name}
      />
      <ContentJsonLd
        items={course ? [root] : []}
        current={{ name: course?.name ?? root.name, path: pathOf(page) }}
        articles={articles}
        total={items}
        first={first}
      />
      <IndexHeader
        title={course ? <ContentText>{course.name}</ContentText> : t("recipesTitle")}
        text={hasCourses ? `${t("recipesText")} ${t("recipesCart")}` : t("recipesText")}
      />
      {hasCourses && (
        <div className={styles.courses}>
          <Chips label={t("courses")}>
            <Chip href={href(contentPaths.recipes())} current={!course}>
              {t("allCourses")}
            </Chip>
            {courses.map(({ slug, name }) => (
              <Chip key={slug} href={href(contentPaths.course(slug))} current={slug === course?.slug}>
                <ContentText>{name}</ContentText>
              </Chip>
            ))}
          </Chips>
        </div>
      )}
      {articles.length > 0 ? (
        <ArticleGrid articles={articles} lead />
      ) : (
        <EmptyState icon="list" title={t("empty")}>
          {t("emptyText")}
        </EmptyState>
      )}
      <Pagination page={page} count={pages} hrefOf={(pageNumber) => href(pathOf(pageNumber))} />
    </>
  );
}
