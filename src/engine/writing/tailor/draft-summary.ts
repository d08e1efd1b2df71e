// The summary for one job: who the person is, what of theirs it asks for by name, and the result that argues most for it.
import { plain } from '#engine/resume/rich-text.ts'
import type { Career } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { sayFrame } from '../frames/_frame.ts'
import summaryHeld from '../frames/summary-held.ts'
import summarySpeaks from '../frames/summary-speaks.ts'
import { nameCredentials } from '../letter/name-qualifications.ts'
import { rateAnswer } from '../match/find-evidence.ts'
import type { Match } from '../match/match.ts'
import { rateLine, recencyOf } from '../match/rate-line.ts'
import { isBetter, writeNewSummary } from '../new-summary.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import type { Dictionary } from '../steps/_step.ts'
import { provenSkills } from '../upgrade/draft-summary.ts'
import { joinWords } from '../words/join-words.ts'
import { findTerms } from '../words/terms.ts'
import { nearestTitle } from './draft-headline.ts'
import { nameKey, type ShownNeed } from './shown-needs.ts'

/** A line rated lower does not argue for the job. */
const ARGUES = 0.9
const ARGUES_STRONGLY = 1.3
const ENOUGH = 3

type Ground = {
  career: Career
  posting: Posting
  match: Match
  needs: readonly ShownNeed[]
  spelling?: Dictionary | undefined
}

export function draftSummary({ career, posting, match, needs, spelling }: Ground): DraftChange[] {
  const { summary } = career.resume.personalInfo
  if (plain(summary) !== summary || summary.includes('\n')) return []
  const asked = namesOf(needs)
  const held = [...sayHeld(career, posting, match), ...sayLanguages(career, match)]
  const drafted = writeNewSummary({
    career,
    spelling,
    names: asked.length >= ENOUGH ? asked : [...asked, ...provenSkills(career)].slice(0, ENOUGH),
    held,
    title: nearestTitle(career, posting),
    fromAnyJob: true,
    leastAmount: ARGUES_STRONGLY,
    isTheirs: (wish) => rateAnswer(topicsOf(posting.title?.text ?? ''), { topics: topicsOf(wish) }) > 0,
    rate: (line, place) => {
      const rating = rateLine(line, posting)
      return rating < ARGUES ? undefined : rating + recencyOf(place) / 2
    },
  })
  if (!drafted || !isBetter(drafted, { wasEmpty: summary.trim() === '', asked: asked.length + held.length })) return []
  return [
    {
      path: 'personalInfo.summary',
      kind: 'replace',
      group: 'match',
      before: summary,
      after: drafted.text,
      reason:
        drafted.names > 0 || drafted.hasAmount
          ? 'Written for this job: what they ask for and you have.'
          : 'Leaves out what everybody says and nobody can check.',
      ...(drafted.hasDropped ? { needsLook: true as const } : {}),
    },
  ]
}

/** Each thing once, `Epic` before `Epic super user`. */
function namesOf(needs: readonly ShownNeed[]): string[] {
  const names: string[] = []
  for (const { name, isSkill } of needs) {
    const key = nameKey(name)
    // `ADA` in a line may be a law, and `EHS` a department.
    if (!isSkill && /^\p{Lu}+$/u.test(name) && !findTerms(name).some(({ term }) => term.kind === 'tool')) continue
    if (!names.some((one) => nameKey(one).includes(key) || key.includes(nameKey(one)))) names.push(name)
  }
  return names
}

const MOST_HELD = 2

/** The licence they ask for, where hiring managers look first. */
function sayHeld(career: Career, posting: Posting, match: Match): string[] {
  const credentials = joinWords(nameCredentials(career, posting, match).names.slice(0, MOST_HELD))
  return sayFrame(summaryHeld, 'plain', { credentials: credentials || undefined })
}

/** `Speaks Spanish.`, where they ask for it. */
function sayLanguages({ resume }: Career, { mustHave, niceToHave }: Match): string[] {
  const wanted = [...mustHave, ...niceToHave].flatMap(({ requirement }) => requirement.languages ?? [])
  const names = resume.languages
    .filter(
      ({ name, level }) =>
        name.trim() !== 'English' &&
        !/basic|elementary|beginner|limited/i.test(level) &&
        wanted.some((one) => one.name.toLowerCase() === name.trim().toLowerCase()),
    )
    .map(({ name }) => name.trim())
  return names.length > 0 ? sayFrame(summarySpeaks, 'plain', { languages: joinWords(names) }) : []
}
