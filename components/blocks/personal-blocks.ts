// One file to load for all of them: each dynamic import of its own costs bytes of the first load.
export { CartInfoCard } from "./cart-info-card";
export { GiftCodes } from "./gift-codes";
export { HomepageWidget } from "./homepage-widget";
export { PersonalSlider } from "./personal-slider";
