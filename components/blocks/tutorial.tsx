import { getTranslations } from "next-intl/server";
import { config } from "@/lib/config";
import type { Block } from "@/lib/ebsn/domain/category";
import { textOf } from "@/lib/html/policy";
import { TutorialSpot } from "./tutorial-spot";

const MOST_STEPS = 8;
const LONGEST = 400;

/** The first-use tutorial of the app (spec 1 §4): its proposals, one a step. */
export async function Tutorial({ block }: { block: Block }) {
  const [first] = block.proposals;
  if (!first) return null;
  const t = await getTranslations("blocks.tutorial");
  const steps = block.proposals.slice(0, MOST_STEPS).map(({ name, descr, content, img, imgAlt }) => ({
    name,
    text: textOf(descr || content).slice(0, LONGEST),
    img,
    imgAlt,
  }));
  return (
    <TutorialSpot
      id={String(first.id ?? first.slug)}
      agentMark={config.appAgentMark}
      steps={steps}
      words={{
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
