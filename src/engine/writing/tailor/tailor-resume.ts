// A resume for one job: the same facts, chosen, ordered and worded for it.
import { applyChanges } from '#engine/edit/apply-change.ts'
import { sectionOrder } from '#engine/edit/sections.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import { type Answer, collectFacts, type Facts } from '../facts.ts'
import { parseText } from '../gate/parsed-text.ts'
import { findTies } from '../letter/find-tie.ts'
import type { Match } from '../match/match.ts'
import { matchFacts } from '../match/match-posting.ts'
import type { Posting } from '../posting/posting.ts'
import type { Gap, Proposal, Question } from '../proposal.ts'
import { type DraftChange, passChanges } from '../proposal-builder.ts'
import { lineContexts, readResumeContext, tenseOf } from '../upgrade/line-context.ts'
import { mendLines } from '../upgrade/mend-lines.ts'
import { dropRepeats } from '../upgrade/whole-resume.ts'
import { adoptTheirNames } from './adopt-their-names.ts'
import { draftSummary } from './draft-summary.ts'
import { relevanceOf } from './relevance.ts'

export type TailorRequest = {
  resume: Resume
  posting: Posting
  /** `YYYY-MM-DD` */
  today: string
  answers?: readonly Answer[] | undefined
}

export function tailorResume({ resume, posting, today, answers = [] }: TailorRequest): Proposal {
  const facts = collectFacts(resume, answers, today)
  const match = matchFacts(facts, posting)
  const drafts = [
    ...draftSummary(facts, posting, match),
    ...orderLines(resume, posting),
    ...rephrase(facts, posting),
    ...dropRepeats(resume),
    ...orderSkills(resume, posting),
    ...orderSections(resume, match),
  ]
  const passed = keepCoverage(passChanges(drafts, facts, posting), { facts, posting, match })
  // What our own gate refuses was never a suggestion.
  return { ...passed, dropped: [], gaps: findGaps(match), questions: askAbout(match) }
}

type Passed = ReturnType<typeof passChanges>

/** Tailoring never hides what answers a must-have: a change after which less of them shows is taken back. */
function keepCoverage(
  passed: Passed,
  { facts, posting, match }: { facts: Facts; posting: Posting; match: Match },
): Passed {
  const shown = (state: Match) => state.mustHave.filter((item) => item.state === 'met').length
  const after = matchFacts(collectFacts(passed.resume, facts.answers, facts.today), posting)
  if (shown(after) >= shown(match)) return passed
  const kept = passed.changes.filter((change) => {
    const alone = applyChanges(facts.resume, [change]).resume
    return shown(matchFacts(collectFacts(alone, facts.answers, facts.today), posting)) >= shown(match)
  })
  return { ...passed, changes: kept, resume: applyChanges(facts.resume, kept).resume }
}

/** In each job, what answers the posting in so many words comes first; everything else keeps its order. */
function orderLines(resume: Resume, posting: Posting): DraftChange[] {
  return resume.experiences.flatMap(({ id, description }): DraftChange[] => {
    const lines = splitLines(description)
    const bullets = lines.filter(({ kind }) => kind === 'bullet')
    // A paragraph introduces what follows it: where both are mixed, the order stays.
    const firstBullet = lines.findIndex(({ kind }) => kind === 'bullet')
    const isMixed = lines.slice(Math.max(0, firstBullet)).some(({ kind }) => kind === 'paragraph')
    if (bullets.length < 2 || isMixed) return []
    const judged = bullets.map(({ text }, index) => ({ text, index, answers: answered(text, posting) }))
    // `Industry: trading` in front belongs to the job, not to the list.
    const head = judged.slice(
      0,
      judged.findIndex(({ text }) => !/^[\p{L} ]{2,30}\s?:/u.test(text)),
    )
    const body = judged.slice(head.length)
    const sorted = [...head, ...body.filter(({ answers }) => answers), ...body.filter(({ answers }) => !answers)]
    if (sorted.every(({ index }, place) => index === place)) return []
    const first = sorted[head.length]
    return [
      {
        path: `experiences.${id}.description`,
        kind: 'order',
        group: 'match',
        before: bullets.map(({ text }) => text).join('\n'),
        after: sorted.map(({ text }) => text).join('\n'),
        reason: 'Puts first what this job asks for.',
        ...(first?.answers ? { requirement: first.answers } : {}),
      },
    ]
  })
}

/** What of the posting a line answers in so many words. */
function answered(text: string, posting: Posting): string | undefined {
  return findTies(parseText(plain(text)), posting)[0]?.text
}

const WORTH_REWORDING = 1

