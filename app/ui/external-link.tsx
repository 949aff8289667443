/** A link to another site. It opens in a new tab and says so to screen readers. */
export function ExternalLink({ href, className = 'text-link', children }: { href: string; className?: string; children: React.ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
