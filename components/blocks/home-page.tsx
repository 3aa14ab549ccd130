import { getLocale, getTranslations } from "next-intl/server";
import { DepartmentTiles } from "@/components/product/department-tiles";
import { FirstDelivery } from "@/components/product/first-delivery";
import { getCategory, getCategoryTree } from "@/lib/ebsn/catalogue";
import { nullIfUnsupported } from "@/lib/ebsn/null-if-unsupported";
import type { Block, HiddenBlock } from "@/lib/ebsn/domain/category";
import { config } from "@/lib/config";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { bannerDisplay } from "./banner-display";
import { BlockRows } from "./block-rows";
import { AfterPaint } from "@/components/ui/after-paint";
import { BlockTitle } from "@/components/ui/block-title";
import styles from "./home-page.module.css";
import { PersonalHomeIsland } from "./personal-home-island";
import { PreviewBlocks } from "./preview-blocks";

/** Blocks up to this position are above the departments. */
const FIRST_ROW = 0;

/** Without a home page in the shop: departments and offers. */
const offersBlock = (title: string): Block => ({
  blockId: 0,
  mode: "ProductSlider",
  position: FIRST_ROW + 1,
  proposals: [],
  settings: { PROMO: "true", TITLE: title },
});

async function getHomeBlocks(offersTitle: string): Promise<{ blocks: Block[]; hiddenBlocks: HiddenBlock[] }> {
  const found = await nullIfUnsupported(getCategory(config.homeSlug));
  if (!found) return { blocks: [offersBlock(offersTitle)], hiddenBlocks: [] };
  const { blocks, hiddenBlocks } = "category" in found ? found.category : { blocks: [], hiddenBlocks: [] };
  const shown = blocks.map((block) => ({
    ...block,
    proposals: block.proposals.filter((proposal) => !bannerDisplay(proposal).hidden),
  }));
  return { blocks: shown, hiddenBlocks };
}

export async function HomePage() {
  const t = await getTranslations("home");
  const [{ blocks, hiddenBlocks }, departments, layout, locale] = await Promise.all([
    getHomeBlocks(t("offers")),
    getCategoryTree(),
    getTranslations("layout"),
    getLocale(),
  ]);
  const href = localizePath(locale);
  const topBlocks = blocks.filter((block) => block.position <= FIRST_ROW);
  return (
    <div className={styles.home}>
      <header className={styles.top}>
        <h1>{t("title")}</h1>
        {config.anonymousCart && <FirstDelivery />}
      </header>
      <PersonalHomeIsland />
      <BlockRows blocks={topBlocks} />
      <section>
        <BlockTitle
          title={t("departments")}
          link={{ href: href(paths.departments()), text: layout("allDepartments") }}
        />
        <DepartmentTiles departments={departments} href={href} strip />
      </section>
      <AfterPaint>
        <BlockRows blocks={blocks.filter((block) => block.position > FIRST_ROW)} />
        <PreviewBlocks blocks={blocks} hiddenBlocks={hiddenBlocks} />
      </AfterPaint>
    </div>
  );
}