/** Lines that answer the posting are mended where they are weak, and use the posting's names for the person's own tools. */
function rephrase(facts: Facts, posting: Posting): DraftChange[] {
  const { resume } = facts
  const whole = readResumeContext(resume)
  return resume.experiences.flatMap((job) => {
    const path = `experiences.${job.id}.description`
    const mended = new Map(
      mendLines(job.description, path, lineContexts(job.description, tenseOf(job), whole)).flatMap(({ draft }) =>
        draft ? [[draft.before, draft] as const] : [],
      ),
    )
    return splitLines(job.description).flatMap(({ text }): DraftChange[] => {
      const relevance = relevanceOf(parseText(plain(text)), posting)
      const found = relevance.score >= WORTH_REWORDING ? mended.get(text) : undefined
      // Spelling, tense and signs have nothing to do with the posting; they are mended where one upgrades.
      const better = found?.group === 'clarity' ? found : undefined
      const isSplit = better?.after.includes('\n') ?? false
      const base = better && !isSplit ? better.after : text
      const named = plain(base) === base ? adoptTheirNames(base, posting) : base
      if (named === text) return []
      const reason = [
        better && !isSplit ? better.reason : '',
        named === base ? '' : 'Uses the posting’s name for the same thing.',
      ]
        .filter(Boolean)
        .join(' ')
      return [
        {
          path,
          kind: 'replace',
          group: 'match',
          before: text,
          after: named,
          reason,
          ...(relevance.quote ? { requirement: relevance.quote } : {}),
        },
      ]
    })
  })
}

function orderSkills(resume: Resume, posting: Posting): DraftChange[] {
  const scored = resume.skillCategories.map((category) => {
    const skills = category.skills.map((skill) => ({
      ...skill,
      score: relevanceOf(parseText(skill.name), posting).score,
    }))
    return { category, skills, isApt: skills.some(({ score }) => score >= 0.5) }
  })
  const inside = scored.flatMap(({ category, skills }): DraftChange[] => {
    const isApt = ({ score }: { score: number }) => score >= 0.5
    const sorted = [...skills.filter(isApt), ...skills.filter((skill) => !isApt(skill))]
    if (skills.length < 2 || sorted.every((skill, at) => skill.id === skills[at]?.id)) return []
    return [
      {
        path: `skillCategories.${category.id}.skills`,
        kind: 'order',
        group: 'match',
        before: skills.map(({ name }) => name).join('\n'),
        after: sorted.map(({ name }) => name).join('\n'),
        reason: 'Puts first the skills this job names.',
      },
    ]
  })
  const sorted = [...scored.filter(({ isApt }) => isApt), ...scored.filter(({ isApt }) => !isApt)]
  const names = (list: typeof scored) => list.map(({ category }) => category.name).join('\n')
  const isSame = sorted.every(({ category }, at) => category.id === scored[at]?.category.id)
  const isNamed =
    new Set(scored.map(({ category }) => category.name)).size === scored.length &&
    scored.every(({ category }) => category.name.trim() !== '')
  if (scored.length < 2 || isSame || !isNamed) return inside
  return [
    ...inside,
    {
      path: 'skillCategories',
      kind: 'order',
      group: 'match',
      before: names(scored),
      after: names(sorted),
      reason: 'Puts first the skills this job names.',
    },
  ]
}

/** Where the posting wants a licence that is held, licences come before education. */
function orderSections(resume: Resume, match: Match): DraftChange[] {
  const isHeld = match.mustHave.some(
    ({ requirement, state, evidence }) =>
      requirement.kind === 'licence' &&
      state === 'met' &&
      evidence.some(({ entry }) => entry.startsWith('certifications.')),
  )
  const order = sectionOrder(resume)
  if (!isHeld || order.indexOf('certifications') < order.indexOf('education')) return []
  const wanted = order.flatMap((name) =>
    name === 'certifications' ? [] : name === 'education' ? (['certifications', 'education'] as const) : [name],
  )
  return [
    {
      path: 'arrangement.order',
      kind: 'order',
      group: 'match',
      before: order.join('\n'),
      after: wanted.join('\n'),
      reason: 'The posting asks for a licence you hold, so licences come earlier.',
    },
  ]
}

export function findGaps(match: Match): Gap[] {
  return [...match.mustHave, ...match.niceToHave]
    .filter(({ state }) => state === 'missing')
    .map(({ requirement }) => ({ requirementId: requirement.id, need: requirement.need, quote: requirement.quote }))
}

/** Beyond it, only what the resume says nothing of is asked. */
const MANY_QUESTIONS = 8

/** Asked about every gap, must-haves first, and then about what the resume says only a part of. */
function askAbout(match: Match): Question[] {
  const all = [...match.mustHave, ...match.niceToHave]
  const gaps = all.filter(({ state }) => state === 'missing')
  const order = { partly: 0, ask: 1, missing: 2, met: 2 } as const
  const rest = match.mustHave
    .filter(({ state }) => state === 'partly' || state === 'ask')
    .sort((one, other) => order[one.state] - order[other.state])
  return [...gaps, ...rest.slice(0, Math.max(0, MANY_QUESTIONS - gaps.length))].map(({ requirement, state }) => ({
    // Named after what it asks for, so that an answer stays with it whatever is asked next.
    id: `q-${requirement.id}`,
    text:
      state === 'partly'
        ? `The posting asks for “${requirement.quote}”. Is there more you have done here?`
        : `The posting asks for “${requirement.quote}”. Do you have this?`,
    reason: state === 'partly' ? 'The resume says only a part of it.' : 'The resume does not say it.',
    requirementId: requirement.id,
  }))
}
