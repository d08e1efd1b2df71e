import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block, Run } from '#engine/layout/blocks.ts'
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import { markComposition } from '#engine/layout/mark-composition.ts'
import { type MarkKind, readMarkPath } from '#engine/resume/marked-resume.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { plain } from '#engine/resume/rich-text.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import { changeOf as change } from '../../../tests/support/change.ts'
import { applyChanges } from './apply-change.ts'
import { trackChanges } from './tracked-changes.ts'

const lines = ['Kitchen of 40.', '- Was tasked with cooking lunch', '- Washed up', '- Ordered **fresh stock** daily']

const resume: Resume = {
  ...emptyResume('r'),
  personalInfo: { ...emptyResume('r').personalInfo, firstName: 'Ada', summary: 'Cook with 8 years in large kitchens' },
  experiences: [
    { id: 'a', company: 'Acme', position: 'Cook', startDate: '2020', current: true, description: lines.join('\n') },
    {
      id: 'b',
      company: 'Inn',
      position: 'Helper',
      startDate: '2018',
      endDate: '2019',
      current: false,
      description: '',
    },
  ],
  education: [{ id: 'e', institution: 'School', degree: 'Diploma', field: '', startDate: '2015', current: false }],
  skillCategories: [
    {
      id: 'c',
      name: 'Kitchen',
      skills: [
        { id: '1', name: 'Grill' },
        { id: '2', name: 'Prep' },
        { id: '3', name: 'Baking' },
      ],
    },
  ],
}

function* runsOf(blocks: readonly Block[]): Generator<readonly Run[]> {
  for (const block of blocks) {
    if (block.kind === 'paragraph') yield block.runs
    if (block.kind === 'list' || block.kind === 'chips') for (const item of block.items) yield item.runs
    if (block.kind === 'group') yield* runsOf(block.children)
    if (block.kind === 'row') for (const cell of block.cells) yield* runsOf(cell.blocks)
    if (block.kind === 'gutter') yield* runsOf([...block.label, ...block.children])
  }
}

const around: Record<MarkKind, readonly [string, string]> = {
  kept: ['', ''],
  added: ['{+', '+}'],
  removed: ['{-', '-}'],
  up: ['↑', ''],
  down: ['↓', ''],
  touched: ['¶', ''],
}

function drawn({ text, path = '', style }: Run): string {
  const mark = readMarkPath(path)
  const [before, after] = mark ? around[mark.kind] : ['', '']
  const bold = style?.weight === 700 ? '*' : ''
  return `${before}${bold}${text.replaceAll('\u00a0', '')}${bold}${after}${mark?.isUnsure && text.trim() ? '?' : ''}`
}

/** What the page says, a line for each paragraph and bullet. */
function page(tracked: ReturnType<typeof trackChanges>, template = templates.nameplate): string[] {
  const { regions } = markComposition(composeResume(tracked.resume, template), tracked)
  return regions.flatMap(({ blocks }) => [...runsOf(blocks)]).map((runs) => runs.map(drawn).join(''))
}

