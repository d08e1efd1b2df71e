// What must hold of every laid-out page, whichever template drew it.
import type { Item, Pages, TextItem } from '#engine/layout/display-list.ts'
import { formatDate, formatPeriod } from '#engine/resume/dates.ts'
import { dateStyle } from '#engine/resume/document-words.ts'
import { displayUrl, listContacts } from '#engine/resume/links.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain } from '#engine/resume/rich-text.ts'
import { sectionTitle } from '#engine/resume/sections.ts'
import { contrastRatio } from '#engine/style/colors.ts'

export type Finding = { page: number; text: string; problem: string }

const textsOf = (items: readonly Item[]) => items.filter((item): item is TextItem => item.kind === 'text')

/** Letters and digits only, in capitals, of which ß and the Turkish i have no way back: what must survive any line break, capital or separator. */
const squash = (text: string) =>
  text
    .normalize('NFKC')
    .toLocaleUpperCase('en')
    .replaceAll('İ', 'I')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Everything a person wrote that must stand on the page, in the order of the resume. */
function expectedTexts(resume: Resume): string[] {
  const { personalInfo: person } = resume
  const dates = dateStyle(resume)
  return [
    `${person.firstName} ${person.lastName}`,
    person.professionalTitle,
    ...listContacts(person).map((contact) => contact.text),
    plain(person.summary),
    ...resume.experiences.flatMap((job) => [
      job.position,
      job.company,
      job.location ?? '',
      formatPeriod(job.startDate, job.endDate, job.current, dates),
      ...plain(job.description).split('\n'),
    ]),
    ...resume.education.flatMap((school) => [
      school.degree,
      school.field,
      school.institution,
      school.location ?? '',
      formatPeriod(school.startDate, school.endDate, school.current, dates),
      ...plain(school.description ?? '').split('\n'),
    ]),
    ...resume.skillCategories.flatMap((category) => [category.name, ...category.skills.map((skill) => skill.name)]),
    ...resume.projects.flatMap((project) => [
      project.name,
      displayUrl(project.url ?? ''),
      ...plain(project.description).split('\n'),
    ]),
    ...resume.certifications.flatMap((item) => [item.name, item.issuer, formatDate(item.date, dates)]),
    ...resume.languages.flatMap((language) => [language.name, language.level]),
  ].filter((text) => squash(text) !== '')
}

/** The words of the logical tree, node by node. */
export function logicalText(pages: Pages): string {
  const byNode = new Map<number, string>()
  for (const page of pages.pages)
    for (const item of textsOf(page.items))
      if (item.node >= 0) byNode.set(item.node, `${byNode.get(item.node) ?? ''}${item.text}`)
  return [...byNode.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, text]) => text)
    .join('\n')
}

export function missingTexts(resume: Resume, text: string): string[] {
  const whole = squash(text)
  return expectedTexts(resume).filter((expected) => !whole.includes(squash(expected)))
}

/** Letters on the page that are neither the person's nor a heading: a text drawn twice shows up here. */
export function surplusLetters(resume: Resume, pages: Pages): number {
  const titles = pages.nodes
    .filter((node) => node.role === 'section')
    .map((node) => node.path?.replace('section.', ''))
    .flatMap((id) => (id ? [sectionTitle(resume, id as Parameters<typeof sectionTitle>[1])] : []))
  const expected = [...expectedTexts(resume), ...titles].reduce((sum, text) => sum + squash(text).length, 0)
  return squash(logicalText(pages)).length - expected
}

export function outsideFindings(pages: Pages, margin = 6): Finding[] {
  return pages.pages.flatMap((page, index) =>
    textsOf(page.items)
      .filter(
        (item) =>
          item.x < margin ||
          item.x + item.width > pages.width - margin ||
          item.y - item.size * 0.75 < margin ||
          item.y + item.size * 0.2 > pages.height - margin,
      )
      .map((item) => ({
        page: index,
        text: item.text,
        problem: `stands at ${item.x.toFixed(0)}, ${item.y.toFixed(0)}`,
      })),
  )
}

const boxOf = (item: TextItem) => ({
  left: item.x,
  right: item.x + item.width,
  top: item.y - item.size * 0.62,
  bottom: item.y + item.size * 0.08,
})

export function overlapFindings(pages: Pages): Finding[] {
  return pages.pages.flatMap((page, index) => {
    const texts = textsOf(page.items).filter((item) => item.text.trim() !== '')
    return texts.flatMap((item, position) => {
      const a = boxOf(item)
      const other = texts.slice(position + 1).find((candidate) => {
        const b = boxOf(candidate)
        return a.left < b.right - 0.6 && b.left < a.right - 0.6 && a.top < b.bottom - 0.3 && b.top < a.bottom - 0.3
      })
      return other ? [{ page: index, text: item.text, problem: `is drawn over "${other.text}"` }] : []
    })
  })
}

/** The ground under a text: the last filled shape painted there before it. */
function groundUnder(pages: Pages, items: readonly Item[], text: TextItem): string {
  const x = text.x + text.width / 2
  const y = text.y - text.size * 0.3
  let ground = pages.background
  for (const item of items) {
    if (item === text) break
    const isOpaque = !('opacity' in item) || item.opacity === undefined || item.opacity > 0.5
    if (!isOpaque) continue
    if (
      item.kind === 'rect' &&
      item.fill &&
      x >= item.x &&
      x <= item.x + item.width &&
      y >= item.y &&
      y <= item.y + item.height
    )
      ground = item.fill
    if (item.kind === 'ellipse' && item.fill && ((x - item.cx) / item.rx) ** 2 + ((y - item.cy) / item.ry) ** 2 <= 1)
      ground = item.fill
    if (item.kind === 'polygon' && isInside(item.points, x, y)) ground = item.fill
  }
  return ground
}

function isInside(points: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let inside = false
  points.forEach(([x1, y1], index) => {
    const [x2, y2] = points[(index + points.length - 1) % points.length] ?? [0, 0]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}

export function contrastFindings(pages: Pages, least = 4.5): Finding[] {
  return pages.pages.flatMap((page, index) =>
    textsOf(page.items).flatMap((item) => {
      const ground = groundUnder(pages, page.items, item)
      const ratio = contrastRatio(item.color, ground)
      return ratio < least - 0.01
        ? [{ page: index, text: item.text, problem: `${item.color} on ${ground} is only ${ratio.toFixed(2)}` }]
        : []
    }),
  )
}

/** A heading whose section goes on only on the next page. */
export function orphanHeadings(pages: Pages): Finding[] {
  return pages.pages.flatMap((page, index) => {
    const texts = textsOf(page.items).filter((item) => item.node >= 0)
    return texts.flatMap((item) => {
      const node = pages.nodes[item.node]
      if (node?.role !== 'heading') return []
      const section = node.parent
      const hasBody = texts.some((other) => other.node !== item.node && isWithin(pages, other.node, section))
      return hasBody ? [] : [{ page: index, text: item.text, problem: 'stands alone at the foot of a page' }]
    })
  })
}

function isWithin(pages: Pages, node: number, ancestor: number): boolean {
  for (let id = node; id > 0; id = pages.nodes[id]?.parent ?? 0) if (id === ancestor) return true
  return false
}
