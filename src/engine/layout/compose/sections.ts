// One section: heading and body, drawn by the parts the look names.
import type { Resume, SectionId } from '#engine/resume/resume.ts'
import { parseRichText } from '#engine/resume/rich-text.ts'
import { sectionTitle } from '#engine/resume/sections.ts'
import type { Design } from '#engine/style/design.ts'
import { fontCatalogue } from '#engine/style/fonts.ts'
import type { FontFamily } from '#engine/style/style.ts'
import type { Block, Group, Paragraph } from '../blocks.ts'
import { entries } from '../parts/entries/registry.gen.ts'
import { headings } from '../parts/headings/registry.gen.ts'
import { marks } from '../parts/marks/registry.gen.ts'
import { skills } from '../parts/skills/registry.gen.ts'
import { richBlocks } from './body.ts'
import {
  certificationEntries,
  type EntryContent,
  languageEntries,
  projectEntries,
  type SectionContent,
  type SkillGroup,
  skillGroups,
} from './content.ts'
import { countWorks } from './count-works.ts'
import { dateRoom } from './entry-lines.ts'
import { factColumn } from './fact-column.ts'
import { fieldPlace } from './field-place.ts'
import { gutterSize } from './gutter-label.ts'
import { headingTone } from './heading-tone.ts'
import { bodyStyle, displayStyle, type Look } from './look.ts'
import { line, narrowEntry, shortEntry } from './narrow-entry.ts'
import { joinRuns, NARROW, type Place } from './part.ts'
import { sectionHue } from './section-hue.ts'
import { sideBySide } from './side-by-side.ts'
import { tableRows } from './table-rows.ts'

/** Nothing where a section has nothing to show: a heading alone would look like a mistake. */
export function drawSection(id: SectionId, content: SectionContent, given: Place & { index: number }): Group[] {
  const place = sectionHue(fieldPlace(given, id))
  const { look } = place
  const body = drawBody(id, content, place)
  if (body.length === 0) return []
  const tone = headingTone(look, place.tone)
  const text = headings[look.design.headingText](sectionTitle(content.resume, id), { ...place, tone })
  const heading: Paragraph = {
    kind: 'paragraph',
    role: 'heading',
    align: 'left',
    keepWithNext: true,
    path: `section.${id}`,
    ...text,
    style: { ...text.style, size: text.style.size * (look.design.headingScale ?? 1) },
  }
  return [
    {
      kind: 'group',
      role: 'section',
      path: `section.${id}`,
      children: marks[look.design.headingMark](heading, body, place),
    },
  ]
}

function drawBody(id: SectionId, content: SectionContent, place: Place): Block[] {
  const { resume } = content
  switch (id) {
    case 'summary':
      return drawSummary(resume, place)
    case 'experience':
    case 'education':
      return drawEntries(
        content[id],
        place,
        sharesColumn(place) ? [...content.experience, ...content.education] : content[id],
      )
    case 'projects':
      return drawWorks(projectEntries(resume), place)
    case 'certifications':
      return drawCertifications(certificationEntries(resume), place)
    case 'skills':
      return skills[place.look.design.skills](shownSkills(resume), { ...place, width: bodyWidth(place) })
    case 'languages':
      return drawLanguages(resume, place)
  }
}

/** The only category needs no name where it repeats the heading. */
function shownSkills(resume: Resume): SkillGroup[] {
  const groups = skillGroups(resume)
  const [only] = groups
  if (only && groups.length === 1 && only.name === sectionTitle(resume, 'skills')) only.name = ''
  return groups
}

/** Publications are counted where they stand back. */
function drawWorks(contents: EntryContent[], place: Place): Block[] {
  const { look } = place
  if (!look.design.quietWorks) return drawEntries(contents, place)
  const gap = { ...look.gap, entry: look.gap.entry * 0.7 }
  const design = { ...look.design, role: 'display' as const, roleScale: 1.06 }
  return countWorks(drawEntries(contents, { ...place, look: { ...look, gap, design } }), place)
}

/** What a gutter leaves of the column. */
function bodyWidth(place: Place): number {
  const { layout } = place.look.design
  const gutters: Partial<Record<typeof layout, { width: number; gap: number }>> = {
    'label-gutter': gutterSize(place),
    axis: gutterSize(place),
    ledger: factColumn(place.look, place.width),
  }
  const { width, gap } = gutters[layout] ?? { width: 0, gap: 0 }
  return place.width - width - gap
}

