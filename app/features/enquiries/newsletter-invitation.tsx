/** The newsletter, asked for by mail. */
export function NewsletterInvitation({ supportEmail }: { supportEmail: string }) {
  return (
    <section aria-labelledby="newsletter" className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
      <div>
        <h2 id="newsletter" className="text-title">
          New trips by mail
        </h2>
        <p className="max-w-[44ch] text-on-dark-quiet">One letter when new dates open. Nothing else, and one reply ends it.</p>
      </div>
      <a href={`mailto:${supportEmail}?subject=Newsletter`} className="button" data-kind="action">
        Subscribe
      </a>
    </section>
  );
}
