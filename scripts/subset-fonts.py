"""Makes the font files in app/platform/ui/fonts from those of npm, small enough for a first screen.

    apt-get install python3-fonttools python3-brotli
    npm pack @fontsource-variable/{sofia-sans,sofia-sans-condensed,sofia-sans-extra-condensed,ysabeau,cairo}   # and unpack each
    python3 scripts/subset-fonts.py FOLDER-WITH-THE-FILES-OF-NPM app/platform/ui/fonts

The OFL 1.1 allows it, and none of the five reserves its name. Only the weights that the style sheets use are left, and the files are
cut by what pages of one language need: Polish letters are few, and pages in Greek and Arabic need no accented Latin ones.
The ranges here and the `unicode-range`s in app/platform/ui/fonts.css and app/site/aliveta/ysabeau.css belong together.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PUNCTUATION = [
    0x2009, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2020, 0x2022, 0x2026, 0x202F, 0x2032,
    0x2033, 0x2039, 0x203A, 0x2044, 0x2060, 0x20AC, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0xFEFF, 0xFFFD,
]  # fmt: skip
BASIC = [*range(0x20, 0x7F), 0xA0, 0xA9, 0xAB, 0xB0, 0xB7, 0xBB, 0xD7, *PUNCTUATION]
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x2C6, 0x2DA, 0x2DC, *PUNCTUATION]
LETTERS = [*range(0x20, 0x7F), *range(0xC0, 0x100), 0xA0, 0xA1, 0xAB, 0xB7, 0xBB, 0xBF, 0x152, 0x153, *PUNCTUATION]
BASIC_LETTERS = [*range(0x20, 0x7F), 0xA0, 0xAB, 0xB7, 0xBB, *PUNCTUATION]
POLISH = [ord(letter) for letter in "ĄĆĘŁŃŚŹŻąćęłńśźż"]
# The letters of the Arabic language, its marks and digits, and those that Persian and Urdu names add.
ARABIC = [
    *range(0x600, 0x616), *range(0x61B, 0x656), *range(0x660, 0x671), 0x679, 0x67E, 0x686, 0x688, 0x691, 0x698, 0x6A4, 0x6A9,
    0x6AF, 0x6BA, 0x6BE, 0x6C1, 0x6CC, 0x6D2, *range(0x6F0, 0x6FA), 0x200C, 0x200D, 0x200E, 0x2010, 0x2011,
]  # fmt: skip
FEATURES = "kern mark mkmk ccmp liga calt locl tnum lnum rlig init medi fina rvrn".split()

SOFIA = {"latin": LATIN, "basic": BASIC, "polish": POLISH, "latin-ext": None, "greek": None, "cyrillic": None}
# Weight (one, or from and to), and the pieces with their characters; None: all that npm's file has.
FAMILIES = {
    "sofia-sans": ((400, 700), SOFIA),
    "sofia-sans-condensed": ((500, 750), SOFIA),
    "sofia-sans-extra-condensed": (800, SOFIA),
    "ysabeau": (300, {"latin": LETTERS, "basic": BASIC_LETTERS, "polish": POLISH, "greek": None}),
    "cairo": ((300, 800), {"arabic": ARABIC}),
}
# npm's file that has the characters of a piece, where it is not of the same name.
SOURCES = {"basic": "latin", "polish": "latin-ext"}


def cut(source: Path, target: Path, weight: int | tuple[int, int], characters: list[int] | None) -> None:
    font = TTFont(source)
    wanted = set(font.getBestCmap()) if characters is None else set(characters)
    options = subset.Options(layout_features=FEATURES, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14], hinting=False, notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=wanted - set(POLISH) if target.stem.endswith("latin-ext") else wanted)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": weight})
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes, {len(font.getBestCmap())} characters")


def main(npm: Path, fonts: Path) -> None:
    for family, (weight, pieces) in FAMILIES.items():
        for piece, characters in pieces.items():
            source = npm / f"{family}-{SOURCES.get(piece, piece)}-wght-normal.woff2"
            cut(source, fonts / f"{family}-{piece}.woff2", weight, characters)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
