/** `server/` responds with the shop's own page; Next's default would be in every page's payload. */
export default function NotFound() {
  return null;
}
