/** A woman from behind: in a sari whose pallu may blow in the wind, or in kurta, churidar and dupatta. */
import { Arm, Piece, shape, Standing } from './body.tsx';
import { DRESS, type Dress, HAIR, SKIN, skinTones, tonesOf } from './dress.ts';

/** How she looks. All fields are optional. */
export type WomanLooks = {
  wears?: 'sari' | 'kurta';
  dress?: Dress;
  skin?: string;
  hair?: 'bun' | 'plait' | 'bob' | 'covered';
  isGrey?: boolean;
  /** The pose of her right arm; the left one hangs down. */
  arm?: 'down' | 'hold' | 'point' | 'wave';
  /** Whether the pallu or dupatta streams out to the left. */
  isWindy?: boolean;
};

const ARMS = {
  down: [[39, -184], [37, -140]],
  hold: [[42, -186], [50, -140]],
  point: [[62, -222], [96, -246]],
  wave: [[56, -250], [58, -290]],
} as const;
const HANDS = { down: undefined, hold: undefined, point: 'points', wave: 'open' } as const;

/** (x, y): where she stands; `height`: head to foot. With `arm` "hold", her hand is 0.167 of her height to the right and 0.467 up. */
export function Woman({ id, x, y, height, flip = false, ...looks }: WomanLooks & { id: string; x: number; y: number; height: number; flip?: boolean }) {
  return (
    <Standing x={x} y={y} height={height} flip={flip}>
      {looks.wears === 'kurta' ? <InKurta id={id} {...looks} /> : <InSari id={id} {...looks} />}
    </Standing>
  );
}

function InSari({ id, dress = DRESS.crimson, skin = SKIN.honey, hair = 'bun', isGrey = false, arm = 'down', isWindy = true }: WomanLooks & { id: string }) {
  const cloth = tonesOf(dress.base);
  const blouse = tonesOf(dress.second);
  const flesh = skinTones(skin);
  const [elbow, hand] = ARMS[arm];
  const skirt = shape([[-17, -192, 'corner'], [-29, -158], [-29, -110], [-30, -60], [-40, -5, 'corner'], [-2, 1], [35, -5, 'corner'], [30, -60], [29, -112], [31, -154], [20, -190, 'corner'], [2, -187]]);
  return (
    <>
      <Arm from={[-26, -230]} elbow={[-37, -188]} to={[-40, -150]} skin={flesh.shade} />
      <path d={shape([[-27, -236], [-20, -206], [-18, -184, 'corner'], [20, -184, 'corner'], [21, -206], [28, -236], [8, -246], [8, -262], [-8, -262], [-8, -246]])} fill={flesh.base} />
      <path d={shape([[8, -262], [8, -246], [28, -236], [21, -206], [20, -184, 'corner'], [8, -184, 'corner'], [6, -214]])} fill={flesh.shade} opacity={0.7} />
      <Piece id={`${id}-blouse`} outline={shape([[-30, -238], [-38, -214], [-29, -208, 'corner'], [-22, -200, 'corner'], [0, -197], [23, -201, 'corner'], [30, -209, 'corner'], [40, -215], [31, -239], [20, -243, 'corner'], [12, -224], [0, -220], [-12, -224], [-20, -243, 'corner']])} fill={blouse.base}>
        <path d={shape([[12, -250], [6, -220], [4, -190], [50, -190], [50, -250]])} fill={blouse.shade} />
      </Piece>
      <Arm from={[31, -224]} elbow={elbow} to={hand} skin={flesh.base} hand={HANDS[arm]} />
      <Piece id={`${id}-skirt`} outline={skirt} fill={cloth.base}>
        <path d={shape([[12, -196], [16, -150], [10, -90], [8, -40], [12, 10], [60, 10], [60, -196]])} fill={cloth.shade} />
        <path d={shape([[-12, -190], [-8, -120], [-14, -50], [-18, 6], [-10, 6], [-4, -60], [-4, -130]])} fill={cloth.fold} opacity={0.5} />
        <path d={shape([[-10, -190], [4, -120], [2, -50], [2, 6], [9, 6], [8, -60], [10, -130]])} fill={cloth.fold} opacity={0.5} />
        <path d={shape([[-26, -150], [-24, -90], [-32, -30], [-28, -30], [-20, -90], [-21, -150]])} fill={cloth.lit} opacity={0.7} />
        <path d="M-42 -6Q-2 3 38 -6" stroke={dress.trim} strokeWidth={15} fill="none" />
        <path d="M-40 -18Q-2 -10 36 -18" stroke={dress.trim} strokeWidth={1.8} fill="none" />
      </Piece>
      {isWindy ? <WindyPallu id={id} dress={dress} /> : <StillPallu id={id} dress={dress} />}
      <Head skin={flesh} hair={hair} isGrey={isGrey} cloth={dress.base} />
    </>
  );
}

