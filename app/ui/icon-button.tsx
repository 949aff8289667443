import { Icon, type IconName } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

type Props = Pick<React.ComponentProps<'button'>, 'ref' | 'onClick' | 'aria-expanded' | 'aria-disabled'> & {
  icon: IconName;
  /** The button's accessible name, also shown in its tooltip. */
  label: string;
  tooltipSide?: 'above' | 'below';
  className?: string;
  iconClassName?: string;
};

/** A button with only an icon. A tooltip shows its name. */
export function IconButton({ icon, label, tooltipSide = 'above', className = 'size-11 hover:bg-sand', iconClassName, ...button }: Props) {
  return (
    <Tooltip label={label} side={tooltipSide}>
      <button {...button} type="button" aria-label={label} className={`grid shrink-0 place-items-center rounded-small ${className}`}>
        <Icon name={icon} {...(iconClassName && { className: iconClassName })} />
      </button>
    </Tooltip>
  );
}
