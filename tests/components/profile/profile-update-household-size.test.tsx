import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { ProfileUpdateHouseholdSize } from "@/components/profile/profile-update-household-size";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { PERSON_INFO } from "@/lib/rules/account/profile";
import { makeUserDetail } from "@/tests/fixtures/customers";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const WRITE = "registration/update_person_info";
const userWith = (value: string): UserDetail => ({
  ...makeUserDetail(),
  personInfos: { [PERSON_INFO.householdSize]: value },
});

function HouseholdSize({ initialUser }: { initialUser: UserDetail }) {
  const [user, setUser] = useState(initialUser);
  return <ProfileUpdateHouseholdSize user={user} onSaved={setUser} />;
}

/** Writes are answered when the test says so. */
function setUp() {
  const answers: ((isSaved: boolean) => void)[] = [];
  const gateway = stubGateway({
    "cart/view": { http: 401 },
    [WRITE]: ({ body }) =>
      new Promise((resolve) =>
        answers.push((isSaved) => resolve(isSaved ? { data: userWith(String(body.value)) } : { http: 502 })),
      ),
  });
  renderPage(<HouseholdSize initialUser={userWith("1")} />);
  return {
    valuesSent: () => gateway.requestsTo(WRITE).map(({ body }) => body.value),
    answer: (isSaved: boolean) => act(async () => answers.shift()?.(isSaved)),
  };
}

const size = () => screen.getByRole("combobox", { name: "Quanti siete a tavola?" });
const choose = (value: string) => userEvent.selectOptions(size(), value);

beforeEach(() => setSignedIn(false));
afterEach(resetPage);

it("writes one after the other, and only the newest of those that wait", async () => {
  const { valuesSent, answer } = setUp();
  for (const value of ["2", "3", "4"]) await choose(value);
  expect(valuesSent()).toEqual(["2"]);
  await answer(true);
  await waitFor(() => expect(valuesSent()).toEqual(["2", "4"]));
  await answer(true);
  expect(size()).toHaveValue("4");
  await choose("2");
  await waitFor(() => expect(valuesSent()).toEqual(["2", "4", "2"]));
});

it("goes back to what was saved last when the newest fails", async () => {
  const { valuesSent, answer } = setUp();
  await choose("2");
  await choose("3");
  await answer(true);
  await waitFor(() => expect(valuesSent()).toEqual(["2", "3"]));
  await answer(false);
  expect(size()).toHaveValue("2");
});

it("still writes the newest when the one before it fails", async () => {
  const { valuesSent, answer } = setUp();
  await choose("2");
  await choose("3");
  await answer(false);
  await waitFor(() => expect(valuesSent()).toEqual(["2", "3"]));
  await answer(true);
  expect(size()).toHaveValue("3");
});