describe('tracked changes', () => {
  it('shows the words that go before the words that come, in their line', () => {
    const before = 'Was tasked with cooking lunch'
    expect(page(trackChanges(resume, [change({ before, after: 'Cooked lunch' })]))).toContain(
      '{-Was tasked with cooking-} {+Cooked+} lunch',
    )
  })

  it('marks two changes of one field each in its own line, and strikes a line that goes', () => {
    const shown = page(
      trackChanges(resume, [
        change({ id: 'one', before: 'Was tasked with cooking lunch', after: 'Cooked lunch' }),
        change({ id: 'two', before: 'Washed up', kind: 'drop' }),
      ]),
    )
    expect(shown).toContain('{-Was tasked with cooking-} {+Cooked+} lunch')
    expect(shown).toContain('{-Washed up-}')
  })

  it('keeps emphasis on the words that have it, whatever changes around them', () => {
    const before = 'Ordered **fresh stock** daily'
    const shown = (after: string) => page(trackChanges(resume, [change({ before, after })]))
    expect(shown('Bought **fresh stock** daily')).toContain('{-Ordered-} {+Bought+} *fresh stock* daily')
    expect(shown('Ordered **fresh fish** daily')).toContain('Ordered *fresh *{-*stock*-}* *{+*fish*+} daily')
    expect(shown('Ordered fresh stock daily')).toContain('Ordered {-*fresh stock*-} {+fresh stock+} daily')
  })

  it('takes signs of emphasis that are none for signs', () => {
    const text = 'Ran 2 * 3 shifts *'
    const [experience] = resume.experiences
    if (!experience) throw new Error('There is one')
    const own = { ...resume, experiences: [{ ...experience, description: `- ${text}` }] }
    expect(page(trackChanges(own, [change({ before: text, after: 'Ran 2 * 4 shifts *' })]))).toContain(
      'Ran 2 * {-3-} {+4+} shifts *',
    )
  })

  it('makes the lines of a paragraph that becomes several', () => {
    const summary = 'Cooked lunch. Washed up.'
    const own = { ...resume, personalInfo: { ...resume.personalInfo, summary } }
    const after = '- Cooked lunch\n- Washed up'
    const shown = page(trackChanges(own, [change({ path: 'personalInfo.summary', before: summary, after })]))
    expect(shown).toContain('Cooked {-lunch.-} {+lunch+}')
    expect(shown).toContain('Washed {-up.-} {+up+}')
  })

  it('shows a line, a skill and a title that come, in every template', () => {
    const own = { ...resume, personalInfo: { ...resume.personalInfo, professionalTitle: 'Helper' } }
    const changes = [
      change({ id: 'line', kind: 'add', after: 'Trained two cooks' }),
      change({ id: 'skill', kind: 'add', path: 'skillCategories.c.skills', after: 'Plating' }),
      change({ id: 'title', path: 'personalInfo.professionalTitle', before: 'Helper', after: 'Cook' }),
    ]
    for (const template of Object.values(templates)) {
      const shown = page(trackChanges(own, changes), template).join('\n')
      expect(shown, template.name).toContain('{+Trained two cooks+}')
      expect(shown, template.name).toContain('{+Plating+}')
      expect(shown.toLowerCase(), template.name).toContain('{-helper-} {+cook+}')
    }
  })

  it('marks a change of nothing but form in front of it', () => {
    const before = 'Kitchen of 40.\nBusy.'
    const own = { ...resume, personalInfo: { ...resume.personalInfo, summary: before } }
    const tidied = change({ path: 'personalInfo.summary', before, after: '- Kitchen of 40.\n- Busy.' })
    expect(page(trackChanges(own, [tidied]))).toContain('¶Kitchen of 40.')
  })

  it('marks the lines, skills and sections that move, and no more than those', () => {
    const path = 'skillCategories.c.skills'
    const shown = page(
      trackChanges(resume, [
        change({
          id: 'lines',
          kind: 'order',
          before: 'Was tasked with cooking lunch\nWashed up\nOrdered **fresh stock** daily',
          after: 'Ordered **fresh stock** daily\nWas tasked with cooking lunch\nWashed up',
        }),
        change({ id: 'skills', path, kind: 'order', before: 'Grill\nPrep\nBaking', after: 'Prep\nBaking\nGrill' }),
        change({ id: 'sections', path: 'arrangement.order', kind: 'order', after: 'summary\nskills\nexperience' }),
      ]),
    )
    expect(shown).toContain('↑Ordered *fresh stock* daily')
    expect(shown).toContain('Washed up')
    expect(shown.join('\n')).toContain('↓Grill, Prep, Baking')
    expect(shown).toContain('↑Skills')
    expect(shown.join('\n').match(/[↑↓]/g)).toHaveLength(3)
  })

  it('marks a line that is both reworded and moved', () => {
    const shown = page(
      trackChanges(resume, [
        change({ id: 'word', before: 'Washed up', after: 'Cleaned up' }),
        change({ id: 'order', kind: 'order', after: 'Washed up\nWas tasked with cooking lunch' }),
      ]),
    )
    expect(shown).toContain('↑{-Washed-} {+Cleaned+} up')
  })

  it('strikes a skill or a whole entry that goes, its dates too', () => {
    const shown = page(
      trackChanges(resume, [
        change({ id: 'skill', path: 'skillCategories.c.skills.2.name', before: 'Prep', kind: 'drop' }),
        change({ id: 'job', path: 'experiences.b', before: 'Inn', kind: 'drop' }),
      ]),
    ).join('\n')
    expect(shown).toContain('Grill, {-Prep-}, Baking')
    expect(shown).toMatch(/\{-\*?Helper\*?-\}/)
    expect(shown).toContain('{-Inn-}')
    expect(shown).toMatch(/\{-2018 – 2019-\}/)
    expect(shown).not.toMatch(/\{-\*?(?:Cook|Acme)/)
  })

  it('says which words only the person can vouch for', () => {
    const path = 'personalInfo.summary'
    const before = resume.personalInfo.summary
    const unsure = change({ path, before, after: `${before} abroad`, unsure: ['abroad'] })
    expect(page(trackChanges(resume, [unsure])).join('\n')).toContain('{+abroad+}?')
  })

  it('leaves no mark of a change that no longer fits', () => {
    const stale = [
      change({ before: 'Something else', after: 'Whatever' }),
      change({ path: 'experiences.gone.description', before: 'a', after: 'b' }),
    ]
    expect(trackChanges(resume, stale)).toMatchObject({ resume, places: [] })
  })

  it('holds what stands and what is proposed in every template', () => {
    const changes = [
      change({ id: 'one', before: 'Was tasked with cooking lunch', after: 'Cooked lunch' }),
      change({ id: 'two', before: 'Ordered **fresh stock** daily', after: 'Bought **fresh fish** for each day' }),
      change({ id: 'three', path: 'skillCategories.c.skills.1.name', before: 'Grill', after: 'Grilling' }),
    ]
    const without = (kind: MarkKind, shown: readonly string[]) => {
      const [start, end] = around[kind]
      const others = Object.values(around)
        .flat()
        .filter((sign) => sign.length > 1)
      let text = shown.join('\n')
      while (text.includes(start)) text = text.slice(0, text.indexOf(start)) + text.slice(text.indexOf(end) + 2)
      for (const sign of others) text = text.replaceAll(sign, '')
      return words(text)
    }
    // The space between what goes and what comes is nobody's.
    const words = (text: string) => text.replace(/[\s*]/g, '')
    const after = applyChanges(resume, changes).resume
    for (const template of Object.values(templates)) {
      const shown = page(trackChanges(resume, changes), template)
      const now = page(trackChanges(resume, []), template)
      expect(without('added', shown)).toEqual(words(now.join('\n')))
      expect(without('removed', shown)).toEqual(words(page(trackChanges(after, []), template).join('\n')))
    }
  })

  it('draws any line as it would be drawn, whatever signs it holds', () => {
    const word = fc.constantFrom('a', '*', '**', '*b*', '**c', 'd**', '_e_', '[f](https://g.example)', '[', ']', 'h')
    const line = fc.array(word, { minLength: 1, maxLength: 8 }).map((parts) => `x ${parts.join(' ')}`)
    fc.assert(
      fc.property(line, line, (before, after) => {
        const own = { ...resume, personalInfo: { ...resume.personalInfo, summary: before } }
        const tracked = trackChanges(own, [change({ path: 'personalInfo.summary', before, after })])
        const { regions } = markComposition(composeResume(tracked.resume, templates.nameplate), tracked)
        const runs = regions.flatMap(({ blocks }) => [...runsOf(blocks)].flat())
        const said = (kind: MarkKind) => {
          const own = runs.filter(({ path = '' }) => [kind, 'kept'].includes(readMarkPath(path)?.kind ?? ''))
          return own
            .map(({ text }) => text)
            .join('')
            .replace(/\s+/g, ' ')
            .trim()
        }
        expect(said('removed')).toBe(plain(before))
        expect(said('added')).toBe(plain(after))
      }),
    )
  })
})
