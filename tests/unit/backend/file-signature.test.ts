import { matchesSignature } from "@/backend/http/file-signature";

const base64 = (text: string) => Buffer.from(text, "latin1").toString("base64");

test.each([
  ["foto.png", "\x89PNG\r\n", true],
  ["foto.PNG", "\x89PNG\r\n", true],
  ["foto.jpg", "\xff\xd8\xff\xe0", true],
  ["foto.jpeg", "\x89PNG\r\n", false],
  ["foto.webp", "RIFF\x24\0\0\0WEBPVP8 ", true],
  ["foto.webp", "RIFF\x24\0\0\0WAVEfmt ", false],
  ["foto.webp", "<script>", false],
  ["modulo.pdf", "%PDF-1.7", true],
  ["modulo.pdf", "", false],
  ["note.txt", "ciao", true],
])("a file %s that begins with %j: %s", (name, content, expected) => {
  expect(matchesSignature({ name, content: base64(content) })).toBe(expected);
});
