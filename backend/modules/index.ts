import type { FastifyInstance } from "fastify";
import type { Context } from "../context";
import { articleRoutes } from "./article/routes";
import { addressRoutes } from "./address/routes";
import { coverageRoutes } from "./address/coverage-routes";
import { coverageAlertRoutes } from "./coverage-alert/routes";
import { addressPreviewRoutes } from "./address/preview-routes";
import { geoRoutes } from "./address/geo-routes";
import { userAddressRoutes } from "./address/user-routes";
import { resetRoutes } from "./auth/reset-routes";
import { botCheckRoutes } from "./auth/bot-check";
import { mfaRoutes } from "./auth/mfa-routes";
import { authRoutes } from "./auth/routes";
import { backofficeRoutes } from "./backoffice/routes";
import { benefitRoutes } from "./benefits/routes";
import { cartBulkRoutes } from "./cart/bulk-routes";
import { cartItemRoutes } from "./cart/item-routes";
import { cartMergeRoutes } from "./cart/merge-routes";
import { cartRoutes } from "./cart/routes";
import { catalogueRoutes } from "./catalogue/routes";
import { categoryRoutes } from "./category/routes";
import { cookiePreferencesRoutes } from "./consent/routes";
import { contentRoutes } from "./content/routes";
import { contentEditRoutes } from "./content-edit/routes";
import { checkoutRoutes } from "./checkout/routes";
import { backofficeFormRoutes } from "./form/backoffice-routes";
import { contentFormRoutes } from "./form/content-routes";
import { customFormRoutes } from "./form/custom-routes";
import { couponRoutes } from "./gift/coupon-routes";
import { disclaimerRoutes } from "./disclaimer/routes";
import { cardRequestRoutes } from "./fidelity/request-routes";
import { associateCardRoutes } from "./fidelity/associate-routes";
import { cardHolderRoutes } from "./fidelity/holder-routes";
import { fidelityRoutes } from "./fidelity/routes";
import { giftRoutes } from "./gift/routes";
import { invoiceRoutes } from "./invoice/routes";
import { langRoutes } from "./lang/routes";
import { leafletRoutes } from "./leaflet/routes";
import { listRoutes } from "./list/routes";
import { messageRoutes } from "./message/routes";
import { noteRoutes } from "./note/routes";
import { marketingRoutes } from "./marketing/routes";
import { mailRoutes } from "./mail/routes";
import { modifyRoutes } from "./order/modify-routes";
import { backofficeOrderRoutes } from "./order/backoffice-routes";
import { orderRoutes } from "./order/routes";
import { receiptRoutes } from "./order/receipt-routes";
import { orderListAllRoutes } from "./order/list-all-routes";
import { refuseSubstituteRoutes } from "./order/refuse-substitute-routes";
import { reserveRoutes } from "./order/reserve-routes";
import { backofficePaymentDueRoutes } from "./payment-due/backoffice-routes";
import { paymentDueRoutes } from "./payment-due/routes";
import { backofficeRefundRoutes } from "./refund/backoffice-routes";
import { refundRoutes } from "./refund/routes";
import { bankRoutes } from "./payment/bank-routes";
import { pictureRoutes } from "./pictures/routes";
import { paymentRoutes } from "./payment/routes";
import { savedCardRoutes } from "./payment/saved-card-routes";
import { profileRoutes } from "./profile/routes";
import { registrationRoutes } from "./registration/routes";
import { pushRoutes } from "./push/routes";
import { samlRoutes } from "./saml/routes";
import { socialRoutes } from "./social/routes";
import { searchRoutes } from "./search/routes";
import { stockAlertRoutes } from "./stock-alert/routes";
import { storeProximityRoutes } from "./store/proximity-routes";
import { storeRoutes } from "./store/routes";
import { timeslotRoutes } from "./timeslot/routes";
import { warehouseRoutes } from "./warehouse/routes";
import { withdrawalRoutes } from "./withdrawal/routes";

export type Module = (app: FastifyInstance, context: Context) => Promise<void>;

export const modules: Module[] = [
  catalogueRoutes,
  searchRoutes,
  categoryRoutes,
  leafletRoutes,
  warehouseRoutes,
  articleRoutes,
  contentRoutes,
  contentFormRoutes,
  customFormRoutes,
  backofficeFormRoutes,
  backofficeRoutes,
  contentEditRoutes,
  authRoutes,
  mfaRoutes,
  resetRoutes,
  registrationRoutes,
  socialRoutes,
  samlRoutes,
  botCheckRoutes,
  pushRoutes,
  langRoutes,
  profileRoutes,
  invoiceRoutes,
  fidelityRoutes,
  cardRequestRoutes,
  cardHolderRoutes,
  associateCardRoutes,
  marketingRoutes,
  benefitRoutes,
  messageRoutes,
  mailRoutes,
  addressRoutes,
  addressPreviewRoutes,
  userAddressRoutes,
  geoRoutes,
  coverageRoutes,
  coverageAlertRoutes,
  storeRoutes,
  storeProximityRoutes,
  timeslotRoutes,
  cartRoutes,
  cartItemRoutes,
  cartBulkRoutes,
  cartMergeRoutes,
  disclaimerRoutes,
  cookiePreferencesRoutes,
  giftRoutes,
  couponRoutes,
  checkoutRoutes,
  paymentRoutes,
  savedCardRoutes,
  bankRoutes,
  orderRoutes,
  orderListAllRoutes,
  modifyRoutes,
  reserveRoutes,
  refuseSubstituteRoutes,
  receiptRoutes,
  noteRoutes,
  refundRoutes,
  withdrawalRoutes,
  backofficeOrderRoutes,
  backofficeRefundRoutes,
  backofficePaymentDueRoutes,
  paymentDueRoutes,
  listRoutes,
  stockAlertRoutes,
  pictureRoutes,
];
