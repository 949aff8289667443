/** An email address that wraps after its @ in a narrow column, and anywhere else only if it still does not fit. */
export function MailAddress({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <span className="wrap-anywhere">
      {name}@<wbr />
      {host}
    </span>
  );
}
