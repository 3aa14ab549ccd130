import { isLotteryCode, LOTTERY_INFO, normalizeLotteryCode } from "../../../lib/rules/checkout/lottery-code";
import { EbsnError, ebsnError } from "../../envelope";
import { wantsInvoice } from "../invoice/billing";

type Infos = Record<string, string>;

const MAX_INFOS = 40;

const tooMany = () =>
  new EbsnError([{ code: "error.input.property", message: "Troppe annotazioni sul carrello." }], 400, 400);
const wrongLotteryCode = () =>
  ebsnError(
    "error.cart.lottery_code",
    "Il codice lotteria ha otto caratteri, fra lettere e cifre: ricontrollalo.",
  );
const lotteryWithInvoice = () =>
  ebsnError("error.cart.lottery_invoice", "Con la fattura non si partecipa alla lotteria degli scontrini.");

function readLotteryCode(infos: Infos, value: string): string {
  const code = normalizeLotteryCode(value);
  if (code !== "" && !isLotteryCode(code)) throw wrongLotteryCode();
  if (code !== "" && wantsInvoice({ infos })) throw lotteryWithInvoice();
  return code;
}

/** An empty value removes the info; an invoice removes the lottery code. */
export function withInfo(infos: Infos, property: string, value: string): Infos {
  const text = property === LOTTERY_INFO ? readLotteryCode(infos, value) : value;
  const changed: Infos = { ...infos, [property]: text };
  if (wantsInvoice({ infos: changed })) delete changed[LOTTERY_INFO];
  const nonEmpty = Object.fromEntries(Object.entries(changed).filter(([, own]) => own !== ""));
  if (Object.keys(nonEmpty).length > MAX_INFOS) throw tooMany();
  return nonEmpty;
}
