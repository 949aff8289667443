/**
 * A headscarf for `Bust`. A close-fitting cap shows along the brow; the scarf goes over it and once round the neck.
 * Its end crosses the chest from the far jaw to the near shoulder, so its folds meet at the far side of the jaw.
 */
import { mix } from '../kit/colour.ts';
import { band } from '../scenery/shapes.ts';
import { tonesOf } from './dress.ts';

/** The rim of the cap round the face. */
const OPENING = 'M241 118C282 118 307 148 311 190C314 236 300 276 270 297C254 308 236 308 220 298C190 278 173 236 170 190C172 148 200 118 241 118Z';
/** The rim of the scarf, which leaves the cap bare over the brow. */
const RIM = 'M243 103C290 103 315 142 316 192C317 240 302 280 271 300C254 311 235 311 218 301C187 281 167 240 165 192C166 142 198 103 243 103Z';
const HEAD = 'M238 62C302 60 346 106 348 180C349 228 340 268 338 330L150 330C150 274 134 236 134 180C136 108 178 64 238 62Z';
const TURN = 'M148 258C150 304 196 330 246 332C298 330 334 300 338 262C352 300 354 340 336 362C304 392 186 394 152 364C132 342 138 300 148 258Z';
const FALL = 'M148 320C140 352 134 364 122 380C110 430 150 510 236 510C316 510 362 456 380 412C385 399 378 390 368 381C356 368 346 350 338 320Z';
const END = 'M342 282C332 330 286 354 226 366C188 372 152 364 116 382C78 402 60 440 54 500H128C208 486 336 424 356 342C358 318 352 298 342 282Z';

/** A rectangle with the cap's opening cut out, as path data; `Face` draws it as the shadow of the cap's edge on the brow. */
export const SCARF_SHADOW = `M100 60H380V360H100Z${OPENING}`;

export function Scarf({ colour, lean }: { colour: string; lean: string }) {
  const veil = tonesOf(colour);
  return (
    <>
      <linearGradient id="bust-scarf-cloth" x1="0" y1="0" x2="1" y2="0.6">
        <stop offset="0" stopColor={mix(colour, veil.lit, 0.9)} />
        <stop offset="0.75" stopColor={colour} />
      </linearGradient>
      <clipPath id="bust-scarf-all">
        <path d={HEAD + RIM} clipRule="evenodd" transform={lean} />
        <path d={TURN} />
        <path d={FALL} />
        <path d={END} />
      </clipPath>
      <path d={FALL} transform="translate(4 12)" fill="#3a1638" opacity={0.3} />
      <path d={FALL} fill={veil.base} />
      <path d={band([[236, 400, 0], [262, 450, 8], [258, 500, 8]]) + band([[318, 400, 0], [340, 446, 7], [336, 500, 8]])} fill={veil.fold} opacity={0.5} />
      <g transform={lean}>
        <path d={OPENING + RIM} fillRule="evenodd" fill={veil.fold} />
        <path d={HEAD + RIM} fillRule="evenodd" fill="url(#bust-scarf-cloth)" />
        <path d={band([[152, 190, 0], [158, 142, 6], [196, 92, 0]]) + band([[228, 76, 0], [268, 78, 4], [300, 100, 0]])} fill={veil.lit} opacity={0.55} />
        <path d={band([[150, 208, 0], [162, 262, 6], [190, 306, 0]]) + band([[142, 196, 0], [146, 250, 4], [158, 290, 0]])} fill={veil.fold} opacity={0.5} />
      </g>
      <path d={TURN} fill="url(#bust-scarf-cloth)" />
      <path d={band([[150, 282, 0], [184, 338, 6], [250, 350, 7], [336, 300, 0]]) + band([[146, 316, 0], [176, 362, 5], [240, 372, 0]])} fill={veil.fold} opacity={0.55} />
      <g clipPath="url(#bust-scarf-all)">
        <path d={END} transform="translate(6 13)" fill={veil.fold} opacity={0.7} />
      </g>
      <path d={END} fill="url(#bust-scarf-cloth)" />
      <path d={band([[344, 304, 0], [262, 378, 8], [86, 424, 0]]) + band([[348, 322, 0], [276, 408, 9], [82, 486, 0]]) + band([[340, 296, 0], [280, 352, 4], [200, 378, 0]])} fill={veil.fold} opacity={0.55} />
      <path d={band([[300, 344, 0], [230, 380, 6], [112, 398, 0]]) + band([[290, 384, 0], [216, 418, 5], [88, 458, 0]])} fill={veil.lit} opacity={0.5} />
      {/* One continuous shade over all parts, from the crown to the chest. */}
      <g clipPath="url(#bust-scarf-all)">
        <path d="M286 56C314 96 326 140 323 192C320 246 306 282 276 304C262 316 274 338 285 362C300 398 316 450 310 510H470V50Z" fill={veil.fold} opacity={0.5} />
      </g>
    </>
  );
}
