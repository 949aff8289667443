/**
 * Keeps a pressed summary in view when pressing it moves the page: Safari does so when another <details> above closes, and a
 * sticky panel at its end grows upwards.
 */
export function stayInView({ currentTarget: summary }: React.MouseEvent<HTMLElement>): void {
  requestAnimationFrame(() => summary.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
}
