class Denied {}

/** Stubs the browser's position: each question is answered as told, coordinates or "denied". */
export function stubGeolocation() {
  const getCurrentPosition = jest.fn<void, Parameters<Geolocation["getCurrentPosition"]>>();
  Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } });
  Object.defineProperty(globalThis, "GeolocationPositionError", { configurable: true, value: Denied });
  return {
    deny: () =>
      getCurrentPosition.mockImplementationOnce((_onFound, onError) => onError?.(new Denied() as never)),
    find: (latitude: number, longitude: number) =>
      getCurrentPosition.mockImplementationOnce((onFound) =>
        onFound({ coords: { latitude, longitude } } as GeolocationPosition),
      ),
  };
}