function WindyPallu({ id, dress }: { id: string; dress: Dress }) {
  const cloth = tonesOf(dress.base);
  return (
    <>
      <path d={shape([[-92, -170], [-112, -190, 'corner'], [-84, -180], [-70, -160]])} fill={cloth.fold} />
      <Piece id={`${id}-pallu`} outline={shape([[-14, -244], [-30, -238], [-46, -208], [-66, -172], [-92, -166], [-116, -176, 'corner'], [-126, -154], [-114, -138], [-118, -122, 'corner'], [-84, -114], [-52, -124], [-26, -150], [-12, -196], [-6, -238, 'corner']])} fill={cloth.base}>
        <path d={shape([[-6, -244], [-18, -196], [-34, -152], [-60, -130], [-96, -124], [-90, -100], [-30, -110], [10, -190]])} fill={cloth.shade} />
        <path d={shape([[-28, -236], [-40, -196], [-62, -156], [-92, -146], [-62, -148], [-38, -180], [-22, -226]])} fill={cloth.lit} opacity={0.35} />
        <path d={shape([[-116, -176], [-126, -154], [-114, -138], [-118, -122], [-104, -118], [-100, -136], [-110, -152], [-101, -172]])} fill={dress.trim} />
        <path d="M-5 -240Q-8 -196 -24 -152Q-48 -122 -84 -113" stroke={dress.trim} strokeWidth={6} fill="none" />
      </Piece>
    </>
  );
}

function StillPallu({ id, dress }: { id: string; dress: Dress }) {
  const cloth = tonesOf(dress.base);
  return (
    <Piece id={`${id}-pallu`} outline={shape([[-30, -240], [-12, -244, 'corner'], [-4, -210], [-4, -150], [-6, -66, 'corner'], [-34, -62, 'corner'], [-34, -130], [-32, -200]])} fill={cloth.base}>
      <path d={shape([[-12, -244], [-14, -180], [-14, -60], [4, -60], [4, -244]])} fill={cloth.shade} />
      <path d="M-40 -76L0 -80V-56H-40Z" fill={dress.trim} />
      <path d="M-38 -88L-2 -91" stroke={dress.trim} strokeWidth={1.8} />
    </Piece>
  );
}

function InKurta({ id, dress = DRESS.indigo, skin = SKIN.honey, hair = 'plait', isGrey = false, arm = 'down', isWindy = false }: WomanLooks & { id: string }) {
  const cloth = tonesOf(dress.base);
  const legs = tonesOf(dress.second);
  const scarf = tonesOf(dress.trim);
  const flesh = skinTones(skin);
  const [elbow, hand] = ARMS[arm];
  const kurta = shape([[-29, -240], [-31, -214], [-21, -184], [-28, -152], [-32, -112], [-38, -80, 'corner'], [0, -75], [36, -80, 'corner'], [32, -112], [29, -152], [21, -184], [31, -214], [30, -240], [12, -247, 'corner'], [0, -243], [-12, -247, 'corner']]);
  return (
    <>
      <path d={shape([[-26, -100], [-25, -60], [-22, -14], [-26, -2], [-10, -1, 'corner'], [-8, -40], [-2, -84], [4, -84], [8, -40], [9, -1, 'corner'], [26, -2], [21, -14], [25, -60], [28, -100]])} fill={legs.base} />
      <path d={shape([[12, -100], [16, -50], [14, -1], [26, -2], [21, -14], [25, -60], [28, -100]])} fill={legs.shade} />
      <path d={shape([[-9, -262], [-9, -244], [-26, -236], [26, -236], [9, -244], [9, -262]])} fill={flesh.base} />
      <Arm from={[-28, -230]} elbow={[-38, -188]} to={[-39, -142]} skin={flesh.shade} />
      <path d="M-30 -234L-38 -196" stroke={cloth.base} strokeWidth={17} strokeLinecap="round" />
      <Arm from={[30, -230]} elbow={elbow} to={hand} skin={flesh.base} hand={HANDS[arm]} />
      <path d={`M31 -233L${31 + (elbow[0] - 31) * 0.85} ${-233 + (elbow[1] + 233) * 0.85}`} stroke={cloth.shade} strokeWidth={17} strokeLinecap="round" />
      <Piece id={`${id}-kurta`} outline={kurta} fill={cloth.base}>
        <path d={shape([[14, -250], [12, -190], [14, -140], [10, -70], [60, -70], [60, -250]])} fill={cloth.shade} />
        <path d={shape([[-12, -184], [-10, -130], [-16, -76], [-9, -76], [-5, -130]])} fill={cloth.fold} opacity={0.55} />
        <path d={shape([[8, -184], [9, -130], [4, -76], [11, -76], [14, -130]])} fill={cloth.fold} opacity={0.55} />
        <path d="M-42 -84Q0 -76 40 -84" stroke={dress.trim} strokeWidth={9} fill="none" />
      </Piece>
      <path d={shape([[-30, -244], [-16, -226], [0, -220], [16, -226], [30, -244], [32, -230], [18, -212], [0, -206], [-18, -212], [-32, -230]])} fill={scarf.base} />
      {isWindy ? (
        <path d={shape([[-26, -240], [-48, -214], [-74, -206], [-104, -216, 'corner'], [-100, -196], [-108, -182, 'corner'], [-76, -180], [-48, -192], [-28, -222]])} fill={scarf.base} />
      ) : (
        <path d={shape([[-32, -238], [-24, -240], [-22, -190], [-26, -130, 'corner'], [-38, -128, 'corner'], [-36, -190]])} fill={scarf.shade} />
      )}
      <Head skin={flesh} hair={hair} isGrey={isGrey} cloth={dress.trim} />
    </>
  );
}

