/** /.well-known/security.txt (RFC 9116): whom to tell of a hole in the site. */
type Company = { siteUrl: string; supportEmail: string; securityContactUntil: string };

/** The file's text. Its last day stands in the content, not in the clock: two builds of one tree are the same. */
export function securityText({ siteUrl, supportEmail, securityContactUntil }: Company): string {
  return `Contact: mailto:${supportEmail}
Expires: ${securityContactUntil}T00:00:00.000Z
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`;
}

/** Whether the file has run out on that day, or promises more than the year that the RFC recommends. Days are YYYY-MM-DD. */
export function securityTextProblem(until: string, today: string): string | undefined {
  const aYearOn = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  if (until <= today) return `security.txt ran out on ${until}: nobody may trust its address any longer.`;
  if (until > aYearOn) return `security.txt is said to hold until ${until}, more than a year from now.`;
  return undefined;
}
