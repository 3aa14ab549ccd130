import { formatPrice } from "../../euros";
import { escapeHtml } from "../../http/escape-html";
import { htmlPage } from "../../http/html-page";

const STYLE = `
  body { padding: 0; display: grid; place-items: center; min-height: 100vh; }
  main { box-sizing: border-box; width: min(26rem, calc(100% - 2rem)); padding: 2rem; border-radius: 1rem;
    background: #fff; box-shadow: 0 1px 12px rgb(20 33 61 / 12%); }
  h1 { margin: 0 0 .25rem; font-size: 1.25rem; }
  dl { display: grid; grid-template-columns: auto 1fr; align-items: baseline; gap: .25rem 1rem; margin: 1.5rem 0; }
  dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
  .amount { font-size: 1.5rem; font-weight: 700; }
  form { display: grid; gap: .75rem; }
  button, a.button { font: inherit; font-weight: 600; min-height: 3rem; border-radius: .6rem; border: 2px solid #14213d;
    background: transparent; color: inherit; cursor: pointer; text-align: center; text-decoration: none; line-height: 3rem; padding: 0 1rem; }
  button.yes { background: #14213d; color: #fff; }
  label { display: flex; gap: .75rem; align-items: center; min-height: 3rem; cursor: pointer; }
  input { width: 1.25rem; height: 1.25rem; margin: 0; flex: none; accent-color: currentcolor; }
  .note { font-size: .9rem; }
  @media (prefers-color-scheme: dark) {
    main { background: #17213a; box-shadow: none; }
    button, a.button { border-color: #eef1f6; } button.yes { background: #eef1f6; color: #14213d; }
  }`;

type SimulatedProvider = { providerName: string; account: [label: string, value: string] | null };

const DEFAULT_PROVIDER: SimulatedProvider = { providerName: "Banca di prova", account: null };

const SIMULATED_PROVIDERS: Partial<Record<number, SimulatedProvider>> = {
  1: { providerName: "La tua banca di prova", account: ["Conto", "IT60 •••• 2345"] },
  12: { providerName: "Banca di prova", account: ["Carta", "Visa •••• 4242"] },
  13: { providerName: "PayPal di prova", account: ["Conto PayPal", "cl•••••@madia.test"] },
  24: { providerName: "Satispay di prova", account: null },
  31: { providerName: "Portafoglio di prova", account: ["Portafoglio", "•••• 7788"] },
};

const page = (title: string, content: string, providerName = DEFAULT_PROVIDER.providerName): string =>
  htmlPage(`${title} – ${providerName}`, STYLE, content);

export type BankOrder = {
  orderId: number;
  amountCents: number;
  method: string;
  paymentTypeId: number;
  isCard: boolean;
  pending: boolean;
};

export function decisionPage({
  orderId,
  amountCents,
  method,
  paymentTypeId,
  isCard,
  pending,
}: BankOrder): string {
  const { providerName, account } = SIMULATED_PROVIDERS[paymentTypeId] ?? DEFAULT_PROVIDER;
  const pendingButton = pending ? "" : `<button name="decision" value="pending">Lascia in sospeso</button>`;
  const accountRow = account ? `<dt>${account[0]}</dt><dd>${account[1]}</dd>` : "";
  const rememberField = isCard
    ? `<label><input type="checkbox" name="remember" value="1"> Ricorda questa carta per le prossime spese</label>`
    : "";
  const statusMessage = pending ? `<p role="status">Il pagamento è in attesa di verifica.</p>` : "";
  return page(
    "Conferma il pagamento",
    `<h1>Conferma il pagamento</h1>
<p class="note">${providerName}: non viene addebitato nulla.</p>
${statusMessage}
<dl>
  <dt>Ordine</dt><dd>${orderId}</dd>
  <dt>Pagamento</dt><dd>${escapeHtml(method)}</dd>
  ${accountRow}
  <dt>Importo autorizzato</dt><dd class="amount">${formatPrice(amountCents)}</dd>
</dl>
<form method="post">
  ${rememberField}
  <button class="yes" name="decision" value="approve">Approva</button>
  <button name="decision" value="decline">Rifiuta</button>
  ${pendingButton}
</form>`,
    providerName,
  );
}

export function closedPage(message: string, backUrl: string): string {
  return page(
    "Pagamento",
    `<h1>Pagamento</h1>
<p role="status">${escapeHtml(message)}</p>
<p><a class="button" href="${escapeHtml(backUrl)}">Torna al negozio</a></p>`,
  );
}