/** The back of a head, turned a little to her right: a cheek, a small nose, and the hair. */
function Head({ skin, hair, isGrey, cloth }: { skin: { base: string; shade: string }; hair: NonNullable<WomanLooks['hair']>; isGrey: boolean; cloth: string }) {
  const [dark, sheen] = isGrey ? HAIR.grey : HAIR.black;
  const veil = tonesOf(cloth);
  return (
    <g transform="rotate(4 2 -258)">
      <path d={shape([[8, -296], [19, -284], [21, -275], [23.5, -270], [20, -266], [18, -258], [10, -254], [0, -258]])} fill={skin.base} />
      {hair === 'covered' ? (
        <>
          <path d={shape([[3, -301], [17, -293], [19, -276], [16, -262], [24, -244], [0, -236], [-24, -242], [-14, -262], [-17, -280], [-10, -296]])} fill={veil.base} />
          <path d={shape([[8, -300], [17, -293], [19, -276], [16, -262], [24, -244], [6, -240], [8, -270]])} fill={veil.shade} />
        </>
      ) : (
        <>
          <path d={shape([[2, -300], [14, -295], [17, -281], [13, -266], [6, -257], [-6, -256], [-14, -266], [-17, -281], [-11, -295]])} fill={dark} />
          <path d={shape([[-8, -292], [-13, -280], [-10, -268], [-6, -280]])} fill={sheen} />
        </>
      )}
      {hair === 'bun' && (
        <>
          <ellipse cx={-9} cy={-262} rx={12} ry={10.5} fill={dark} />
          {Array.from({ length: 11 }, (_, pearl) => {
            const turn = (pearl / 11) * 5 + 2.2;
            return <circle key={pearl} cx={Math.round((-9 + 12 * Math.cos(turn)) * 10) / 10} cy={Math.round((-262 + 10.5 * Math.sin(turn)) * 10) / 10} r={2.7} fill={pearl % 2 ? '#fff8e8' : '#f3e6c8'} />;
          })}
        </>
      )}
      {hair === 'bob' && <path d={shape([[-16, -284], [-20, -260], [-17, -246, 'corner'], [0, -248], [13, -247, 'corner'], [15, -262], [14, -284]])} fill={dark} />}
      {hair === 'plait' && (
        <>
          {Array.from({ length: 8 }, (_, pair) => (
            <g key={pair}>
              <ellipse cx={-5} cy={-252 + pair * 8.4} rx={6 - pair * 0.3} ry={5.4} fill={dark} transform={`rotate(28 -5 ${-252 + pair * 8.4})`} />
              <ellipse cx={1} cy={-252 + pair * 8.4} rx={6 - pair * 0.3} ry={5.4} fill={sheen} transform={`rotate(-28 1 ${-252 + pair * 8.4})`} />
            </g>
          ))}
          <path d={shape([[-6, -188], [2, -188], [1, -172], [-3, -164], [-6, -174]])} fill={dark} />
        </>
      )}
    </g>
  );
}
