import { cleanHtml } from "@/lib/html/policy";
import { videoId } from "@/lib/html/video";

const ID = "dQw4w9WgXcQ";

test.each([
  `https://www.youtube.com/watch?v=${ID}&t=10s`,
  `https://youtube.com/embed/${ID}`,
  `https://m.youtube.com/shorts/${ID}`,
])("%s is a video", (href) => {
  expect(videoId(href)).toBe(ID);
});

test.each([
  `https://www.youtube.com/playlist?list=${ID}`,
  `https://www.youtube.com/watch?v=short`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `javascript:alert("https://youtube.com/watch?v=${ID}")`,
  `/watch?v=${ID}`,
  "",
])("%s is none", (href) => {
  expect(videoId(href)).toBe("");
});

test("a link to a video keeps its address and says which video; nothing is embedded", () => {
  const clean = cleanHtml(`<a href="https://www.youtube.com/watch?v=${ID}">Guarda</a>`);
  expect(clean).toContain(`href="https://www.youtube.com/watch?v=${ID}"`);
  expect(clean).toContain(`data-video="${ID}"`);
  expect(clean).not.toContain("iframe");
});

test("markup cannot name a video by itself", () => {
  expect(cleanHtml(`<a href="/ricette" data-video="${ID}">x</a>`)).not.toContain("data-video");
});
