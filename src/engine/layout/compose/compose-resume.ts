// Resume + template + style -> blocks in regions. From here on nobody asks which template it is.

import { documentLanguage, documentWords } from '#engine/resume/document-words.ts'
import { fullName } from '#engine/resume/names.ts'
import { newExperience } from '#engine/resume/new-entries.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { listShownSections, sectionTitle } from '#engine/resume/sections.ts'
import { mixColors } from '#engine/style/colors.ts'
import type { Design } from '#engine/style/design.ts'
import { resolveDesign } from '#engine/style/resolve-design.ts'
import type { CustomStyle, Style } from '#engine/style/style.ts'
import type { Composition } from '../blocks.ts'
import { accents } from '../parts/accents/registry.gen.ts'
import { borders } from '../parts/borders/registry.gen.ts'
import { headers } from '../parts/headers/registry.gen.ts'
import { layouts } from '../parts/layouts/registry.gen.ts'
import { arrangeSections } from './arrange-sections.ts'
import { sectionContent } from './content.ts'
import { FIELD_PAD, FIELD_SEAM } from './field-place.ts'
import { fillsWith } from './fills-with.ts'
import { headerContent } from './header-content.ts'
import { type Look, makeLook } from './look.ts'
import { openingSection, openWith } from './opening-section.ts'
import type { AccentColors, HeaderPart, Place } from './part.ts'
import { runningHeader } from './running-header.ts'
import { seamOf, toFoot } from './section-seams.ts'
import { drawSection } from './sections.ts'

/** A new job's place is there to be written over; somebody who leaves it as it is has named none. */
function withoutStandIns(resume: Resume): Resume {
  const { location: standIn } = newExperience({ id: '', today: '' })
  if (!resume.experiences.some(({ location }) => location === standIn)) return resume
  const experiences = resume.experiences.map((job) => (job.location === standIn ? { ...job, location: '' } : job))
  return { ...resume, experiences }
}

export function composeResume(
  given: Resume,
  template: { style: Style; design: Design },
  custom: CustomStyle = {},
): Composition {
  const resume = withoutStandIns(given)
  const look = makeLook(resolveDesign(template, custom), {
    language: documentLanguage(resume),
    titles: listShownSections(resume).map((section) => sectionTitle(resume, section)),
  })
  const { ground: own } = headers[look.design.header]
  const ground = own === 'page' ? (look.design.headerGround ?? 'page') : own
  const usual = ground === 'page' ? (accents[look.style.accentElements].headerGround ?? 'page') : ground
  const composition = composePage(resume, look, usual)
  // A second colour is for filled and tinted areas. Where a template has none, its header becomes one.
  if (!look.second || fillsWith([look.second, look.tint.background], composition)) return composition
  return composePage(resume, look, 'fill')
}

function composePage(resume: Resume, look: Look, headerGround: HeaderPart['ground']): Composition {
  const header = headerContent(resume, { showPhoto: look.style.showPhoto })
  const part = headers[look.design.header]
  const border = borders[look.design.border]
  const accent = accents[look.style.accentElements]
  const { main: all, side } = arrangeSections(resume, look.design)
  const order = [...all, ...side]
  const opening = !part.bleeds ? openingSection(resume, look, all) : undefined
  const main = all.filter((id) => id !== opening)
  const content = sectionContent(resume)
  const drawOpening = (place: Place, left = 0) => (opening ? openWith(opening, content, place, left) : [])

  const seam = seamOf(look)
  const grid = border.grid?.(look)
  const { regions, decorations } = layouts[look.design.layout]({
    look,
    headerGround,
    headerBleeds: part.bleeds ?? false,
    headerHasEdges: part.hasEdges?.(header) ?? false,
    headerUsesAside: (side) => part.usesAside?.(header, side, look) ?? false,
    // Tiles are as far apart under the header as elsewhere.
    headerGap: look.design.headingMark === 'field' ? FIELD_SEAM : look.gap.section * (border.belowHeader ?? 1.3),
    drawHeader: (given) => {
      const place = { look, ...given }
      // The name begins where the text on the tiles does.
      const inset = look.design.headingMark === 'field' && headerGround === 'page' ? FIELD_PAD.x : 0
      const inner = { ...place, width: place.width - 2 * inset }
      const children = part.draw(header, part.holdsOpening ? { ...inner, opening: drawOpening } : inner)
      const box = { padding: { top: 0, right: inset, bottom: 0, left: inset } }
      const below = part.holdsOpening ? [] : drawOpening(place, part.textEdge?.(header, place))
      return [{ kind: 'group', role: 'header', children, ...(inset > 0 ? { box } : {}) }, ...below]
    },
    drawSections: (ids, place) =>
      ids
        .flatMap((id) =>
          drawSection(id, content, { look, ...place, index: order.indexOf(id) }).map((section) => ({
            ...section,
            ...(seam === undefined ? { before: look.gap.section, grows: true } : { before: seam }),
          })),
        )
        .map((section, index, all) =>
          seam !== undefined && index === all.length - 1 ? toFoot(section, look) : section,
        )
        .map((section, index) => (index === 0 ? { ...section, before: 0 } : section)),
    main,
    side,
  })

  return {
    width: look.page.width,
    height: look.page.height,
    background: look.style.backgroundColor,
    title: titleOf(resume),
    language: look.language,
    regions: grid ? regions.map((region) => ({ ...region, grid })) : regions,
    decorations: [
      ...(border.isBehind ? border.draw(look, regions) : []),
      ...decorations,
      ...accent.draw(look, accentColors(look, headerGround)),
      ...(border.isBehind ? [] : border.draw(look, regions)),
    ],
    ...runningHeader(resume, look, { regions, numbers: border.numbers ?? 'rest', filled: border.fills?.(look) ?? {} }),
  }
}

function accentColors({ tones, tint }: Look, ground: HeaderPart['ground']): AccentColors {
  if (ground === 'page') return { pale: tint.background, strong: tones.page.accent }
  const { background, ink, accent } = ground === 'tint' ? tint : tones.solid
  if (ground === 'tint') return { pale: mixColors(background, accent, 0.12), strong: accent }
  return { pale: mixColors(background, ink, 0.12), strong: mixColors(background, ink, 0.3) }
}

function titleOf(resume: Resume): string {
  const name = fullName(resume)
  const { resume: word } = documentWords(resume)
  return name === '' ? word : `${name} - ${word}`
}
