import { getTranslations } from "next-intl/server";
import { config } from "@/lib/config";
import type { Block } from "@/lib/ebsn/domain/category";
import { htmlToText } from "@/lib/html/sanitize";
import { TutorialIsland } from "./tutorial-island";

const MAX_STEPS = 8;
const MAX_TEXT_LENGTH = 400;

/** requirements/content#tutorial */
export async function Tutorial({ block }: { block: Block }) {
  const [first] = block.proposals;
  if (!first) return null;
  const t = await getTranslations("blocks.tutorial");
  const steps = block.proposals.slice(0, MAX_STEPS).map(({ name, descr, content, img, imgAlt }) => ({
    name,
    text: htmlToText(descr || content).slice(0, MAX_TEXT_LENGTH),
    img,
    imgAlt,
  }));
  return (
    <TutorialIsland
      id={String(first.id ?? first.slug)}
      userAgentMarker={config.appUserAgent}
      steps={steps}
      messages={{
        title: block.settings.TITLE || t("title"),
        step: t("step", { n: "{n}", count: "{count}" }),
        skip: t("skip"),
        back: t("back"),
        next: t("next"),
        done: t("done"),
      }}
    />
  );
}
