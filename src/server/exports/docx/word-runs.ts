import { BorderStyle, ExternalHyperlink, ImageRun, type IRunOptions, ShadingType, Tab, TextRun } from 'docx'
import { ShapeRun } from 'docx/shapes'
import type { Run, TextStyle } from '#engine/layout/blocks.ts'
import { PATH_GRID } from '#engine/layout/display-list.ts'
import { linkAddress } from '../link-address.ts'
import type { PictureFile } from '../pictures/picture-file.ts'
import { pictureSize, readPicture } from '../pictures/read-picture.ts'
import { boxAround, outlinePoints, roundedForm } from './draw-shape.ts'
import type { Line, Piece } from './word-blocks.ts'
import { ornamentRun } from './word-decorations.ts'
import { differences, runProperties } from './word-styles.ts'
import { cleanText, eighths, hex, pixels } from './word-units.ts'

type Child = TextRun | ExternalHyperlink | ImageRun | ShapeRun

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** The pieces of a paragraph as Word's runs; `base` is what the paragraph's style says already. */
export function writePieces(pieces: readonly Piece[], base: TextStyle): Child[] {
  return pieces.flatMap((piece, index) => writePiece(piece, base, index))
}

function writePiece(piece: Piece, base: TextStyle, index: number): Child[] {
  switch (piece.kind) {
    case 'runs':
      return piece.runs.map((run) => writeRun(run, piece.style, base))
    case 'tab':
      return [new TextRun({ children: [new Tab()] })]
    case 'picture':
      return writePicture(piece)
    case 'ornament':
      return ornamentRun(piece)
    case 'chip':
      return writeChip(piece, base, index)
  }
}

function writeRun(run: Run, style: TextStyle, base: TextStyle, more: Partial<IRunOptions> = {}): Child {
  const text = cleanText(run.text)
  const properties = differences(runProperties({ ...style, ...run.style }), runProperties(base))
  const child = new TextRun({
    ...properties,
    ...(rightToLeft.test(text) ? { rightToLeft: true } : {}),
    ...more,
    text,
  })
  const link = linkAddress(run.href)
  return link ? new ExternalHyperlink({ link, children: [child] }) : child
}

function writeChip(chip: Extract<Piece, { kind: 'chip' }>, base: TextStyle, index: number): Child[] {
  const look: Partial<IRunOptions> = {
    ...(chip.fill ? { shading: { type: ShadingType.CLEAR, fill: hex(chip.fill) } } : {}),
    ...(chip.stroke ? { border: borderOf(chip.stroke) } : {}),
  }
  const pad = () => new TextRun({ ...look, text: '\u00a0' })
  const words = chip.runs.map((run) => writeRun(run, chip.style, base, look))
  const gap = index === 0 ? [] : [new TextRun({ text: '  ' })]
  if (chip.icon) return [...gap, writeIcon(chip.icon, chip.style.size), pad(), ...words, pad()]
  return [...gap, pad(), ...words, pad()]
}

function writeIcon({ d, color }: { d: string; color: string }, size: number): ShapeRun {
  const { width, height } = boxAround(outlinePoints(d))
  const scale = (size * 0.95) / PATH_GRID
  return new ShapeRun({
    type: 'custom',
    path: d,
    transformation: { width: pixels(width * scale), height: pixels(height * scale) },
    fill: hex(color),
    line: 'none',
    altText: { name: 'Decoration', description: '' },
  })
}

export function borderOf({ color, width, kind }: Line) {
  const styles = {
    single: BorderStyle.SINGLE,
    double: BorderStyle.DOUBLE,
    dotted: BorderStyle.DOTTED,
    dashed: BorderStyle.DASHED,
  }
  return { style: styles[kind], size: eighths(width), color: hex(color) }
}

function writePicture(piece: Extract<Piece, { kind: 'picture' }>): Child[] {
  const picture = readPicture(piece.src)
  if (!picture) return []
  const image = { type: picture.kind === 'png' ? ('png' as const) : ('jpg' as const), data: picture.bytes }
  const transformation = { width: pixels(piece.width), height: pixels(piece.height) }
  const altText = { name: 'Photo', title: 'Photo', description: cleanText(piece.alt) }
  const crop = coverCrop(picture, piece)
  // Letters of the usual size would make room for their feet below the picture.
  const run = { size: 2 }
  if (piece.radius <= 0) return [new ImageRun({ ...image, transformation, altText, crop, run })]
  const isRound = piece.radius >= Math.min(piece.width, piece.height) / 2 - 0.5
  const line = piece.ring ? { color: hex(piece.ring.color), width: piece.ring.width } : 'none'
  return [
    new ShapeRun({
      ...(isRound ? { type: 'ellipse' as const } : roundedForm(piece.radius, piece)),
      transformation,
      altText,
      fill: { type: 'picture', image, crop },
      line,
      run,
    }),
  ]
}

/** How much the picture extends beyond its frame, in percent of each side. */
function coverCrop(picture: PictureFile, frame: { width: number; height: number }) {
  const { width, height } = pictureSize(picture)
  const scale = Math.max(frame.width / width, frame.height / height)
  const across = (50 * (width * scale - frame.width)) / (width * scale)
  const down = (50 * (height * scale - frame.height)) / (height * scale)
  return { left: across, right: across, top: down, bottom: down }
}
