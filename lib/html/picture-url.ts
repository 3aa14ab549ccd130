export const safePictureUrl = (text: string) => (/^(?:https:\/\/|\/(?![/\\]))/i.test(text) ? text : "");
