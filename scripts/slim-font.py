"""Makes a font lighter by what no eye sees, in its file: finer than a thousandth of an em is nothing drawn of it, and two
letters stand as close at all sizes and weights where that differs by less than `SAME`. Called by site-fonts.ts."""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

# Thousandths of an em.
EM, STEP, SAME, OUTLINE = 1000, 2, 6, 1


def stepped(value):
    return round(value / STEP) * STEP


def slim_outlines(font):
    glyf, gvar, metrics = font["glyf"], font["gvar"], font["hmtx"].metrics
    for name, variations in gvar.variations.items():
        points, control = glyf._getCoordinatesAndControls(name, metrics)
        for variation in variations:
            if None in variation.coordinates:
                variation.calcInferredDeltas(points, control.endPts)
            variation.roundDeltas()
            composite = control.numberOfContours == -1
            variation.optimize(points, control.endPts, tolerance=OUTLINE, isComposite=composite)
        gvar.variations[name] = [variation for variation in variations if variation.hasImpact()]


def pairs(font):
    """Of letters that stand closer or wider."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            records = (
                [record for of in table.PairSet for record in of.PairValueRecord]
                if table.Format == 1
                else [record for of in table.Class1Record for record in of.Class2Record]
            )
            yield from (record.Value1 for record in records if record.Value1 is not None)


def slim_pairs(font):
    """Within 64 k steps of the store an index is outer << 16 | inner."""
    store = font["GDEF"].table.VarStore
    for data in store.VarData:
        data.Item = [[0 if abs(x) < SAME else stepped(x) for x in row] for row in data.Item]
    devices = {}
    for value in pairs(font):
        value.XAdvance = stepped(getattr(value, "XAdvance", 0))
        device = getattr(value, "XAdvDevice", None)
        if device is None:
            continue
        if any(store.VarData[device.StartSize].Item[device.EndSize]):
            devices[id(device)] = device
        else:
            value.XAdvDevice = None

    def indices():
        return {device.StartSize << 16 | device.EndSize for device in devices.values()}

    for change in (lambda: store.subset_varidxes(indices()), store.optimize):
        moved = change()
        for device in devices.values():
            index = moved[device.StartSize << 16 | device.EndSize]
            device.StartSize, device.EndSize = index >> 16, index & 0xFFFF


font = TTFont(sys.argv[1])
scale_upem(font, EM)
if "gvar" in font:
    slim_outlines(font)
    slim_pairs(font)
font.save(sys.argv[1])
