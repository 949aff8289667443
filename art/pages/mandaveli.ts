/**
 * The plan of the neighbourhood round the office. All places but `OFFICE_TREES` are given in metres from the office, so that directions
 * are true, and are converted to picture units. Roads are simplified. Landmarks are drawn much too large, and moved by up to 150 metres
 * where one would hide another.
 */
import { TILT } from '../scenery/birds-eye.tsx';
import type { Spot } from '../scenery/shapes.ts';

/** An ellipse in the picture: its centre and its two radii. */
export type Area = readonly [spot: Spot, rx: number, ry: number];

const METRE = 0.3;
/** The picture position of a place given in metres east and north of the office. */
const at = (east: number, north: number): Spot => [800 + east * METRE, 540 - north * METRE * TILT];
const way = (...spots: [east: number, north: number][]): Spot[] => spots.map(([east, north]) => at(east, north));

/** Where sand and water meet, from north to south. */
export const SHORE = way([2700, 3400], [2150, 2500], [2010, 1900], [1890, 1400], [1790, 841], [1700, 300], [1640, -300], [1570, -900], [1480, -1400], [1380, -1900], [1220, -2400], [1000, -2900]);
/** The river Adyar down into its estuary, from west to east. */
export const RIVER = way([-3000, 500], [-2450, 60], [-1900, -60], [-1400, -330], [-1080, -760], [-700, -1080], [-200, -1250], [300, -1330]);
/** The outline of the wide estuary; its seaward end is hidden under the sea. */
export const ESTUARY = way([-420, -1090], [50, -1090], [420, -1130], [640, -1010], [930, -860], [1090, -960], [1000, -1150], [1200, -1330], [1400, -1420], [1540, -1400], [1700, -1400], [1700, -1560], [1540, -1560], [1380, -1530], [1150, -1560], [700, -1630], [150, -1570], [-400, -1330]);
/** Quibble Island and its neighbour. */
export const ISLANDS = [at(560, -1300), at(180, -1300)];
/** The elevated suburban railway, from north to south. */
export const RAILWAY = way([1400, 2800], [1250, 1950], [820, 1450], [420, 1080], [270, 700], [190, 260], [-120, 90], [-560, -220], [-1050, -470], [-1560, -900], [-1780, -1700], [-1800, -2900]);
/** The Buckingham Canal, down to the Adyar. */
export const CANAL = way([1290, 2800], [1130, 1980], [740, 1540], [330, 1150], [160, 740], [60, 330], [-200, 150], [-620, -130], [-1010, -330], [-1240, -500]);
/** Main roads; the first three are the widest. */
export const MAIN_ROADS = [
  way([560, 2700], [480, 1500], [350, 1000], [340, 750], [380, 400], [340, 40], [60, -380], [-330, -800], [-820, -1120], [-960, -1700], [-900, -2800]),
  way([2150, 2900], [1710, 2010], [1420, 1760], [1290, 1480], [1270, 841], [1300, 300], [1270, -200], [900, -520], [300, -620], [60, -380], [-400, -520], [-700, -490], [-890, -390], [-980, -180], [-1010, 350]),
  way([-760, 2800], [-900, 1800], [-1000, 900], [-1010, 350]),
  way([-3000, 330], [-1900, 440], [-1010, 350], [-500, 470], [60, 330], [385, 350], [860, 190], [1326, 140]),
  way([-2900, 1500], [-1900, 1320], [-950, 1290], [-300, 1130], [420, 1030], [1285, 1010]),
  way([-900, 2040], [480, 2060], [1720, 2010]),
  way([-2600, -1400], [-1800, -1560], [-900, -1700], [-520, -2180], [200, -2460], [1000, -2700]),
];
/** Parks and gardens: the Theosophical Society, reed ponds, a park at Luz, the forest in the south-west, and two more in the west. */
export const GREENS: Area[] = [
  [at(250, -1890), 250, 56], [at(740, -760), 74, 26], [at(-430, 930), 46, 24], [at(-2420, -1450), 180, 72], [at(-1750, 130), 70, 24], [at(-2050, 2050), 60, 30],
];

/** Where the office is: the point of the pin. */
export const OFFICE = at(0, 0);
/** The Kapaleeshwarar temple: its tower faces east, and its tank is to the west. */
export const TEMPLE = at(790, 840);
export const TANK = at(535, 810);
export const SAN_THOME = at(1490, 800);
export const LIGHTHOUSE = at(1780, 1500);
/** The old banyan of the Theosophical Society. */
export const GREAT_BANYAN = at(470, -2110);
/** Stations of the elevated railway, from the one near the lighthouse to Greenways Road. */
export const STATIONS = way([1180, 1860], [420, 1080], [190, 240], [-560, -270]);
/** Trees that fill the bare ground round the pin. */
export const OFFICE_TREES: Spot[] = [[868, 578], [894, 556], [736, 586]];
