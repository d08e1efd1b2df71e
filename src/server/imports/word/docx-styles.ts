// Word's styles: each says only what differs from the one it is based on.
import type { RunLook } from './run-look.ts'
import { childElement, childElements, descendants, type XmlElement } from './xml.ts'

export type ParagraphLook = {
  style?: string
  level?: number
  numbering?: { id: string; depth: number }
  indent?: number
  before?: number
  after?: number
  shaded?: boolean
}

type Style = { name: string; run: RunLook; paragraph: ParagraphLook }

export type Styles = {
  paragraph(id: string | undefined): Style
  character(id: string | undefined): RunLook
  base: RunLook
}

const maxBases = 20

export function readStyles(xml: XmlElement | undefined): Styles {
  const byId = new Map<string, XmlElement>()
  let usual: string | undefined
  for (const style of xml ? descendants(xml, 'w:style') : []) {
    const id = style.attributes['w:styleId']
    if (id === undefined) continue
    byId.set(id, style)
    if (style.attributes['w:default'] === '1' && style.attributes['w:type'] === 'paragraph') usual = id
  }
  const defaults = xml ? descendants(xml, 'w:rPrDefault')[0] : undefined
  const base = readRunLook(childElement(defaults, 'w:rPr'))
  const known = new Map<string, Style>()

  function resolve(id: string, depth: number): Style {
    const found = known.get(id)
    if (found) return found
    const xmlStyle = byId.get(id)
    if (!xmlStyle) return { name: id, run: {}, paragraph: {} }
    const parent = childElement(xmlStyle, 'w:basedOn')?.attributes['w:val']
    const inherited = parent !== undefined && depth < maxBases ? resolve(parent, depth + 1) : { run: {}, paragraph: {} }
    const name = childElement(xmlStyle, 'w:name')?.attributes['w:val'] ?? id
    const own = readParagraphLook(childElement(xmlStyle, 'w:pPr'))
    const named = /^heading (\d)$/i.exec(name)
    const style: Style = {
      name,
      run: { ...inherited.run, ...readRunLook(childElement(xmlStyle, 'w:rPr')) },
      paragraph: { ...inherited.paragraph, ...own, ...(named ? { level: Number(named[1]) } : {}) },
    }
    known.set(id, style)
    return style
  }

  return {
    base,
    paragraph: (id) => resolve(id ?? usual ?? '', 0),
    character: (id) => (id === undefined ? {} : resolve(id, 0).run),
  }
}

export function readRunLook(properties: XmlElement | undefined): RunLook {
  const look: RunLook = {}
  for (const { name, attributes } of childElements(properties)) {
    const value = attributes['w:val']
    if (name === 'w:b') look.bold = isOn(value)
    if (name === 'w:i') look.italic = isOn(value)
    if (name === 'w:vanish' || name === 'w:specVanish') look.hidden = isOn(value)
    if (name === 'w:sz' && value !== undefined) look.size = Number(value) / 2
    if (name === 'w:color' && value !== undefined) {
      if (/^[0-9a-f]{6}$/i.test(value)) look.color = `#${value.toLowerCase()}`
      else delete look.color
    }
    if ((name === 'w:shd' && isFilled(attributes['w:fill'])) || name === 'w:highlight') look.shaded = true
  }
  return look
}

export function readParagraphLook(properties: XmlElement | undefined): ParagraphLook {
  const look: ParagraphLook = {}
  const style = childElement(properties, 'w:pStyle')?.attributes['w:val']
  if (style !== undefined) look.style = style
  const outline = Number(childElement(properties, 'w:outlineLvl')?.attributes['w:val'] ?? 9)
  if (outline < 9) look.level = outline + 1
  const numbering = childElement(properties, 'w:numPr')
  const id = childElement(numbering, 'w:numId')?.attributes['w:val']
  const depth = Number(childElement(numbering, 'w:ilvl')?.attributes['w:val'] ?? 0)
  if (id !== undefined) look.numbering = { id, depth }
  const indent = childElement(properties, 'w:ind')?.attributes
  const left = Number(indent?.['w:left'] ?? indent?.['w:start'])
  if (Number.isFinite(left)) look.indent = left / 20
  const spacing = childElement(properties, 'w:spacing')?.attributes
  const before = Number(spacing?.['w:before'])
  if (Number.isFinite(before)) look.before = before / 20
  const after = Number(spacing?.['w:after'])
  if (Number.isFinite(after)) look.after = after / 20
  if (isFilled(childElement(properties, 'w:shd')?.attributes['w:fill'])) look.shaded = true
  return look
}

export function isFilled(fill: string | undefined): boolean {
  return fill !== undefined && /^[0-9a-f]{6}$/i.test(fill) && !/^f[0-9a-f]f[0-9a-f]f[0-9a-f]$/i.test(fill)
}

function isOn(value: string | undefined): boolean {
  return value === undefined || !/^(?:0|false|off|none)$/i.test(value)
}
