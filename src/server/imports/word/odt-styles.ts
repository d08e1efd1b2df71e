// The styles of an OpenDocument text, each with what it has from its parent.
import { isNearWhite, type RunLook } from './run-look.ts'
import { childElement, descendants, type XmlElement } from './xml.ts'

type Style = { name: string; look: RunLook; indent?: number; before?: number; after?: number }

const maxBases = 20

export function readStyles(documents: XmlElement[]): { find(name: string | undefined): Style } {
  const byName = new Map<string, XmlElement>()
  for (const document of documents) {
    for (const style of descendants(document, 'style:style')) byName.set(style.attributes['style:name'] ?? '', style)
  }
  const known = new Map<string, Style>()
  function resolve(name: string, depth: number): Style {
    const found = known.get(name)
    if (found) return found
    const xml = byName.get(name)
    if (!xml) return { name, look: {} }
    const parentName = xml.attributes['style:parent-style-name']
    const parent = parentName !== undefined && depth < maxBases ? resolve(parentName, depth + 1) : undefined
    const text = childElement(xml, 'style:text-properties')?.attributes ?? {}
    const paragraph = childElement(xml, 'style:paragraph-properties')?.attributes ?? {}
    const cell = childElement(xml, 'style:table-cell-properties')?.attributes ?? {}
    // Automatic styles are called P1, P2; the name a person gave is on their parent.
    const isAutomatic = /^[A-Z]{1,2}\d+$/.test(name)
    const indent = toPoints(paragraph['fo:margin-left']) ?? parent?.indent
    const before = toPoints(paragraph['fo:margin-top']) ?? parent?.before
    const after = toPoints(paragraph['fo:margin-bottom']) ?? parent?.after
    const style: Style = {
      name: isAutomatic ? (parent?.name ?? '') : (xml.attributes['style:display-name'] ?? name.replace(/_20_/g, ' ')),
      look: { ...parent?.look, ...readLook(text), ...shadeOf(paragraph, cell) },
      ...(indent === undefined ? {} : { indent }),
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    }
    known.set(name, style)
    return style
  }
  return { find: (name) => resolve(name ?? '', 0) }
}

function readLook(properties: Record<string, string>): RunLook {
  const look: RunLook = {}
  const weight = properties['fo:font-weight']
  if (weight !== undefined) look.bold = weight === 'bold' || Number(weight) >= 600
  const slant = properties['fo:font-style']
  if (slant !== undefined) look.italic = slant !== 'normal'
  const size = toPoints(properties['fo:font-size'])
  if (size !== undefined) look.size = size
  const color = properties['fo:color']
  if (color !== undefined) look.color = color.toLowerCase()
  if (properties['text:display'] === 'none') look.hidden = true
  if (isShade(properties['fo:background-color'])) look.shaded = true
  return look
}

function shadeOf(...properties: Record<string, string>[]): RunLook {
  return properties.some((own) => isShade(own['fo:background-color'])) ? { shaded: true } : {}
}

function isShade(color: string | undefined): boolean {
  return color !== undefined && color !== 'transparent' && !isNearWhite(color)
}

const points: Record<string, number> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 }

function toPoints(length: string | undefined): number | undefined {
  const parts = /^(-?[\d.]+)(pt|in|cm|mm|px)$/.exec(length ?? '')
  return parts ? Number(parts[1]) * (points[parts[2] ?? ''] ?? 1) : undefined
}
