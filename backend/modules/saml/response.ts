import { randomBytes } from "node:crypto";
import { SignedXml } from "xml-crypto";
import { MINUTE_MS } from "../../../lib/rules/dates/duration";
import { escapeHtml } from "../../http/escape-html";

const RESPONSE_TTL_MS = 5 * MINUTE_MS;
const EXCLUSIVE_C14N = "http://www.w3.org/2001/10/xml-exc-c14n#";
const ASSERTION = "/*[local-name(.)='Response']/*[local-name(.)='Assertion']";

export type Statement = {
  requestId: string;
  issuer: string;
  audience: string;
  recipient: string;
  nameId: string;
  at: Date;
};

const newId = () => `_${randomBytes(20).toString("hex")}`;

/** The stand-in's answer to a log-in, not signed yet. */
export function writeResponse({ requestId, issuer, audience, recipient, nameId, at }: Statement): string {
  const issued = at.toISOString();
  const until = new Date(at.getTime() + RESPONSE_TTL_MS).toISOString();
  const [request, from, to, target, name] = [requestId, issuer, audience, recipient, nameId].map(escapeHtml);
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${newId()}" Version="2.0" IssueInstant="${issued}" Destination="${target}" InResponseTo="${request}"><saml:Issuer>${from}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="${newId()}" Version="2.0" IssueInstant="${issued}"><saml:Issuer>${from}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${name}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${request}" NotOnOrAfter="${until}" Recipient="${target}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${issued}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${to}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${issued}" SessionIndex="${newId()}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement></saml:Assertion></samlp:Response>`;
}

export function signResponse(xml: string, privateKey: string): string {
  const signature = new SignedXml({
    privateKey,
    signatureAlgorithm: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
    canonicalizationAlgorithm: EXCLUSIVE_C14N,
  });
  signature.addReference({
    xpath: ASSERTION,
    transforms: ["http://www.w3.org/2000/09/xmldsig#enveloped-signature", EXCLUSIVE_C14N],
    digestAlgorithm: "http://www.w3.org/2001/04/xmlenc#sha256",
  });
  const location = { reference: `${ASSERTION}/*[local-name(.)='Issuer']`, action: "after" as const };
  signature.computeSignature(xml, { location });
  return signature.getSignedXml();
}
