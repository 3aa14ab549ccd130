import { useLocale } from "next-intl";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ContentText } from "@/components/ui/content-text";
import { ContentJsonLd } from "@/components/seo/content-json-ld";
import { Html } from "@/components/ui/html";
import { contentLanguage } from "@/lib/i18n/content-language";
import { contentPaths } from "@/lib/paths/content-paths";
import { type StoryPiece, readStoryContent } from "@/lib/content/story-content";
import type { Story } from "@/lib/content/stories";
import { htmlToText } from "@/lib/html/sanitize";
import { ArticlePicture } from "./article-picture";
import styles from "./prose.module.css";

export function StoryPage({ story }: { story: Story }) {
  const { title, intro, pieces } = readStoryContent(story);
  return (
    <>
      <Breadcrumb items={[]} current={<ContentText>{title}</ContentText>} />
      <ContentJsonLd items={[]} current={{ name: title, path: contentPaths.story(story.id) }} />
      <article className={styles.page} lang={contentLanguage(useLocale())}>
        <h1>{title}</h1>
        {intro && <p className={styles.abstract}>{htmlToText(intro)}</p>}
        {pieces.map((piece, index) => (
          <Piece key={index} piece={piece} />
        ))}
      </article>
    </>
  );
}

function Piece({ piece }: { piece: StoryPiece }) {
  switch (piece.kind) {
    case "heading":
      return (
        <div className={styles.prose}>
          <h2>{htmlToText(piece.text)}</h2>
        </div>
      );
    case "picture":
      return (
        <ArticlePicture
          className={styles.picture}
          src={piece.src}
          alt={piece.alt}
          sizes="(max-width: 800px) 94vw, 720px"
        />
      );
    default:
      return <Html markup={piece.html} className={styles.prose} />;
  }
}
