import type { WireGiftCertificate } from "../../../lib/ebsn/schemas/gift";

const ARTICLE = "bolloni-come-funzionano";

/** Shown beside the conditions of a stamp. */
export const STAMP_PROPOSAL: WireGiftCertificate["categoryProposal"] = {
  content:
    "<p>Scegli tu l'articolo: ogni bollone vale per <strong>un pezzo</strong>, tranne gli alimenti per lattanti.</p>",
  img: `/photo/s/1x1/240/news-${ARTICLE}.webp`,
  proposalUrl: `/news/${ARTICLE}`,
  metaData: { category_proposal_type: { button_text: "Come funzionano i bolloni" } },
};
