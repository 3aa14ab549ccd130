/** In this order: a site at the root may answer a `rest_route` at any path. */
export const REST_ROOTS = ["/p/wp-json/", "/wp-json/", "/p/?rest_route=/", "/?rest_route=/"];
