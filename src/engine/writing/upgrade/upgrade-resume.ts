// Mends what weakens a resume without saying anything new: openings, tense, filler, spelling, signs, order.

import { sectionOrder } from '#engine/edit/sections.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import { type Answer, collectFacts, type Facts } from '../facts.ts'
import { allLines } from '../gate/source.ts'
import type { Proposal } from '../proposal.ts'
import { type DraftChange, passChanges } from '../proposal-builder.ts'
import { cleanInput } from '../words/clean-input.ts'
import { askForNumbers } from './ask-for-numbers.ts'
import { improveLine, type LineContext } from './improve-line.ts'
import type { Spelling } from './spelling.ts'
import { splitParagraph } from './split-paragraph.ts'

export type UpgradeRequest = {
  resume: Resume
  /** `YYYY-MM-DD` */
  today: string
  spelling?: Spelling | undefined
  answers?: readonly Answer[] | undefined
}

export function upgradeResume({ resume, today, spelling, answers = [] }: UpgradeRequest): Proposal {
  const facts = collectFacts(resume, answers, today)
  const passed = passChanges(draftUpgrade(facts, spelling), facts)
  // What our own gate refuses was never a suggestion.
  return { ...passed, dropped: [], gaps: [], questions: askForNumbers(passed.resume) }
}

function draftUpgrade(facts: Facts, spelling: Spelling | undefined): DraftChange[] {
  const { resume } = facts
  const names = namesIn(facts)
  const context = (tense: LineContext['tense']): LineContext => ({ tense, spelling, names })
  return [
    ...improveSummary(resume, context('none')),
    ...resume.experiences.flatMap((job) =>
      improveText(job.description, `experiences.${job.id}.description`, context(tenseOf(job))),
    ),
    ...resume.projects.flatMap((project) =>
      improveText(project.description, `projects.${project.id}.description`, context('none')),
    ),
    ...resume.education.flatMap((school) =>
      improveText(school.description ?? '', `education.${school.id}.description`, context('none')),
    ),
    ...dropRepeats(resume),
    ...orderSections(resume),
  ]
}

/** A job without an end that is not marked as current says nothing about its tense. */
export function tenseOf({
  current,
  endDate,
}: {
  current: boolean
  endDate?: string | undefined
}): LineContext['tense'] {
  if (current || /present|current|now/i.test(endDate ?? '')) return 'current'
  return endDate ? 'ended' : 'none'
}

/** Words with a capital somewhere in the resume are names and keep their spelling. */
export function namesIn(facts: Facts): ReadonlySet<string> {
  const names = new Set<string>()
  for (const line of allLines(facts))
    for (const token of line.tokens)
      if (token.kind === 'word' && /^\p{Lu}/u.test(token.text) && (!token.isFirst || line.role !== 'line'))
        names.add(token.stem)
  return names
}

export function improveText(text: string, path: string, context: LineContext): DraftChange[] {
  return splitLines(text).flatMap((line): DraftChange[] => {
    const words = line.text
    // Bold, links and other marks would be lost.
    if (plain(words) !== words || cleanInput(words) !== words) return []
    const split = line.kind === 'paragraph' ? splitParagraph(words) : undefined
    if (split) {
      const bullets = split.map((part) => improveLine(part, context)?.text ?? part)
      return [
        {
          path,
          kind: 'replace',
          group: 'format',
          before: words,
          after: bullets.map((bullet) => `- ${bullet}`).join('\n'),
          reason: 'Makes bullets of a block of text.',
        },
      ]
    }
    const better = improveLine(words, context)
    if (!better) return []
    return [
      {
        path,
        kind: 'replace',
        group: better.group,
        before: words,
        after: better.text,
        reason: better.reasons.join(' '),
      },
    ]
  })
}

function improveSummary({ personalInfo: { summary } }: Resume, context: LineContext): DraftChange[] {
  const fixed = summary.replace(/([a-z]{2}\.)(?=\p{Lu}\p{Ll})/gu, '$1 ')
  const better = splitLines(summary).length === 1 ? improveLine(fixed, { ...context, tense: 'none' }) : undefined
  const after = better?.text ?? fixed
  if (after === summary || summary.trim() === '') return []
  return [
    {
      path: 'personalInfo.summary',
      kind: 'replace',
      group: better?.group ?? 'format',
      before: summary,
      after,
      reason: better?.reasons.join(' ') ?? 'Tidies spaces and signs.',
    },
  ]
}

/** The same line twice in one job says no more than once. */
export function dropRepeats(resume: Resume): DraftChange[] {
  return resume.experiences.flatMap(({ id, description }) => {
    const seen = new Set<string>()
    return splitLines(description).flatMap(({ text }): DraftChange[] => {
      const key = text.toLowerCase().replace(/\W+/g, ' ').trim()
      const isRepeat = seen.has(key)
      seen.add(key)
      return isRepeat
        ? [
            {
              path: `experiences.${id}.description`,
              kind: 'drop',
              group: 'clarity',
              before: text,
              after: '',
              reason: 'It stands there twice.',
            },
          ]
        : []
    })
  })
}

/** Experience before education, except for somebody who has none yet. */
function orderSections(resume: Resume): DraftChange[] {
  const order = sectionOrder(resume)
  const isStudent = resume.experiences.length === 0 && resume.education.length > 0
  const rest = order.filter((name) => name !== 'education' && name !== 'experience' && name !== 'projects')
  const at = rest[0] === 'summary' ? 1 : 0
  const wanted = isStudent
    ? ([...rest.slice(0, at), 'education', 'projects', ...rest.slice(at), 'experience'] as const)
    : order.indexOf('education') < order.indexOf('experience') && resume.experiences.length > 0
      ? order.flatMap((name) =>
          name === 'education' ? (['experience', 'education'] as const) : name === 'experience' ? [] : [name],
        )
      : order
  if (wanted.join() === order.join()) return []
  return [
    {
      path: 'arrangement.order',
      kind: 'order',
      group: 'format',
      before: order.join('\n'),
      after: wanted.join('\n'),
      reason: isStudent
        ? 'Education first, while it is the strongest part.'
        : 'Experience first, since employers look for it first.',
    },
  ]
}
