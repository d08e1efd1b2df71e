// A cover letter as blocks: the letterhead of the resume it goes with, then date, recipient and words.
import type { Letter, Sender } from '#engine/letter/letter.ts'
import { letterLines, letterParagraphs } from '#engine/letter/letter.ts'
import { defaultLetterDesign, type LetterDesign, letterLineHeights } from '#engine/letter/letter-design.ts'
import { letterTitle } from '#engine/letter/letter-title.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import type { Design } from '#engine/style/design.ts'
import { resolveDesign } from '#engine/style/resolve-design.ts'
import type { Style } from '#engine/style/style.ts'
import type { Block, Composition, Paragraph } from '../blocks.ts'
import { accents } from '../parts/accents/registry.gen.ts'
import { borders } from '../parts/borders/registry.gen.ts'
import { headers } from '../parts/headers/registry.gen.ts'
import { headerContent } from './content.ts'
import { bodyStyle, type Look, makeLook, type Tone } from './look.ts'
import { pageColumn, region, singleColumn } from './regions.ts'

/** The design's sizes are in CSS pixels, as its slider shows them. */
const pointsPerPixel = 0.75

export type LetterLook = { design: LetterDesign; template: { style: Style; design: Design } }

/** Type and lines as a letter is read best, and closer where that takes a second page. */
export function composeLetter(letter: Letter, { design, template }: LetterLook): Composition {
  const isUsual = design.fontSize === defaultLetterDesign.fontSize
  const size = design.fontSize * pointsPerPixel
  const close = compose(letter, { design, template, size })
  const narrow = { ...compose(letter, { design, template, size, isNarrow: true }), closer: close }
  if (!isUsual) return narrow
  // Narrow letters look smaller than wide ones of their size.
  const large = letterWidths[design.fontFamily] < 0.42 ? 12 : 11.5
  return roomy.reduceRight<Composition>(
    (closer, { drop, fullAt, isLarge }) => ({
      ...compose(letter, { design, template, isNarrow: true, size: isLarge ? large : READABLE, drop }),
      closer,
      fullAt,
    }),
    narrow,
  )
}

/** In points: the usual size on paper. */
const READABLE = 11

/**
 * The most generous first. A short letter stands lower under its letterhead, so that what is left white lies around it
 * and not all below.
 */
const roomy = [
  { isLarge: true, drop: 54, fullAt: 0.74 },
  { isLarge: true, drop: 27, fullAt: 0.82 },
  { isLarge: true, drop: 0, fullAt: 0.9 },
  { isLarge: false, drop: 0, fullAt: 1 },
]

/** As many characters as an eye follows without losing its line, and how wide one is on average, in em. */
const LONGEST_LINE = 86
const letterWidths: Record<LetterDesign['fontFamily'], number> = {
  Arial: 0.445,
  Helvetica: 0.445,
  Georgia: 0.445,
  Calibri: 0.405,
  'Times New Roman': 0.405,
}
/** In points: small type in a column narrower than this looks like a clipping. */
const NARROWEST = 400

type LetterSize = LetterLook & { size: number; isNarrow?: boolean; drop?: number }

function compose(letter: Letter, { design, template, size, isNarrow = false, drop = 0 }: LetterSize): Composition {
  const look = { ...letterLook({ design, template, size, isNarrow }), language: letter.language ?? 'en' }
  const header = headerContent(senderAsResume(letter.sender), { showPhoto: false })
  const part = headers[look.design.header]
  const border = borders[look.design.border]
  const accent = accents[look.style.accentElements]
  const headerGround = part.ground === 'page' ? (accent.headerGround ?? 'page') : part.ground
  const hasHeader = header.name !== '' || header.contacts.length > 0
  const body = (tone: Tone) => drawBody(letter, { look, tone, design })

  const { regions, decorations } = hasHeader
    ? singleColumn({
        look,
        headerGround,
        headerBleeds: part.bleeds ?? false,
        headerHasEdges: part.hasEdges?.(header) ?? false,
        headerUsesAside: () => false,
        headerGap: look.gap.section * (border.belowHeader ?? 1) * 1.2 + drop,
        drawHeader: (place) => [{ kind: 'group', role: 'header', children: part.draw(header, { look, ...place }) }],
        drawSections: (_ids, { tone }) => body(tone),
        main: ['summary'],
        side: [],
      })
    : { regions: [region(look, 'main', pageColumn(look), { blocks: body(look.tones.page) })], decorations: [] }

  return {
    width: look.page.width,
    height: look.page.height,
    background: look.style.backgroundColor,
    title: letterTitle(letter),
    language: look.language,
    regions,
    decorations: [...decorations, ...(hasHeader ? border.draw(look, regions) : [])],
  }
}

/** The template's letterhead in the letter's own type and colours. */
function letterLook({ design, template, size, isNarrow }: Required<Omit<LetterSize, 'drop'>>): Look {
  const single = { ...template, design: { ...template.design, layout: 'single' as const } }
  const look = makeLook(
    resolveDesign(single, {
      fontFamily: design.fontFamily,
      fontSize: size,
      primaryColor: design.headingColor,
      textColor: design.textColor,
      backgroundColor: design.backgroundColor,
      spacing: 1,
      ...(design.pageSize ? { pageSize: design.pageSize } : {}),
    }),
  )
  const { width, margin } = look.page
  const measure = Math.max(NARROWEST, LONGEST_LINE * letterWidths[design.fontFamily] * size)
  const side = isNarrow ? Math.max(margin.left, (width - measure) / 2) : margin.left
  // A name keeps its share of the lines it stands over.
  const share = (width - 2 * side) / (width - 2 * margin.left)
  return {
    ...look,
    design: { ...look.design, nameScale: (look.design.nameScale ?? 1) * share },
    // A letter's size is its own, and no larger one than the template's.
    enlarged: 1,
    leading: letterLineHeights[design.spacing],
    page: { ...look.page, margin: { ...margin, left: side, right: side } },
  }
}

function senderAsResume({ name, ...contacts }: Sender): Resume {
  const resume = emptyResume('')
  const words = name.trim().split(/\s+/)
  const personalInfo = {
    ...resume.personalInfo,
    ...contacts,
    firstName: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
  }
  return { ...resume, personalInfo }
}

function drawBody(letter: Letter, { look, tone, design }: { look: Look; tone: Tone; design: LetterDesign }): Block[] {
  const style = bodyStyle(look, tone, { color: design.textColor })
  const gap = look.size * look.leading * 0.75
  const opening = design.alignment === 'center' ? 'center' : 'left'
  const lines = (text: string, path: string, align: Paragraph['align']): Block[] =>
    letterLines(text).reduce<Block[]>((drawn, { isItem, text: line }) => {
      const last = drawn.at(-1)
      const runs = [{ text: line, path }]
      const before = drawn.length === 0 ? gap : 0
      if (!isItem) drawn.push({ kind: 'paragraph', role: 'paragraph', runs, style, align, path, before })
      else if (last?.kind === 'list') last.items.push({ runs, path })
      else
        drawn.push({
          kind: 'list',
          items: [{ runs, path }],
          style,
          marker: '•',
          markerColor: tone.marker,
          hang: look.size * 0.95,
          itemGap: look.gap.item,
          before,
        })
      return drawn
    }, [])
  const { name, company, address } = letter.recipient
  return [
    ...lines(letter.date, 'date', opening),
    ...lines([name, company, address].join('\n'), 'recipient', opening),
    ...letterParagraphs(letter).flatMap((paragraph) => lines(paragraph, 'body', design.alignment)),
  ]
}
