import { PageHeading } from '#app/ui/section-heading.tsx';

/** The page for an unexpected error: its message, and a link that loads the home page from the server. */
export function UnexpectedError({ error }: { error: unknown }) {
  return (
    <>
      <title>Unexpected Application Error!</title>
      <PageHeading
        title="Unexpected Application Error!"
        lead={error instanceof Error ? error.message : 'Something went wrong on this page.'}
      >
        <a href="/" className="button" data-kind="action">
          Return to Home
        </a>
      </PageHeading>
    </>
  );
}
