# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A plot of comparisons, as SVG: one panel per comparison and verb.

A bar is the median time of one way to use a library; Hone's first is the
unit. Bars longer than the panel are cut, with their length written on them.
"""

from xml.sax.saxutils import escape

ORDER = ["goserbench", "goserbench-full", "goserbench-some", "imu", "filedesc", "google1", "google2",
         "ints", "ints-small", "floats"]
COLOURS = {"Hone": "#c8501e", "libprotobuf": "#3b6ea5", "upb (Debian, 2020)": "#5b8c5a",
           "protobuf-c": "#8a7d3c", "nanopb": "#7d6b91"}
LABEL, BAR, ROW, GAP, LONGEST = 190, 300, 17, 26, 12.0
PANEL = LABEL + BAR + 140


def time_text(ns):
    return f"{ns:.1f} ns" if ns < 100 else f"{ns:.0f} ns" if ns < 1e4 else f"{ns / 1000:.1f} \u00b5s"


def panel(comparison, verb, left, top):
    """The elements of one panel, and its height."""
    rows = [row for row in comparison["rows"] if "median" in row.get(verb, {})]
    out = [f'<text x="{left}" y="{top + 12}" class="title">{escape(comparison["name"])}: {verb}</text>']
    if not rows:
        return out, ROW
    unit = rows[0][verb]["median"]
    longest = min(LONGEST, max(row[verb]["median"] / unit for row in rows))
    y = top + 20
    for row in rows:
        ratio = row[verb]["median"] / unit
        width = max(1.0, BAR * min(ratio, longest) / longest)
        colour = COLOURS.get(row["library"], "#888888")
        name = row["library"].split(" (")[0] + ": " + row["variant"].replace("texts alias the input", "alias")
        times = f", {ratio:.1f} \u00d7"
        cut = " \u226b" if ratio > longest else ""
        out += [f'<text x="{left + LABEL - 6}" y="{y + 11}" class="name">{escape(name)}</text>',
                f'<rect x="{left + LABEL}" y="{y + 2}" width="{width:.1f}" height="{ROW - 5}" fill="{colour}"/>',
                f'<text x="{left + LABEL + width + 4:.1f}" y="{y + 11}" class="value">'
                f'{time_text(row[verb]["median"])}{"" if row is rows[0] else times}{cut}</text>']
        y += ROW
    return out, y - top


def svg(comparisons):
    body, top = [], 40
    for comparison in comparisons:
        height = 0
        for column, verb in enumerate(("decode", "encode")):
            elements, used = panel(comparison, verb, 10 + column * (PANEL + 20), top)
            body += elements
            height = max(height, used)
        top += height + GAP
    width = 2 * PANEL + 40
    head = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{top}" '
            f'viewBox="0 0 {width} {top}" font-family="sans-serif" font-size="11">',
            '<style>.title{font-weight:bold;font-size:13px}.name{text-anchor:end;fill:#333}'
            '.value{fill:#333}</style>',
            f'<rect width="{width}" height="{top}" fill="#ffffff"/>',
            '<text x="10" y="22" font-size="14">Time per message, medians; shorter is better. '
            "\u00d7: of Hone's first row; \u226b: longer than drawn.</text>"]
    return "\n".join([*head, *body, "</svg>", ""])
