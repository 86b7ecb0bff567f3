"""Makes the fonts of printed sheets, app/platform/ui/print-fonts, from those of pages.

    apt-get install python3-fonttools python3-brotli
    python3 scripts/print-fonts.py app/platform/ui/fonts app/platform/ui/print-fonts

What typesets takes no WOFF2 and one weight per file, and looks for a letter in one font of a family only: so the pieces of a
script each are put together. Families are named after what they are for; "Condensed" in a name would be taken for a width.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOFIA = ["latin", "polish", "latin-ext", "greek", "cyrillic"]
# Name of the file -> what it is made of, its weight, its family.
FONTS = {
    "text": ("sofia-sans", SOFIA, 400, "Sofia Text"),
    "label": ("sofia-sans-condensed", SOFIA, 500, "Sofia Label"),
    "label-bold": ("sofia-sans-condensed", SOFIA, 700, "Sofia Label"),
    "display": ("sofia-sans-extra-condensed", SOFIA, 800, "Sofia Display"),
    "arabic": ("cairo", ["arabic"], 450, "Cairo"),
    "arabic-bold": ("cairo", ["arabic"], 700, "Cairo"),
}
BOLD = 0x20
REGULAR = 0x40


def piece(source: Path, weight: int, target: Path) -> str:
    font = TTFont(source)
    if "fvar" in font:
        font = instancer.instantiateVariableFont(font, {"wght": weight})
    font.flavor = None
    font.save(target)
    return str(target)


def join_less(font: TTFont) -> None:
    """Keeps lam-alef of Cairo's ligatures: most readers take letters out of a joined drawing back to front, and only that one is a must."""
    table = font["GSUB"].table
    letters = font.getBestCmap()
    lookups = table.LookupList.Lookup
    forms = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag in ("init", "medi", "fina"):
            for place in record.Feature.LookupListIndex:
                for single in lookups[place].SubTable:
                    for plain, form in single.mapping.items():
                        forms.setdefault(plain, {plain}).add(form)
    lam = forms[letters[0x644]]
    alef = set().union(*(forms[letters[point]] for point in (0x622, 0x623, 0x625, 0x627)))
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "rlig":
            for place in record.Feature.LookupListIndex:
                for joined in lookups[place].SubTable:
                    for first, ligatures in joined.ligatures.items():
                        joined.ligatures[first] = [one for one in ligatures if first in lam and one.Component[0] in alef]


def main(fonts: Path, target: Path) -> None:
    for name, (source, pieces, weight, family) in FONTS.items():
        with TemporaryDirectory() as folder:
            files = [piece(fonts / f"{source}-{one}.woff2", weight, Path(folder) / f"{one}.ttf") for one in pieces]
            font = Merger().merge(files) if len(files) > 1 else TTFont(files[0])
        if source == "cairo":
            join_less(font)
        style = "Bold" if weight >= 600 else "Regular"
        licence = {entry.nameID: str(entry) for entry in font["name"].names if entry.nameID in (0, 13, 14)}
        font["name"].names = []
        names = {**licence, 1: family, 2: style, 4: f"{family} {style}", 6: f"{family}-{style}".replace(" ", "")}
        for number, text in names.items():
            font["name"].setName(text, number, 3, 1, 0x409)
        font["OS/2"].usWeightClass = 700 if style == "Bold" else 400
        font["OS/2"].usWidthClass = 5
        font["OS/2"].fsSelection = BOLD if style == "Bold" else REGULAR
        font["head"].macStyle = 1 if style == "Bold" else 0
        if "STAT" in font:
            del font["STAT"]
        font.save(target / f"{name}.ttf")
        print(f"{name}.ttf: {(target / f'{name}.ttf').stat().st_size} bytes, {len(font.getBestCmap())} characters")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
