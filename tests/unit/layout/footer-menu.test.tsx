import { FooterMenu, hasRules } from "@/components/layout/footer-menu";
import type { MenuItem } from "@/lib/content/domain";
import { localizePath } from "@/lib/i18n/locale-path";
import { pageHtml } from "@/tests/support/page-html";

const item = (title: string, href: string, children: MenuItem[] = []) =>
  ({ title, href, children }) as unknown as MenuItem;

const shopping = item("La spesa", "", [item("I volantini", "/volantini")]);
const legal = item("Le regole", "", [item("Privacy", "/page/privacy")]);
const rules = <li lang="en">Withdraw</li>;

const htmlOf = (groups: MenuItem[]) =>
  pageHtml(<FooterMenu groups={groups} href={localizePath("en")} lang="it" rules={rules} />);

test("the rules stand with the legal pages", async () => {
  expect(hasRules([shopping, legal])).toBe(true);
  const [, group = ""] = (await htmlOf([legal, shopping])).split("<nav");
  expect(group).toMatch(/Le regole.*Privacy.*Withdraw/);
  expect((await htmlOf([legal, shopping])).match(/Withdraw/g)).toHaveLength(1);
});

test("a menu without legal pages takes no rules", async () => {
  expect(hasRules([shopping])).toBe(false);
  expect(await htmlOf([shopping])).not.toContain("Withdraw");
});

test("its words are in the language of the content, once per group", async () => {
  const html = await htmlOf([shopping, legal]);
  expect(html.match(/<nav lang="it"/g)).toHaveLength(2);
  expect(html.match(/lang="it"/g)).toHaveLength(2);
});
