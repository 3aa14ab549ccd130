import { config } from "../config";
import { cookiePreferencesStore } from "../consent/cookie-preferences";
import type { Address } from "../ebsn/domain/delivery";
import type { FidelityCard } from "../ebsn/domain/fidelity";
import type { Wishlist } from "../ebsn/domain/list";
import type { OrderList } from "../ebsn/domain/order";
import type { OrderRefundList } from "../ebsn/domain/order-refund";
import type { PageInfo } from "../ebsn/domain/page";
import { REFUND_PATHS } from "../ebsn/refund-paths";
import { holderParams } from "../rules/account/anagraphic";
import { REGISTRATION_MODULE } from "../rules/account/consents";
import { isHomeDelivery } from "../rules/delivery/delivery-services";
import { readPages } from "../upstream/read-pages";
import { apiFetch, type ApiRequest } from "./api-fetch";
import { fetchVouchers } from "./fetch-vouchers";
import { isNotOffered } from "./is-not-offered";

/** null: the shop lacks the call. An outage throws, as a copy with gaps would not say so. */
async function ifOffered<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isNotOffered(error)) return null;
    throw error;
  }
}

const read = <T = unknown>(path: string, request?: ApiRequest) => ifOffered(apiFetch<T>(path, request));

const readAllPages = <T extends { page: PageInfo }, Entry>(
  path: string,
  entriesOf: (answer: T) => Entry[],
  params: ApiRequest["params"] = {},
) =>
  ifOffered(
    readPages(async (page) => {
      const answer = await apiFetch<T>(path, {
        params: { ...params, page, page_size: config.orderPageSize },
      });
      return { entries: entriesOf(answer), pages: answer.page.count };
    }, Infinity),
  );

const readHolder = (fidelityCard: string) =>
  read("finiper-anagraphic/anag_data_get", { method: "POST", params: holderParams(fidelityCard) });

/** Without the stores and lockers, which it lists too. */
async function readAddresses() {
  const addresses = await read<Address[]>("user-address/list");
  return addresses && addresses.filter(({ deliveryServiceId }) => isHomeDelivery(deliveryServiceId));
}

async function readCards() {
  const cards = await read<FidelityCard[]>("registration-card/view-cards");
  return (
    cards &&
    Promise.all(cards.map(async (card) => ({ ...card, holder: await readHolder(card.fidelityCard) })))
  );
}

async function readLists() {
  const lists = await read<Wishlist[]>("wishlist/list");
  return (
    lists && Promise.all(lists.map(({ listId }) => read("wishlist/view", { params: { list_id: listId } })))
  );
}

/** What the shop keeps of the customer, by the API's names (GDPR art. 15 and 20). Throws `ApiError`. */
export async function fetchAccountData(): Promise<Record<string, unknown>> {
  const parts = {
    user: read("registration/user_detail"),
    addresses: readAddresses(),
    billing: read("user-person-fiscal/list"),
    paymentAuths: read("payment-type/list-auth"),
    disclaimers: read("user-registration-disclaimer/list-by-type", {
      params: { registration_module_type_id: REGISTRATION_MODULE },
    }),
    fidelityCards: readCards(),
    points: read("points/list"),
    giftCertificates: ifOffered(fetchVouchers({ show_history: true })),
    requestedRewards: read("requested-reward/list"),
    personalOffer: read("personal-offer/view"),
    invitation: read("friend-invitation/view"),
    wishlists: readLists(),
    orders: readAllPages("order/list", ({ orders }: OrderList) => orders, {
      fetch_detail: true,
      show_pending: true,
      show_replaced: true,
    }),
    refunds: readAllPages(REFUND_PATHS.list, ({ refunds }: OrderRefundList) => refunds),
    paymentDueDates: read("payment-due-date/list", { params: { show_all: true } }),
    transactions: read("payment-due-date/transactions"),
    forms: read("cu-form/list"),
    messages: read("user-message/list"),
  };
  const answers = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => [name, await part] as const),
  );
  return {
    ...Object.fromEntries(answers.filter(([, answer]) => answer !== null)),
    cookiePreferences: cookiePreferencesStore.get(),
  };
}
