"""
Rebuilds the site's two fonts, app/styles/fonts/{fraunces,figtree}.woff2. Also writes the parts of them that pages load,
and their licences.

Run it only when a character, weight or size is missing. Its output is committed, so a build does not need it:

    apt-get install fonttools python3-brotli          # fontTools 4.38 of Debian 12
    npm pack --pack-destination /tmp/fonts @fontsource-variable/fraunces@5.3.0 @fontsource-variable/figtree@5.3.0
    /usr/bin/python3 build-tools/fonts/subset.py /tmp/fonts

The packages are sources for this script only, not dependencies of the project. They cut each family into 'latin' and
'latin-ext', and the rupee sign is in the latter. Joining two variable fonts is hard, but joining two static ones is not.
So the script extracts each corner of the design space (lightest and heaviest, smallest and largest) as a static font,
adds the rupee and subsets it; then it joins the corners into one variable font. The result is exact if the sources
have no master between the corners, which the script checks.
"""

import io
import itertools
import sys
import tarfile
from pathlib import Path

from fontTools import subset
from fontTools.designspaceLib import DesignSpaceDocument
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import build as join_corners
from fontTools.varLib.instancer import OverlapMode, instantiateVariableFont
from fontTools.varLib.models import normalizeValue, piecewiseLinearMap

RUPEE = 0x20B9
HYPHEN = 0x2D
CHARACTERS = [
    *range(0x20, 0x7F),
    *map(ord, '\u00a0©«®°±²·»½×€−'),
    *(point for point in range(0xC0, 0x100) if point != 0xF7),
    *map(ord, '\u2010\u2011–—‘’“”•…'),
    RUPEE,
]
# These letters take 15 to 20% of each file, and no page uses them yet. Browsers fetch this part only for a page that does.
ACCENTED = [point for point in range(0xC0, 0x100) if point not in (0xD7, 0xF7)]
OUT = Path(__file__).parents[2] / 'app/styles/fonts'

FAMILIES = {
    # opsz is in CSS px. SOFT and WONK are fixed by the design.
    'fraunces': dict(
        files='fraunces-{}-full-normal.woff2',
        pinned={'SOFT': 60, 'WONK': 0},
        ranges={'opsz': (18, 144), 'wght': (400, 650)},
        features=['kern', 'liga'],
    ),
    # wght goes up to 700: the source has a master there, and nothing on the site is heavier.
    'figtree': dict(
        files='figtree-{}-wght-normal.woff2',
        pinned={},
        ranges={'wght': (400, 700)},
        features=['kern', 'tnum', 'pnum'],
    ),
}


def read_package(folder, family):
    """The packed files of a @fontsource package, by base name."""
    with tarfile.open(next(folder.glob(f'fontsource-variable-{family}-5.3.0.tgz'))) as archive:
        return {Path(m.name).name: archive.extractfile(m).read() for m in archive.getmembers() if m.isfile()}


def source_coordinate(font, tag, value):
    """The normalized position of an axis value (px, weight) between the source's masters, -1 to 1."""
    axis = next(a for a in font['fvar'].axes if a.axisTag == tag)
    normal = normalizeValue(value, (axis.minValue, axis.defaultValue, axis.maxValue))
    return piecewiseLinearMap(normal, font['avar'].segments[tag])


def axis_map(font, tag, low, high):
    """The source's avar mapping of an axis between low and high, as (value, coordinate) pairs."""
    axis = next(a for a in font['fvar'].axes if a.axisTag == tag)
    reach_down, reach_up = axis.defaultValue - axis.minValue, axis.maxValue - axis.defaultValue
    bends = (axis.defaultValue + n * (reach_up if n > 0 else reach_down) for n in font['avar'].segments[tag])
    values = [low, *sorted(round(v) for v in bends if low < round(v) < high), high]
    # Scaled up, because fontTools rounds the coordinates of a design space.
    return [(v, 10000 * source_coordinate(font, tag, v)) for v in values]


def check_straight(font, ranges):
    """Fails if a master is strictly between the corners: the joined font would miss it."""
    for tag, values in ranges.items():
        low, high = (source_coordinate(font, tag, value) for value in values)
        variations = itertools.chain.from_iterable(font['gvar'].variations.values())
        masters = {0, *(v.axes[tag][1] for v in variations if tag in v.axes)}
        between = [m for m in masters if low + 0.001 < m < high - 0.001]
        assert not between, f'{tag}: masters at {between}'


