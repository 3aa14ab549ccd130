export const COOKIE_STORAGE_KEY = "madia.cookies";
