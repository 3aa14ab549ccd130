/** Events of Google Analytics 4 (docs/analytics.md); prices are in euros, as it expects. */
export type AnalyticsItem = {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_list_name?: string;
  index?: number;
  price?: number;
  quantity?: number;
};

export type Ecommerce = { currency?: string; value?: number; items: AnalyticsItem[] };

type Promotion = { promotion_name: string; creative_slot: string };

export type AnalyticsEvent =
  | { event: "content-view"; content_path: string; content_title: string; content_language: string }
  | { event: "login"; method: string }
  | { event: "search"; search_term: string }
  | { event: "view_item_list"; ecommerce: Ecommerce & { item_list_name: string } }
  | { event: "select_item"; ecommerce: Ecommerce & { item_list_name: string } }
  | { event: "view_item"; ecommerce: Ecommerce }
  | { event: "add_to_cart"; ecommerce: Ecommerce }
  | { event: "remove_from_cart"; ecommerce: Ecommerce }
  | { event: "view_cart"; ecommerce: Ecommerce }
  | { event: "slot_view"; shipping_tier: string; days: number }
  | { event: "slot_select"; shipping_tier: string; slot_date: string; slot_time: string }
  | { event: "substitution_set"; item_id: string; substitution: "similar" | "none" | "chosen" }
  | { event: "begin_checkout"; ecommerce: Ecommerce }
  | { event: "add_shipping_info"; ecommerce: Ecommerce & { shipping_tier: string } }
  | { event: "add_payment_info"; ecommerce: Ecommerce & { payment_type: string } }
  | {
      event: "purchase";
      ecommerce: Ecommerce & { transaction_id: string; shipping?: number; coupon?: string };
      /** Number of the order that this one changes. */
      replaced_transaction_id?: string;
    }
  | { event: "refund"; ecommerce: { transaction_id: string } }
  | { event: "view_promotion"; ecommerce: Promotion & { items: [] } }
  | { event: "select_promotion"; ecommerce: Promotion & { items: [] } };
