import { retryPictures } from "@/lib/browser/retry-pictures";

const PICTURE = "http://localhost/photo/p/thumb/P-1.webp";

let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = "";
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** What the browser knows of the last request. */
function answerWith(responseStatus: number | undefined): void {
  class ResourceTiming {
    responseStatus = responseStatus;
  }
  Object.assign(globalThis, { PerformanceResourceTiming: ResourceTiming });
  performance.getEntriesByName = () => [new ResourceTiming() as unknown as PerformanceEntry];
}

function addImage(currentSrc = PICTURE) {
  const image = document.createElement("img");
  image.setAttribute("src", currentSrc);
  Object.defineProperty(image, "currentSrc", { value: currentSrc });
  document.body.append(image);
  return { image, request: jest.spyOn(image, "src", "set") };
}

const fail = (image: HTMLImageElement) => image.dispatchEvent(new Event("error"));

test.each([503, 502, 0, undefined])(
  "a picture that came with %s is asked for again, ever later",
  (status) => {
    answerWith(status);
    stop = retryPictures();
    const { image, request } = addImage();
    for (const pause of [10_000, 30_000, 90_000]) {
      fail(image);
      jest.advanceTimersByTime(pause - 1);
      expect(request).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      expect(request.mock.calls).toEqual([[PICTURE]]);
      request.mockClear();
    }
    fail(image);
    jest.runAllTimers();
    expect(request).not.toHaveBeenCalled();
  },
);

test("whoever was offline gets the pictures once online again", () => {
  answerWith(0);
  stop = retryPictures();
  const { image, request } = addImage();
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
  for (let attempt = 0; attempt < 4; attempt++) {
    fail(image);
    jest.runAllTimers();
  }
  const loaded = addImage();
  Object.defineProperties(loaded.image, { complete: { value: true }, naturalWidth: { value: 96 } });
  request.mockClear();
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event("online"));
  jest.advanceTimersByTime(1000);
  expect(request.mock.calls).toEqual([[PICTURE]]);
  expect(loaded.request).not.toHaveBeenCalled();
  fail(image);
  jest.advanceTimersByTime(10_000);
  expect(request).toHaveBeenCalledTimes(2);
});

test("so is one that failed before", () => {
  answerWith(503);
  const { image, request } = addImage();
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
  stop = retryPictures();
  jest.runAllTimers();
  expect(request).toHaveBeenCalledTimes(1);
});

test.each([
  ["does not exist", 404, PICTURE],
  ["is another site's", 503, "https://elsewhere.test/a.webp"],
])("a picture that %s is not", (_what, status, address) => {
  answerWith(status);
  stop = retryPictures();
  const { image, request } = addImage(address);
  fail(image);
  jest.runAllTimers();
  expect(request).not.toHaveBeenCalled();
});

test("nor is one that is gone, or of a page that ends", () => {
  answerWith(503);
  stop = retryPictures();
  const [gone, left] = [addImage(), addImage()];
  fail(gone.image);
  gone.image.remove();
  jest.runAllTimers();
  fail(left.image);
  stop();
  jest.runAllTimers();
  expect([gone.request, left.request].map(({ mock }) => mock.calls)).toEqual([[], []]);
});
