import { ListPage } from "@/components/lists/list-page";
import { PageMessages } from "@/components/forms/page-messages";
import { idRoute } from "@/app/[locale]/id-route";
import { LIST_CALL } from "./list-call";

const { generateMetadata, Page } = idRoute({
  param: "listId",
  title: (t) => t("lists.title"),
  render: (listId) => (
    <PageMessages
      namespaces={[
        "cart.added",
        "cart.notAvailable",
        "cart.productAddError",
        "cart.roundedToMultiple",
        "checkout.unavailable",
        "delivery.addressLocked",
        "delivery.lockedWhilePaying",
        "lists",
      ]}
    >
      <ListPage listId={listId} />
    </PageMessages>
  ),
  call: LIST_CALL,
});

export { generateMetadata };
export default Page;