function drawSummary(resume: Resume, place: Place): Block[] {
  const { look, tone } = place
  const blocks = richBlocks(parseRichText(resume.personalInfo.summary), { ...place, path: 'personalInfo.summary' })
  const { statement } = look.design
  if (!statement) return blocks
  // A long summary is set smaller, so that it leaves room for the rest of the page.
  const scale = resume.personalInfo.summary.length > 420 ? 1 + (statement - 1) * 0.37 : statement
  const style = displayStyle(look, tone, { ...statementFace(look), scale, weight: 400, color: tone.ink })
  return blocks.map((block) => (block.kind === 'paragraph' || block.kind === 'list' ? { ...block, style } : block))
}

/** From here on, of the text's size, another face of the same kind is seen to be meant. */
const LARGE = 1.3

/** Two sans serifs of nearly one size look like a font left over from a draft. */
function statementFace({ design, body, heading }: Look): { family: FontFamily; leading: number } {
  const isAlike = fontCatalogue[body].generic === fontCatalogue[heading].generic
  if (isAlike && (design.statement ?? 1) < LARGE) return { family: body, leading: 1.36 }
  return { family: heading, leading: 1.28 }
}

/** Work and study put their dates in one place where they share a column. */
const sharesColumn = ({ look: { design } }: Place) =>
  design.side.includes('experience') === design.side.includes('education')

/** `peers` are the entries that put their dates where these do. */
function drawEntries(contents: EntryContent[], place: Place, peers = contents): Block[] {
  const draw = place.width < NARROW ? narrowEntry : entries[place.look.design.entry]
  const room = dateRoom(peers, { ...place, width: bodyWidth(place) })
  return contents.map((entry, index) => {
    const block = draw(entry, { ...place, index, room })
    block.before = index === 0 ? 0 : place.look.gap.entry
    block.grows = index > 0
    return block
  })
}

const dateColumns: readonly Design['entry'][] = ['dates-gutter', 'field-lines']

/** A line each; side by side where a licence is what is asked for; dates hang where all dates do. */
function drawCertifications(contents: EntryContent[], place: Place): Block[] {
  const { design, gap } = place.look
  if (place.width >= NARROW && dateColumns.includes(design.entry)) return drawEntries(contents, place)
  if (design.showsLicences && place.width >= NARROW)
    return sideBySide(
      contents.map((entry) => (width: number) => [narrowEntry(entry, { ...place, width })]),
      place,
    )
  return contents.map((entry, index) => ({
    ...shortEntry(entry, place),
    before: index === 0 ? 0 : gap.entry * 0.5,
    grows: index > 0,
  }))
}

function drawLanguages(resume: Resume, place: Place): Block[] {
  const { look, tone } = place
  const style = bodyStyle(look, tone)
  const muted = { color: tone.muted }
  const languages = languageEntries(resume)
  if (place.width < NARROW) {
    return languages.map(({ name, level }, index) => ({
      kind: 'paragraph',
      role: 'paragraph',
      align: 'left',
      style,
      before: index === 0 ? 0 : look.gap.item,
      grows: index > 0,
      runs: joinRuns([name, level.map((run) => ({ ...run, style: muted }))], ' – '),
    }))
  }
  if (look.design.showsLevels) {
    const columns = languages.map(({ name, level }) => () => [
      ...line(name, bodyStyle(look, tone, { weight: 700 })),
      ...line(level, bodyStyle(look, tone, { color: tone.accent }), { before: look.gap.item }),
    ])
    return sideBySide(columns, place)
  }
  if (look.design.skills === 'table') {
    const rows = languages.map(({ name, level }) => ({
      label: name,
      content: level.map((run) => ({ ...run, style: muted })),
    }))
    return tableRows(rows, place)
  }
  const runs = joinRuns(
    languages.map(({ name, level }) => joinRuns([name, level.map((run) => ({ ...run, style: muted }))], ' – ')),
    '   ·   ',
  )
  return [{ kind: 'paragraph', role: 'paragraph', align: 'left', style, runs }]
}
