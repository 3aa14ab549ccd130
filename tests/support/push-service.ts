import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from "node:crypto";
import nock from "nock";

const ORIGIN = "https://fcm.googleapis.com";
const PATH = "/fcm/send/abc";
const RECORD_HEADER_BYTES = 21;
const TAG_BYTES = 16;

type Vapid = { publicKey: string; claims: { aud: string; exp: number; sub: string } };
type Delivery = { text: unknown; ttl: string; vapid: Vapid };

const fromBase64url = (text: string) => Buffer.from(text, "base64url");
const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** RFC 8188 and 8291, the browser's half. */
function decrypt(body: Buffer, keys: ECDH, auth: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const keyEnd = RECORD_HEADER_BYTES + body.readUInt8(20);
  const senderKey = body.subarray(RECORD_HEADER_BYTES, keyEnd);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), senderKey]);
  const secret = derive(keys.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const decipher = createDecipheriv(
    "aes-128-gcm",
    key,
    derive(secret, salt, "Content-Encoding: nonce\0", 12),
  );
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG_BYTES)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString("utf8"));
}

/** RFC 8292; throws unless the token is signed with the key beside it. */
function readVapid(authorization: string): Vapid {
  const [, token = "", publicKey = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = "", claims = "", signature = ""] = token.split(".");
  const point = fromBase64url(publicKey);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    fromBase64url(signature),
  );
  if (!isSigned) throw new Error("the VAPID token is not signed with its key");
  return { publicKey, claims: JSON.parse(fromBase64url(claims).toString("utf8")) as Vapid["claims"] };
}

/** A browser's subscription, and the push service it names. */
export function createPushService(endpoint = `${ORIGIN}${PATH}`) {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const auth = randomBytes(16);
  const received: Delivery[] = [];
  return {
    origin: ORIGIN,
    received,
    subscription: JSON.stringify({
      endpoint,
      keys: { p256dh: keys.getPublicKey("base64url"), auth: auth.toString("base64url") },
    }),
    /** Answers the next message. */
    answer(status = 201) {
      nock(ORIGIN, { reqheaders: { "content-encoding": "aes128gcm" } })
        .post(PATH)
        .reply(function reply(_uri, body) {
          const { authorization, ttl } = this.req.headers;
          received.push({
            text: decrypt(Buffer.from(String(body), "hex"), keys, auth),
            ttl: String(ttl),
            vapid: readVapid(String(authorization)),
          });
          return [status];
        });
    },
  };
}
