// The named styles of the file: what people see in Word's style list, and what parsers take headings from.
import type { IParagraphStyleOptions, IRunStylePropertiesOptions } from 'docx'
import type { TextStyle } from '#engine/layout/blocks.ts'
import type { WordParagraph, WordRole } from './word-blocks.ts'
import { wordFont } from './word-font.ts'
import { halfPoints, hex, twips } from './word-units.ts'

export type WordStyles = {
  /** The id of the style for a paragraph, and the text style it stands for. */
  styleFor(paragraph: WordParagraph): { id: string; style: TextStyle }
  list(): IParagraphStyleOptions[]
}

/** Small capitals are drawn as capitals of this size, so that Word breaks lines where the layout does. */
const smallCapsScale = 0.84
const smallCapsTracking = 0.05

const headingIds: Partial<Record<WordRole, string>> = { title: 'Title', heading: 'Heading1', subheading: 'Heading2' }
const headingNames: Record<string, string> = { Title: 'Title', Heading1: 'heading 1', Heading2: 'heading 2' }

const nameByField: Record<string, string> = {
  company: 'Organization',
  institution: 'Organization',
  issuer: 'Organization',
  startDate: 'Dates',
  date: 'Dates',
  location: 'Location',
  professionalTitle: 'Job Title',
  email: 'Contact',
  phone: 'Contact',
  linkedin: 'Contact',
  website: 'Contact',
  url: 'Contact',
  degree: 'Degree',
  position: 'Position',
}

export function createWordStyles(body: TextStyle): WordStyles {
  const known = new Map<string, { id: string; style: TextStyle }>([[keyOf(body), { id: 'Normal', style: body }]])
  const styles = new Map<string, IParagraphStyleOptions>()
  const names = new Set(['Normal'])

  const define = (name: string, style: TextStyle) => {
    const id = name.replace(/\s/g, '')
    styles.set(id, {
      id,
      name: headingNames[id] ?? name,
      basedOn: 'Normal',
      next: 'Normal',
      quickFormat: true,
      run: differences(runProperties(style), runProperties(body)),
    })
    return { id, style }
  }
  const freeName = (wanted: string): string => {
    let name = wanted
    for (let number = 2; names.has(name); number++) name = `${wanted} ${number}`
    names.add(name)
    return name
  }

  return {
    styleFor(paragraph) {
      const { style } = paragraph
      const heading = headingIds[paragraph.role]
      // A heading keeps its one style even where its colours differ: another name would be no heading to a parser.
      const key = heading ?? (paragraph.role === 'item' ? `item ${keyOf(style)}` : keyOf(style))
      const existing = known.get(key)
      if (existing) return existing
      const named = heading ? define(heading, style) : define(freeName(nameOf(paragraph)), style)
      known.set(key, named)
      return named
    },
    list: () => [...styles.values()],
  }
}

function keyOf(style: TextStyle): string {
  return JSON.stringify(runProperties(style))
}

function nameOf({ role, path }: WordParagraph): string {
  if (role === 'item') return 'List Bullet'
  return nameByField[path?.split('.').at(-1) ?? ''] ?? 'Text'
}

export function runProperties(style: TextStyle): IRunStylePropertiesOptions {
  const isSmallCaps = style.letterCase === 'small-caps'
  const size = isSmallCaps ? style.size * smallCapsScale : style.size
  const tracking = isSmallCaps ? Math.max(style.tracking, smallCapsTracking) : style.tracking
  const { name, bold } = wordFont(style)
  return {
    font: name,
    size: halfPoints(size),
    bold,
    italics: style.italic,
    color: hex(style.color),
    allCaps: style.letterCase !== 'none',
    characterSpacing: twips(tracking * size),
  }
}

/** What a style must say beyond another: runs repeat nothing that their style says already. */
export function differences(
  wanted: IRunStylePropertiesOptions,
  base: IRunStylePropertiesOptions,
): IRunStylePropertiesOptions {
  const entries = Object.entries(wanted).filter(([name, value]) => Reflect.get(base, name) !== value)
  return Object.fromEntries(entries)
}
