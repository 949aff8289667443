import { useState } from 'react';
import { PageLink } from '#app/navigation/page-link.tsx';
import { closeDialog, Dialog } from '#app/ui/dialog.tsx';
import { ErrorSummary, type FieldProblem } from '#app/ui/error-summary.tsx';
import { Toast } from '#app/ui/toast.tsx';

/** Shown when the email cannot be built or opened. */
const FAILURE = { title: 'Something went wrong!', description: 'Please try again later.', isFailure: true };

/**
 * What both request dialogs share, such as the error summary, privacy line and footer buttons. `problems` are in field order.
 * `attempt` counts the attempts to submit since the last reset, and `failures` how often building or opening the email failed.
 */
export function RequestDialog({
  title,
  lead,
  problems,
  attempt,
  failures,
  isSubmitting,
  onSubmit,
  onClear,
  onClose,
  children,
}: {
  title: string;
  lead: string;
  problems: readonly FieldProblem[];
  attempt: number;
  failures: number;
  isSubmitting: boolean;
  onSubmit: (event: React.FormEvent) => void;
  onClear: () => void;
  onClose: () => void;
  children: React.ReactNode;
}) {
  const [seenFailures, setSeenFailures] = useState(0);
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="contents">
        <div className="dialog-body">
          <p className="text-muted">{lead}</p>
          <ErrorSummary problems={problems} attempt={attempt} />
          {children}
          <p className="text-small text-muted">
            Submit opens your email app with this message. Nothing leaves your phone until you press send there. We use what you write to
            answer you and to plan your trip, and delete it when you ask. More in our{' '}
            <PageLink to="/privacy-policy" className="underline">
              privacy policy
            </PageLink>
            .
          </p>
          <p>
            <button type="button" onClick={onClear} className="text-link">
              Clear this form
            </button>
          </p>
        </div>
        <div className="dialog-footer">
          <button type="submit" disabled={isSubmitting} className="button grow" data-kind="action">
            {isSubmitting ? 'Submitting...' : 'Submit Request'}
          </button>
          <button type="button" onClick={closeDialog} className="button" data-kind="secondary">
            Cancel
          </button>
        </div>
        <div role="status" className="toast-region">
          {failures > seenFailures && <Toast key={failures} text={FAILURE} onEnd={() => setSeenFailures(failures)} />}
        </div>
      </form>
    </Dialog>
  );
}
