// Every template in the languages a document can be in: longer words, other letters, other capitals.
import { describe, expect, it } from 'vitest'
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import type { Pages } from '#engine/layout/display-list.ts'
import { layoutPages } from '#engine/layout/layout-pages.ts'
import { type DocumentLanguage, dateForms, documentLanguages, type Resume } from '#engine/resume/resume.ts'
import { listShownSections, sectionTitle } from '#engine/resume/sections.ts'
import { testFonts } from '../../../tests/support/fonts.ts'
import {
  contrastFindings,
  logicalText,
  missingTexts,
  orphanHeadings,
  outsideFindings,
  overlapFindings,
  surplusLetters,
} from '../../../tests/support/page-checks.ts'
import { resumeIn } from '../../../tests/support/resumes-in-languages.ts'
import { templates } from './registry.gen.ts'
import type { TemplateDefinition } from './template.ts'

const isFull = process.env.TEST_FULL === '1'
const fonts = testFonts()
const all: TemplateDefinition[] = Object.values(templates).sort((a, b) => a.id - b.id)

/** Two languages a template, every language on the first and on one of two columns. */
function languagesOf({ id, design }: TemplateDefinition): readonly DocumentLanguage[] {
  if (isFull || id === 1 || design.layout === 'label-gutter') return documentLanguages
  return [0, 4].flatMap((step) => documentLanguages[(id + step) % documentLanguages.length] ?? [])
}

/** Two pages of it, so that headings stand at the foot of a page too. */
function longer(resume: Resume, index: number): Resume {
  const times = (count: number) => Array.from({ length: count }, (_, time) => time)
  const experiences = times(3 + (index % 4)).flatMap((time) =>
    resume.experiences.map((job) => ({ ...job, id: `${job.id}-${time}` })),
  )
  return { ...resume, experiences }
}

const draw = (resume: Resume, template: TemplateDefinition): Pages =>
  layoutPages(composeResume(resume, template, { pageSize: 'a4' }), fonts)

/** Words that were cut because a column is narrower than they are. */
function brokenTitles(resume: Resume, pages: Pages): string[] {
  const lines = pages.pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'text' ? [item] : [])))
  const headings = new Set(pages.nodes.filter(({ role }) => role === 'heading').map(({ id }) => id))
  const drawn = lines.filter(({ node }) => headings.has(node)).map(({ text }) => text.trim().toLowerCase())
  const words = listShownSections(resume).flatMap((id) => sectionTitle(resume, id).split(' '))
  return words.filter((word) => {
    const letters = word.toLocaleLowerCase(pages.language)
    const upper = word.toLocaleUpperCase(pages.language).toLowerCase()
    return !drawn.some((line) => line.includes(letters) || line.includes(upper)) && !isSpelled(drawn, letters)
  })
}

/** A heading whose letters have a colour each is drawn letter by letter. */
function isSpelled(drawn: readonly string[], word: string): boolean {
  return drawn.join('').includes(word) && drawn.filter((line) => line.length === 1).length >= word.length
}

describe.each(all.map((template) => [template.name, template] as const))('%s', (_name, template) => {
  it.each(languagesOf(template))('draws a resume in %s whole, readable and in bounds', (language) => {
    for (const resume of [resumeIn(language), longer(resumeIn(language), template.id)]) {
      const pages = draw(resume, template)
      expect(pages.language).toBe(language)
      expect(missingTexts(resume, logicalText(pages))).toEqual([])
      expect(outsideFindings(pages)).toEqual([])
      expect(overlapFindings(pages)).toEqual([])
      expect(contrastFindings(pages)).toEqual([])
      expect(orphanHeadings(pages)).toEqual([])
      expect(brokenTitles(resume, pages)).toEqual([])
      expect(surplusLetters(resume, pages)).toBeLessThanOrEqual(16)
    }
  })

  it.each(dateForms)('draws dates in their %s form', (dates) => {
    const language = languagesOf(template)[1] ?? 'en'
    const resume: Resume = { ...resumeIn(language), arrangement: { language, dates } }
    const pages = draw(resume, template)
    expect(missingTexts(resume, logicalText(pages))).toEqual([])
    expect(overlapFindings(pages)).toEqual([])
  })
})

describe('capitals', () => {
  const titled = (language: DocumentLanguage, title: string) => {
    const resume: Resume = { ...resumeIn(language), arrangement: { language, titles: { experience: title } } }
    const pages = draw(resume, templates.datasheet)
    const heading = pages.nodes.find(({ role, path }) => role === 'heading' && path === 'section.experience')
    return pages.pages
      .flatMap(({ items }) =>
        items.flatMap((item) => (item.kind === 'text' && item.node === heading?.id ? item.text : [])),
      )
      .join('')
  }

  it('of a Turkish i keep its dot', () => {
    expect(titled('tr', 'İş Deneyimi ve ılıca')).toBe('İŞ DENEYİMİ VE ILICA')
    expect(titled('en', 'Limit')).toBe('LIMIT')
  })

  it('of a German ß are two letters', () => {
    expect(titled('de', 'Außendienst')).toBe('AUSSENDIENST')
  })
})
