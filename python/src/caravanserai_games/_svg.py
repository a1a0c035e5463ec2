"""A page as a picture: HTML inside an SVG, well-formed so that any viewer reads it."""

from __future__ import annotations

from html import escape
from html.parser import HTMLParser

_VOID = frozenset(
    "area base br col embed hr img input link meta source track wbr".split()
)
_WIDTH, _HEIGHT = 1280, 860


class _Xhtml(HTMLParser):
    """Writes down what it reads as XML."""

    # Names in SVG are written with capitals, which an HTML parser does not keep.
    _CAPITALS = {
        name.lower(): name
        for name in "viewBox preserveAspectRatio linearGradient radialGradient clipPath "
        "gradientUnits gradientTransform patternUnits patternTransform".split()
    }

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.out: list[str] = []

    def _open(self, tag: str, attributes: list[tuple[str, str | None]], end: str) -> None:
        tag = self._CAPITALS.get(tag, tag)
        written = "".join(
            f' {self._CAPITALS.get(name, name)}="{escape(name if value is None else value)}"'
            for name, value in attributes
        )
        namespace = ' xmlns="http://www.w3.org/2000/svg"' if tag == "svg" else ""
        if namespace and any(name == "xmlns" for name, _ in attributes):
            namespace = ""
        self.out.append(f"<{tag}{namespace}{written}{end}>")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._open(tag, attrs, "/" if tag in _VOID else "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._open(tag, attrs, "/")

    def handle_endtag(self, tag: str) -> None:
        if tag not in _VOID:
            self.out.append(f"</{self._CAPITALS.get(tag, tag)}>")

    def handle_data(self, data: str) -> None:
        self.out.append(escape(data, quote=False))


def from_page(page: str) -> str:
    """The picture of a page that holds all its styles and drawings."""
    parser = _Xhtml()
    head, _, body = page.partition("<body>")
    style = head.partition("<style>")[2].partition("</style>")[0]
    parser.feed(body.rpartition("</body>")[0])
    parser.close()
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
        f'width="{_WIDTH}" height="{_HEIGHT}">'
        f'<foreignObject width="{_WIDTH}" height="{_HEIGHT}">'
        f'<div xmlns="http://www.w3.org/1999/xhtml"><style>{escape(style, quote=False)}</style>'
        f"{''.join(parser.out)}</div></foreignObject></svg>"
    )
