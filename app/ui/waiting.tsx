/** A notice of what the visitor waits for, if anything. It appears after a second. Screen readers announce it. */
export function Waiting({ text }: { text: string | undefined }) {
  return (
    <div role="status" className="toast-region">
      {text && <p className="toast after-a-second">{text}</p>}
    </div>
  );
}
