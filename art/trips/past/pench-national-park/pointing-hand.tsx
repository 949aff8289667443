/** A close-up pointing hand, drawn finger by finger. */
import { mix } from '../../../kit/colour.ts';
import { shape } from '../../../people/body.tsx';
import { skinTones } from '../../../people/dress.ts';
import { band } from '../../../scenery/shapes.ts';

/** The hand, drawn over a wrist at (0, 0), with the arm to its left: forefinger out, the other fingers curled, the thumb along them. */
export const PointingHand = ({ skin }: { skin: string }) => {
  // The hand is on the side away from the light.
  const base = skinTones(skin).shade;
  const shade = mix(base, '#3a1638', 0.3);
  return (
    <>
      <path d={shape([[-10, -12], [8, -15], [24, -13], [44, -11], [64, -9], [70, -5], [65, -1], [46, 0], [34, 2], [36, 10], [28, 17], [14, 18], [0, 14], [-10, 10]])} fill={base} />
      <path d={shape([[34, 0], [40, 4], [38, 12], [31, 13], [27, 6]]) + shape([[27, 5], [33, 10], [30, 17], [23, 18], [19, 11]]) + shape([[18, 9], [24, 14], [20, 20], [13, 19], [10, 13]])} fill={shade} />
      <path d={shape([[4, -2], [16, -6], [30, -3], [36, 1], [30, 5], [18, 4], [6, 6]])} fill={base} />
      <path d={band([[6, 5, 0.6], [18, 5, 2], [31, 5.6, 0.6]]) + band([[34, -0.4, 0.6], [48, 0, 1.8], [64, -1.6, 0.5]])} fill={shade} />
    </>
  );
};
