/** /.well-known/security.txt (RFC 9116): the contact for security reports. */
type Company = { siteUrl: string; supportEmail: string; securityContactUntil: string };

/** Generates the file. The expiry date comes from the content instead of the clock, so that builds are reproducible. */
export function securityText({ siteUrl, supportEmail, securityContactUntil }: Company): string {
  return `Contact: mailto:${supportEmail}
Expires: ${securityContactUntil}T00:00:00.000Z
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`;
}

/** Returns a message if the file has expired by `today`, or is valid for longer than the year that the RFC recommends. */
export function securityTextProblem(until: string, today: string): string | undefined {
  const aYearOn = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  if (until <= today) return `security.txt expired on ${until}, so security researchers may no longer trust its contact.`;
  if (until > aYearOn) return `security.txt is valid until ${until}, which is more than a year from now.`;
  return undefined;
}
