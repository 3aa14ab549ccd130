import { sanitizeHtml } from "@/lib/html/sanitize";
import { videoId } from "@/lib/html/video";

const ID = "dQw4w9WgXcQ";

test.each([
  `https://www.youtube.com/watch?v=${ID}&t=10s`,
  `https://youtube.com/embed/${ID}`,
  `https://m.youtube.com/shorts/${ID}`,
])("recognises %s as a video", (href) => {
  expect(videoId(href)).toBe(ID);
});

test.each([
  `https://www.youtube.com/playlist?list=${ID}`,
  `https://www.youtube.com/watch?v=short`,
  `https://www.youtube.com/embed/videoseries?list=${ID}`,
  "https://www.youtube.com/embed/live_stream?channel=1",
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `javascript:alert("https://youtube.com/watch?v=${ID}")`,
  `/watch?v=${ID}`,
  "",
])("does not recognise %s", (href) => {
  expect(videoId(href)).toBe("");
});

test("adds the video id to a video link and embeds nothing", () => {
  const clean = sanitizeHtml(`<a href="https://www.youtube.com/watch?v=${ID}">Guarda</a>`);
  expect(clean).toContain(`href="https://www.youtube.com/watch?v=${ID}"`);
  expect(clean).toContain(`data-video="${ID}"`);
  expect(clean).not.toContain("iframe");
});

test("drops data-video from the source HTML", () => {
  expect(sanitizeHtml(`<a href="/ricette" data-video="${ID}">x</a>`)).not.toContain("data-video");
});

it.each([
  [
    '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><iframe title="Il pesto" src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed">old browser</iframe></div></figure>',
    "Il pesto",
  ],
  ['<p><iframe src="//www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe></p>', "Video"],
  [
    '<div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n</div>',
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  ],
])("an embed of WordPress becomes the link to its video: %s", (markup, text) => {
  const clean = sanitizeHtml(markup);
  expect(clean).toContain('data-video="dQw4w9WgXcQ"');
  expect(clean).toContain(`>${text}</a>`);
  expect(clean).not.toMatch(/iframe|old browser/);
});

it("other frames go, with what is in them", () => {
  expect(
    sanitizeHtml('<p>Sopra</p><iframe src="https://evil.example/embed/dQw4w9WgXcQ">dentro</iframe>'),
  ).toBe("<p>Sopra</p>");
});
