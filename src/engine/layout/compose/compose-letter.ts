// A cover letter as blocks: the letterhead of the resume it goes with, then date, recipient and words.
import type { Letter, Sender } from '#engine/letter/letter.ts'
import { defaultLetterDesign } from '#engine/letter/letter-design.ts'
import { letterTitle } from '#engine/letter/letter-title.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import type { Composition } from '../blocks.ts'
import { accents } from '../parts/accents/registry.gen.ts'
import { borders } from '../parts/borders/registry.gen.ts'
import { headers } from '../parts/headers/registry.gen.ts'
import { headerContent } from './header-content.ts'
import { drawLetterBody } from './letter-body.ts'
import { type LetterLook, type LetterSize, letterLook, letterWidths } from './letter-look.ts'
import type { Tone } from './look.ts'
import { pageColumn, region, singleColumn } from './regions.ts'

/** The design's sizes are in CSS pixels, as its slider shows them. */
const pointsPerPixel = 0.75

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

function compose(letter: Letter, { design, template, size, isNarrow = false, drop = 0 }: LetterSize): Composition {
  const look = { ...letterLook({ design, template, size, isNarrow }), language: letter.language ?? 'en' }
  const header = headerContent(senderAsResume(letter.sender), { showPhoto: false })
  const part = headers[look.design.header]
  const border = borders[look.design.border]
  const accent = accents[look.style.accentElements]
  const headerGround = part.ground === 'page' ? (accent.headerGround ?? 'page') : part.ground
  const hasHeader = header.name !== '' || header.contacts.length > 0
  const body = (tone: Tone) => drawLetterBody(letter, { look, tone, design })

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
