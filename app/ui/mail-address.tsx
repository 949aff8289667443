/** A mail address in a text. In a narrow column it breaks behind its @, and elsewhere only if that is not enough. */
export function MailAddress({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <span className="wrap-anywhere">
      {name}@<wbr />
      {host}
    </span>
  );
}
