/** @jest-environment-options {"url": "https://www.madia-shop.it/pasta"} */
import { startAnalytics } from "@/lib/analytics/start";

const names = () => document.cookie.split("; ").map((cookie) => cookie.split("=")[0]);

it("without consent the cookies of tags are deleted, whichever domain they were set for", () => {
  for (const domain of ["", "; Domain=www.madia-shop.it", "; Domain=madia-shop.it"])
    document.cookie = `_ga${domain.length}=GA1.1.1.1; Path=/${domain}`;
  document.cookie = "_gcl_au=1.1; Path=/; Domain=.madia-shop.it";
  document.cookie = "own=1; Path=/; Domain=madia-shop.it";
  expect(names()).toHaveLength(5);
  startAnalytics();
  expect(names()).toEqual(["own"]);
});
