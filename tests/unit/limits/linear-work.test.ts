import { parseNutrition } from "@/lib/html/nutrition";
import { splitForms } from "@/lib/content/form-shortcodes";
import { localMediaUrl, localizeMediaUrls } from "@/lib/content/media-url";
import { stripShortcodes } from "@/lib/content/shortcodes";
import { readStoryContent } from "@/lib/content/story-content";
import { markup, text, textRecord } from "@/lib/ebsn/schemas/lenient";
import { toUserMessages } from "@/lib/ebsn/transforms/user-message";
import { scopeCss } from "@/lib/html/css";
import { resolveLink } from "@/lib/html/links";
import { localizeLinks } from "@/lib/html/localize-links";
import { htmlToText, sanitizeHtml } from "@/lib/html/sanitize";
import { markdownFromHtml } from "@/lib/markdown/from-html";
import { formatCardNumber } from "@/lib/rules/account/fidelity";
import { readAllergenText } from "@/lib/rules/products/food-facts";
import { parseIngredient, splitRows } from "@/lib/rules/products/ingredient-rows";
import { parseMeasures } from "@/lib/rules/products/measures";
import { nameSlug } from "@/lib/rules/text/name-slug";
import { readableName } from "@/lib/rules/text/names";
import { hoursGroups } from "@/lib/rules/delivery/opening-hours";
import { cleanDescription, parseContent } from "@/lib/rules/products/pack-size";
import { parseLocks } from "@/lib/rules/cart/parse-locks";
import { promoCondition } from "@/lib/rules/prices/promo-condition";
import { parsePromoHeader } from "@/lib/rules/prices/promo-header";
import { recordSearch } from "@/lib/rules/account/recent-searches";
import { parseShoppingList } from "@/lib/rules/lists/shopping-list";
import { readTypedAddress } from "@/lib/rules/delivery/typed-address";
import { email } from "@/lib/rules/forms/validators";
import { phone } from "@/lib/rules/forms/validators-phone";
import { readQuery } from "@/config/search-query.mjs";
import { truncate } from "@/lib/seo/metadata";
import { parseInternalUrl } from "@/config/internal-path.mjs";
import { extractSizes } from "../../../backend/modules/search/sizes";
import { splitWords, toSearchForm } from "../../../backend/modules/search/words";
import { fasterThanLinear, HOSTILE_CSS, HOSTILE_MARKUP, HOSTILE_TEXT } from "../../support/linear-work";

const MARKUP = 64_000;
const CSS = 20_000;
const TEXT = 10_000;
const HOST = "https://shop.example";

const userMessage = (content: string) =>
  toUserMessages({
    userMessages: [
      {
        userMessageId: 1,
        kind: "",
        title: "",
        content,
        url: content.slice(0, 2000),
        insertDate: "",
        read: true,
      },
    ],
    unread: 0,
  });

const PROMO = { header: "", bubble: "", body: "", selectableText: "" };

const storyBody = (input: string) =>
  input
    .split("<")
    .map((part) => ({ component: part, text: part, title: part, image: part, body: [{ text: part }] }));

const WORK: [name: string, maxLength: number, work: (input: string) => unknown][] = [
  ["sanitised HTML", MARKUP, sanitizeHtml],
  ["HTML as text", MARKUP, htmlToText],
  ["links of a text", MARKUP, (input) => localizeLinks(input, (path) => path)],
  ["media addresses of a text", MARKUP, (input) => localizeMediaUrls(input, HOST)],
  ["form shortcodes", MARKUP, splitForms],
  ["other shortcodes", MARKUP, stripShortcodes],
  ["scoped CSS", CSS, (input) => scopeCss(input, ".scope")],
  ["a nutrition table", MARKUP, parseNutrition],
  ["a message", MARKUP, userMessage],
  ["HTML as Markdown", MARKUP, (input) => markdownFromHtml(input, (address) => address)],
  // Every character may become a block.
  ["a story", TEXT, (input) => readStoryContent({ name: input, content: { body: storyBody(input) } })],
  ["a promotion's condition", MARKUP, (input) => promoCondition({ ...PROMO, body: input })],
  ["a text of allergens", MARKUP, readAllergenText],
  ["a shopping list", MARKUP, parseShoppingList],
  ["ingredients of a recipe", MARKUP, (input) => splitRows(input).map(parseIngredient)],
  ["a link", TEXT, (input) => resolveLink(input, { shop: ["shop.example"], content: null })],
  ["a media address", TEXT, (input) => localMediaUrl(input, HOST)],
  ["a redirect", TEXT, parseInternalUrl],
  ["a text of an answer", MARKUP, (input) => text.parse(input)],
  ["markup of an answer", MARKUP, (input) => markup.parse(input)],
  ["a record of an answer", MARKUP, (input) => textRecord.parse({ a: input })],
  ["a promotion's label", TEXT, parsePromoHeader],
  ["a pack's description", TEXT, cleanDescription],
  ["a pack's content", TEXT, parseContent],
  ["measures", TEXT, parseMeasures],
  ["a product's name", TEXT, readableName],
  ["a name in an address", TEXT, nameSlug],
  ["a typed address", TEXT, readTypedAddress],
  ["search words", TEXT, readQuery],
  ["a recent search", TEXT, (input) => recordSearch([], input, new Date(0))],
  ["the embedded backend's search words", TEXT, (input) => splitWords(input).map(toSearchForm)],
  ["the embedded backend's sizes", TEXT, extractSizes],
  ["locks of a product", TEXT, parseLocks],
  ["opening hours", TEXT, (input) => hoursGroups([{ weekDay: 2, begin: input, end: input }])],
  ["a card number", TEXT, formatCardNumber],
  ["an e-mail address", TEXT, email],
  ["a phone number", TEXT, phone],
  ["a description for search engines", TEXT, (input) => truncate(input, 160)],
];

describe("the work on a text grows no faster than its length, whatever the text", () => {
  test.each(WORK)("%s", (_name, maxLength, work) => {
    const units = maxLength === MARKUP ? HOSTILE_MARKUP : maxLength === CSS ? HOSTILE_CSS : HOSTILE_TEXT;
    expect(fasterThanLinear(work, units, maxLength)).toBeNull();
  });
});
