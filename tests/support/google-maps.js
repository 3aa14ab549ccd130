/** A stand-in for Google's script, with what this shop uses of it: for the browser and for jsdom. */
(() => {
  const ADDRESSES = [
    {
      id: "savona-97",
      text: "Via Savona 97, Milano MI, Italia",
      location: [45.4525, 9.1605],
      components: { route: "Via Savona", street_number: "97", postal_code: "20144", locality: "Milano" },
      province: "MI",
    },
    {
      id: "italia-5",
      text: "Via Italia 5, Monza MB, Italia",
      location: [45.5845, 9.2744],
      components: { route: "Via Italia", street_number: "5", postal_code: "20900", locality: "Monza" },
      province: "MB",
    },
  ];
  const requests = [];

  class LatLng {
    constructor(lat, lng) {
      const at = typeof lat === "object" ? lat : { lat, lng };
      this.point = {
        lat: typeof at.lat === "function" ? at.lat() : at.lat,
        lng: typeof at.lng === "function" ? at.lng() : at.lng,
      };
    }
    lat() {
      return this.point.lat;
    }
    lng() {
      return this.point.lng;
    }
    toJSON() {
      return this.point;
    }
  }

  class LatLngBounds {
    constructor(southWest, northEast) {
      this.southWest = new LatLng(southWest);
      this.northEast = new LatLng(northEast);
    }
    getSouthWest() {
      return this.southWest;
    }
    getNorthEast() {
      return this.northEast;
    }
    getCenter() {
      return new LatLng(
        (this.southWest.lat() + this.northEast.lat()) / 2,
        (this.southWest.lng() + this.northEast.lng()) / 2,
      );
    }
    extend(at) {
      const { lat, lng } = new LatLng(at).point;
      this.southWest = new LatLng(Math.min(this.southWest.lat(), lat), Math.min(this.southWest.lng(), lng));
      this.northEast = new LatLng(Math.max(this.northEast.lat(), lat), Math.max(this.northEast.lng(), lng));
      return this;
    }
  }

  const listenersOf = new WeakMap();
  const event = {
    addListener(target, type, listener) {
      const all = listenersOf.get(target) ?? new Map();
      listenersOf.set(target, all.set(listener, type));
      return { remove: () => all.delete(listener) };
    },
    removeListener: (handle) => handle.remove(),
    clearInstanceListeners: (target) => listenersOf.delete(target),
    trigger(target, type, ...values) {
      for (const [listener, wanted] of listenersOf.get(target) ?? []) {
        if (wanted === type) listener(...values);
      }
    },
  };

  class Evented {
    addListener(type, listener) {
      return event.addListener(this, type, listener);
    }
  }

  class GoogleMap extends Evented {
    constructor(div, options) {
      super();
      this.div = div;
      this.options = options;
      this.zoom = 10;
      div.dataset.testid = "google-map";
      div.tabIndex = 0;
      div.setAttribute("aria-label", "Mappa");
      div.setAttribute("role", "application");
      this.fitBounds({ north: 46, south: 45, east: 10, west: 9 });
    }
    fitBounds(bounds) {
      const { north, south, east, west } =
        bounds instanceof LatLngBounds
          ? {
              north: bounds.getNorthEast().lat(),
              south: bounds.getSouthWest().lat(),
              east: bounds.getNorthEast().lng(),
              west: bounds.getSouthWest().lng(),
            }
          : bounds;
      this.bounds = new LatLngBounds({ lat: south, lng: west }, { lat: north, lng: east });
      this.zoom = Math.min(18, Math.max(1, Math.round(Math.log2(360 / Math.max(east - west, 0.001)))));
      this.div.dataset.zoom = String(this.zoom);
      event.trigger(this, "bounds_changed");
      event.trigger(this, "idle");
    }
    setOptions(options) {
      Object.assign(this.options, options);
    }
    moveCamera() {}
    getDiv() {
      return this.div;
    }
    getBounds() {
      return this.bounds;
    }
    getCenter() {
      return this.bounds.getCenter();
    }
    getZoom() {
      return this.zoom;
    }
    getHeading() {
      return 0;
    }
    getTilt() {
      return 0;
    }
    getProjection() {
      return {};
    }
    getMapCapabilities() {
      return { isAdvancedMarkersAvailable: true };
    }
  }

  // As Google's own it can be inherited from by copying what its prototype enumerates.
  function OverlayView() {}
  Object.assign(OverlayView.prototype, {
    setMap(map) {
      if (this.overlaidMap && this.overlaidMap !== map) this.onRemove();
      this.overlaidMap = map;
      if (map) this.onAdd();
    },
    getMap() {
      return this.overlaidMap;
    },
    getProjection() {
      const scale = 256 * 2 ** (this.overlaidMap?.getZoom() ?? 0);
      return {
        fromLatLngToDivPixel: (at) => ({ x: (at.lng() / 360) * scale, y: (-at.lat() / 360) * scale }),
        fromDivPixelToLatLng: ({ x, y }) => new LatLng((-y * 360) / scale, (x * 360) / scale),
      };
    },
  });

  class AdvancedMarkerElement extends HTMLElement {
    constructor(options = {}) {
      super();
      this.addEventListener("click", () => this.dispatchEvent(new Event("gmp-click")));
      this.addEventListener("keydown", ({ key }) => {
        if (key === "Enter" || key === " ") this.click();
      });
      Object.assign(this, options);
    }
    connectedCallback() {
      this.setAttribute("role", "button");
      this.tabIndex = 0;
      this.style.display = "inline-block";
    }
    addListener(type, listener) {
      this.addEventListener(type, listener);
      return { remove: () => this.removeEventListener(type, listener) };
    }
    set map(map) {
      this.onMap = map;
      if (map) map.getDiv().append(this);
      else this.remove();
    }
    get map() {
      return this.onMap ?? null;
    }
    set content(content) {
      this.shown = content;
      this.replaceChildren(...(content ? [content] : []));
    }
    get content() {
      return this.shown ?? null;
    }
  }
  customElements.define("gmp-advanced-marker", AdvancedMarkerElement);

  const toPrediction = ({ id, text, location, components, province }) => ({
    placeId: id,
    text: { text },
    toPlace: () => ({
      fetchFields: async ({ fields }) => {
        requests.push({ id, fields });
        const named = Object.entries(components).map(([type, value]) => [type, value, value]);
        const place = {
          location: new LatLng(...location),
          addressComponents: [...named, ["administrative_area_level_2", province, province]].map(
            ([type, longText, shortText]) => ({ types: [type], longText, shortText }),
          ),
        };
        return { place };
      },
    }),
  });

  const libraries = {
    core: { LatLng, LatLngBounds, event },
    maps: { Map: GoogleMap, OverlayView },
    marker: { AdvancedMarkerElement },
    places: {
      AutocompleteSessionToken: class {},
      AutocompleteSuggestion: {
        fetchAutocompleteSuggestions: async (request) => {
          requests.push(request);
          const found = ADDRESSES.filter(({ text }) =>
            text.toLowerCase().includes(request.input.toLowerCase()),
          );
          return { suggestions: found.map((address) => ({ placePrediction: toPrediction(address) })) };
        },
      },
    },
  };

  window.google ??= {};
  const { maps = {} } = window.google;
  const onLoad = maps.__ib__;
  window.google.maps = Object.assign(maps, libraries.core, libraries.maps, {
    version: "3.66",
    Settings: { getInstance: () => ({}) },
    requests,
    marker: libraries.marker,
    places: libraries.places,
    importLibrary: async (name) => libraries[name],
  });
  onLoad?.();
})();