def plain_letters(font):
    """Maps h, m, n, s to their plain forms: Fraunces has the leaning (WONK) ones by default and swaps them by a rule."""
    table = font['GSUB'].table
    for record in table.FeatureList.FeatureRecord:
        for index in record.Feature.LookupListIndex if record.FeatureTag == 'rvrn' else []:
            swaps = table.LookupList.Lookup[index].SubTable[0].mapping
            for cmap in font['cmap'].tables:
                cmap.cmap = {point: swaps.get(name, name) for point, name in cmap.cmap.items()}


def map_character(font, point, name):
    for cmap in font['cmap'].tables:
        if cmap.isUnicode():
            cmap.cmap[point] = name


def corner(latin, extended, location, features):
    """One static font of the wanted characters, at one corner of the design space."""
    fonts = [TTFont(io.BytesIO(data)) for data in (latin, extended)]
    font, other = [instantiateVariableFont(f, location, overlap=OverlapMode.KEEP_AND_SET_FLAGS) for f in fonts]

    rupee = other.getBestCmap()[RUPEE]
    assert not other['glyf'][rupee].isComposite()
    font.setGlyphOrder([*font.getGlyphOrder(), rupee])
    font['glyf'].glyphOrder = font.getGlyphOrder()
    font['glyf'][rupee] = other['glyf'][rupee]
    font['hmtx'][rupee] = other['hmtx'][rupee]
    map_character(font, RUPEE, rupee)
    # Neither source has the two Unicode hyphens. Without this, browsers would show them in a fallback font.
    for point in (0x2010, 0x2011):
        map_character(font, point, font.getBestCmap()[HYPHEN])
    if 'WONK' in location:
        plain_letters(font)

    options = subset.Options(layout_features=features, hinting=False, name_IDs=[0, 1, 2, 4, 5, 6, 14])
    options.drop_tables += ['STAT']
    cut = subset.Subsetter(options)
    cut.populate(unicodes=CHARACTERS)
    cut.subset(font)
    # Fraunces has 2000 units per em. With 1000 the file is 6 kB smaller, and text at 96 px is off by less than a fifth of a pixel.
    scale_upem(font, 1000)
    absent = [f'U+{point:04X}' for point in CHARACTERS if point not in font.getBestCmap()]
    assert not absent, f'not in the source: {absent}'
    return font


def split(family, features):
    """Writes the font in two parts: the accented letters, for which fonts.css has a unicode-range, and the rest."""
    parts = {'accents': ACCENTED, 'latin': [point for point in CHARACTERS if point not in ACCENTED]}
    for part, points in parts.items():
        font = TTFont(OUT / f'{family}.woff2', recalcTimestamp=False)
        cut = subset.Subsetter(subset.Options(layout_features=features, hinting=False, name_IDs=[0, 1, 2, 4, 5, 6, 14]))
        cut.populate(unicodes=points)
        cut.subset(font)
        font.save(OUT / f'{family}-{part}.woff2')
        print(' ', part, (OUT / f'{family}-{part}.woff2').stat().st_size, 'bytes')


def make(family, files, pinned, ranges, features, folder):
    package = read_package(folder, family)
    latin, extended = (package[files.format(part)] for part in ('latin', 'latin-ext'))
    source = TTFont(io.BytesIO(latin))
    check_straight(source, ranges)

    design = DesignSpaceDocument()
    for tag, (low, high) in ranges.items():
        design.addAxisDescriptor(
            tag=tag, name=tag, minimum=low, default=low, maximum=high, map=axis_map(source, tag, low, high)
        )
    for values in itertools.product(*ranges.values()):
        place = dict(zip(ranges, values))
        design.addSourceDescriptor(
            name=f'{family} {place}',
            font=corner(latin, extended, pinned | place, features),
            location={axis.name: axis.map_forward(place[axis.tag]) for axis in design.axes},
        )
    font, _, _ = join_corners(design)

    name = family.capitalize()
    for record, text in ((1, name), (2, 'Regular'), (4, name), (6, f'{name}-Regular')):
        font['name'].setName(text, record, 3, 1, 0x409)
    # For reproducible output.
    font.recalcTimestamp = False
    font.flavor = 'woff2'
    font.save(OUT / f'{family}.woff2')
    (OUT / f'OFL-{family}.txt').write_bytes(package['LICENSE'])
    split(family, features)
    print(family, (OUT / f'{family}.woff2').stat().st_size, 'bytes,', len(font.getGlyphOrder()), 'glyphs,', ranges)


if __name__ == '__main__':
    for family, wanted in FAMILIES.items():
        make(family, **wanted, folder=Path(sys.argv[1]))
