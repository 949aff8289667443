import { Icon, type IconName } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

type Props = Pick<React.ComponentProps<'button'>, 'ref' | 'onClick' | 'aria-expanded' | 'aria-disabled'> & {
  icon: IconName;
  /** The button's accessible name, and what its tooltip shows. */
  label: string;
  tooltipSide?: 'above' | 'below';
  className?: string;
  iconClassName?: string;
};

/** A button that has only a drawing: its name is in a tooltip, and heard by screen readers. */
export function IconButton({ icon, label, tooltipSide = 'above', className = 'size-11 hover:bg-sand', iconClassName, ...button }: Props) {
  return (
    <Tooltip label={label} side={tooltipSide}>
      <button {...button} type="button" aria-label={label} className={`grid shrink-0 place-items-center rounded-small ${className}`}>
        <Icon name={icon} {...(iconClassName && { className: iconClassName })} />
      </button>
    </Tooltip>
  );
}
