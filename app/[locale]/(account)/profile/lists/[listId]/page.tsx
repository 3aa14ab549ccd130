import { PageMessages } from "@/components/forms/page-messages";
import { LIST_MESSAGES } from "@/components/lists/list-messages";
import { ListPage } from "@/components/lists/list-page";
import { idRoute } from "@/app/[locale]/id-route";
import { LIST_CALL } from "./list-call";

const { generateMetadata, Page } = idRoute({
  param: "listId",
  title: (t) => t("lists.title"),
  render: (listId) => (
    <PageMessages namespaces={LIST_MESSAGES}>
      <ListPage listId={listId} />
    </PageMessages>
  ),
  call: LIST_CALL,
  missing: "list",
});

export { generateMetadata };
export default Page;
