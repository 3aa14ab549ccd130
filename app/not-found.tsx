/** `server/` answers with the shop's own page; Next's default would be in the data of every page. */
export default function NotFound() {
  return null;
}
