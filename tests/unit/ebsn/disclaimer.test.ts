import { disclaimerSchema } from "@/lib/ebsn/schemas/disclaimer";
import { toDisclaimer } from "@/lib/ebsn/transforms/disclaimer";

const urlOf = (disclaimerUrl: string) =>
  toDisclaimer(disclaimerSchema.parse({ registrationDisclaimerId: 1, disclaimerUrl })).url;

test.each([
  ["https://shop.example/privacy", "https://shop.example/privacy"],
  ["/page/privacy", "/page/privacy"],
  ["", ""],
  ["javascript:alert(1)", ""],
  ["JavaScript:alert(1)", ""],
  ["data:text/html,<script>alert(1)</script>", ""],
  ["vbscript:x", ""],
])("the link of a disclaimer %j is %j", (from, to) => expect(urlOf(from)).toBe(to));
