import { PageHeading } from '#app/ui/section-heading.tsx';

const WHEN = 'It opens by itself once you are online again.';

/** Instead of a page that could not be fetched without a network. */
export function PageUnreachable() {
  return (
    <div data-stand-in="">
      <title>This page could not be loaded</title>
      <PageHeading title="This page could not be loaded" lead={`You seem to be offline. ${WHEN}`} />
    </div>
  );
}

/** For the notice over a page that stays open until the network is back, because the code of the wanted page could not be fetched. */
export const UNREACHABLE = `That page could not be loaded. ${WHEN}`;
