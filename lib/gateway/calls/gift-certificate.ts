import { config } from "../../config";
import { giftCheckSchema } from "../../ebsn/schemas/gift";
import { toGiftCertificate } from "../../ebsn/transforms/gift";
import { type Call, get, readWith } from "../call";
import { readGifts } from "../common-reads";

export const giftCertificateCalls: Call[] = [
  get("giftcertificate/list", readGifts, { query: ["show_history"] }),
  get("giftcertificate/list-manual-assigned", readGifts, { query: ["show_history"] }),
  get(
    "cart-giftcertificate/check",
    readWith(giftCheckSchema, (raw) => (raw.giftCertificate ? toGiftCertificate(raw.giftCertificate) : null)),
    {
      upstreamPath: `${config.giftCodeApi}/check`,
      rateLimit: "failures",
      ...(config.giftCodeApi === "finiper-cart-giftcertificate"
        ? { upstreamMethod: "POST", body: ["code"] }
        : { query: ["code"] }),
    },
  ),
];
