/** Only a path of this shop or an https address is a picture; "" for any other. */
export const pictureAddress = (text: string) => (/^(?:https:\/\/|\/(?![/\\]))/i.test(text) ? text : "");
