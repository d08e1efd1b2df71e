// A resume for one job: the same facts, chosen, ordered and named for it, and a question for each thing it does not say.
import { applyChange } from '#engine/edit/apply-change.ts'
import type { Change } from '#engine/edit/change.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import type { Answer } from '../facts/answer.ts'
import { type Career, readCareer } from '../facts/career.ts'
import { soundFacts } from '../facts/sound-facts.ts'
import { topicsOf } from '../facts/topics.ts'
import { papersAsked } from '../interview/papers-asked.ts'
import type { Match } from '../match/match.ts'
import { matchCareer } from '../match/match-posting.ts'
import { gainOf } from '../match/needs.ts'
import { rateLines } from '../match/rate-line.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange, Proposal, Question } from '../proposal.ts'
import type { Dictionary } from '../steps/_step.ts'
import { askAboutYears, putYears, withoutYears } from '../upgrade/check-years.ts'
import { gatherLines } from '../upgrade/gather-lines.ts'
import { FAR_LESS_FOR_JOB, leadWithBest } from '../upgrade/lead-with-best.ts'
import { mendJobs } from '../upgrade/mend-jobs.ts'
import { dropSoftSkills, nameHeadline } from '../upgrade/whole-resume.ts'
import { addSkills } from './add-skills.ts'
import { adoptedName, adoptTheirNames } from './adopt-their-names.ts'
import { askAboutGaps } from './ask-about-gaps.ts'
import { draftSummary } from './draft-summary.ts'
import { findGaps } from './find-gaps.ts'
import { isOfTheirTrade } from './is-of-their-trade.ts'
import { leadPapers } from './lead-papers.ts'
import { leadSections } from './lead-sections.ts'
import { leadSkills } from './lead-skills.ts'
import { leaveOut } from './leave-out.ts'
import { raiseLines } from './raise-lines.ts'
import { findShownNeeds, type ShownNeed } from './shown-needs.ts'

export type TailorRequest = {
  resume: Resume
  posting: Posting
  /** `YYYY-MM-DD` */
  today: string
  answers?: readonly Answer[] | undefined
  spelling?: Dictionary | undefined
}

export function tailorResume(request: TailorRequest): Proposal {
  const { resume, posting, today, answers: given = [], spelling } = request
  const answers = withoutYears(given)
  const years = putYears(resume, given)
  const career = readCareer(resume, { today, answers })
  const sound = readCareer(soundFacts(resume), { today, answers })
  const match = matchCareer(career, posting)
  const needs = findShownNeeds(career, posting)
  const left = leaveOut(career, posting, spelling)
  const gone = goneFrom(left)
  const ordered = raiseLines(career, posting, spelling).flatMap((draft) => withoutGone(draft, gone))
  const fixed = [
    ...addAnswers(answers),
    ...nameHeadline(sound.resume, (title) => isOfTheirTrade(title, posting)),
    ...(years.length > 0
      ? years.map(({ safeAfter: _, ...draft }) => draft)
      : draftSummary({ career: sound, posting, match: matchCareer(sound, posting), spelling })),
    ...ordered,
    ...addSkills(career, needs),
    ...leadSkills(career, posting, match),
    ...leadPapers(career, posting),
    ...leadSections(career, match, { needs, posting }),
    ...left,
  ]
  const chosen = [...fixed, ...rewordLines(request, career, needs).filter(({ before }) => !gone.has(before))]
  const drafts = [...chosen, ...mendSlips(career, request, { drafts: chosen, gone })]
  // No suggestion takes away what answers the posting. What adds or orders takes nothing away.
  const harmless = drafts.filter((draft) => {
    const isCut = draft.kind === 'drop' || (draft.path === 'personalInfo.summary' && draft.needsLook)
    if (!isCut) return true
    const { resume: without } = applyDrafts(resume, [draft], { isWhole: true })
    return countMet(matchCareer(readCareer(without, { today, answers }), posting)) >= countMet(match)
  })
  return {
    ...applyDrafts(resume, harmless),
    dropped: [],
    gaps: findGaps(match),
    questions: [
      ...askForPapers(career, match),
      ...askAboutYears(resume, today, given),
      ...askAboutGaps(career, match, { needs, posting }),
    ],
  }
}

function askForPapers(career: Career, match: Match): Question[] {
  const options = papersAsked(match, career)
  const reason = `They ask for ${options.length === 1 ? 'it' : 'them'}, and your resume doesn’t mention ${options.length === 1 ? 'it' : 'them'}.`
  return options.length > 0 ? [{ id: 'q-papers', text: 'Do you have any of these?', reason, options }] : []
}

function countMet({ mustHave, niceToHave }: Match): number {
  return [...mustHave, ...niceToHave].filter(({ state }) => state === 'met').length
}

/** `changes` are for the person to see; `resume` has of them only what may be carried out unseen: nothing is left out. */
function applyDrafts(
  resume: Resume,
  drafts: readonly DraftChange[],
  { isWhole = false }: { isWhole?: boolean } = {},
): Pick<Proposal, 'resume' | 'changes'> {
  const changes: Change[] = []
  let next = resume
  let all = resume
  for (const [index, draft] of drafts.entries()) {
    const change: Change = { facts: [], ...draft, id: `c${index + 1}` }
    const changed = applyChange(all, change)
    if (!changed) continue
    all = changed
    changes.push(change)
    if (isWhole || (!change.needsLook && change.kind !== 'drop')) next = applyChange(next, change) ?? next
  }
  return { resume: next, changes }
}

/** What the person said they did in a job becomes a line of that job. */
function addAnswers(answers: readonly Answer[]): DraftChange[] {
  return answers
    .filter(
      ({ questionId, entry, text }) => questionId.startsWith('q-') && entry?.startsWith('experiences.') && text.trim(),
    )
    .map(({ text, entry }) => ({
      path: `${entry}.description`,
      kind: 'add' as const,
      group: 'match' as const,
      before: '',
      after: text.trim(),
      reason: 'Your answer, as a line in that job.',
    }))
}

/** A line rated lower does not argue for the job. */
const ARGUES = 1
const MOST_REWORDED = 3
/** Nobody looks at more. */
const ENOUGH = 9

/** Lines that bear on the job with the posting's names for things, and in a stronger opening. */
function rewordLines(
  { resume, posting, spelling }: TailorRequest,
  career: Career,
  needs: readonly ShownNeed[],
): DraftChange[] {
  const ratings = rateLines(career, posting)
  const found = mendJobs(resume, spelling).flatMap(({ entry, lines }) =>
    lines.flatMap(({ before, draft }) => {
      const rating = ratings.get(plain(before)) ?? 0
      // What becomes several lines is read anew then.
      if (draft?.after.includes('\n')) return []
      const isStronger = draft?.kind === 'replace' && draft.steps?.includes('strong-opening') === true
      const base = isStronger ? draft.after : before
      const after = plain(base) === base && !base.includes('\n') ? adoptTheirNames(base, posting) : base
      if (after === before || (after === base && rating < ARGUES)) return []
      const need = needs.find(({ source }) => source.text === plain(before))
      const adopted = adoptedName(before, after, posting)
      const reason =
        after === base
          ? need
            ? `They ask for ${need.name}; now the line opens with what you did.`
            : (draft?.reason ?? '')
          : adopted
            ? `Calls it “${adopted}”, as they do.`
            : isStronger
              ? draft.reason
              : 'Uses their name for the same thing.'
      const change: DraftChange = {
        path: `${entry}.description`,
        kind: 'replace',
        group: 'match',
        before,
        after,
        reason,
        steps: [...(isStronger ? (draft.steps ?? []) : []), ...(after === base ? [] : ['their-names'])],
        ...(isStronger && draft.needsLook ? { needsLook: true as const } : {}),
        ...(need ? { requirement: need.quote } : {}),
      }
      return [{ rating, change }]
    }),
  )
  return found
    .toSorted((one, other) => other.rating - one.rating)
    .slice(0, MOST_REWORDED)
    .map(({ change }) => change)
}

/** What comes up answers this posting no less than what gives way to it. */
function leadsOn({ before, after }: Pick<DraftChange, 'before' | 'after'>, posting: Posting): boolean {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const at = now.findIndex((line, place) => line !== old[place])
  const gain = (line = '') => gainOf(topicsOf(plain(line)), posting)
  return gain(now[at]) >= gain(old[at])
}

/** The lines that another suggestion leaves out: nobody mends or moves them as well. */
function goneFrom(drafts: readonly DraftChange[]): ReadonlySet<string> {
  return new Set(drafts.flatMap(({ before }) => splitLines(before).map(({ text }) => text)))
}

/** Nothing where only what goes anyway would have changed places. */
function withoutGone<T extends DraftChange>(draft: T, gone: ReadonlySet<string>): T[] {
  if (draft.kind !== 'order') return [draft]
  const [before, after] = [draft.before, draft.after].map((text) =>
    text
      .split('\n')
      .filter((line) => !gone.has(line))
      .join('\n'),
  )
  return before === undefined || after === undefined || before === after ? [] : [{ ...draft, before, after }]
}

/** General advice, if the resume has little of what this job asks for. */
function mendSlips(
  career: Career,
  { resume, posting, spelling }: TailorRequest,
  { drafts, gone }: { drafts: readonly DraftChange[]; gone: ReadonlySet<string> },
): DraftChange[] {
  const reworded = new Set(drafts.map(({ before }) => before))
  const ordered = new Set(drafts.flatMap(({ kind, path }) => (kind === 'order' ? [path] : [])))
  const opened = new Set(drafts.flatMap(({ path, steps = [] }) => (steps.some(isOpening) ? [path] : [])))
  const found = [
    ...mendJobs(resume, spelling).flatMap(({ lines }) =>
      gatherLines(lines.filter(({ before }) => !reworded.has(before) && !gone.has(before))),
    ),
    ...leadWithBest(career, spelling, FAR_LESS_FOR_JOB)
      .filter((draft) => !ordered.has(draft.path) && leadsOn(draft, posting))
      .flatMap((draft) => withoutGone(draft, gone)),
    ...dropSoftSkills(resume),
  ]
    .map(({ safeAfter: _, ...draft }) => draft)
    // A semicolon for a comma is not worth a click.
    .filter(({ before, after }) => before.replace(/[,;]/g, '') !== after.replace(/[,;]/g, ''))
  // Where some lines of a job get a verb, all of them do.
  const beside = found.filter(({ path, steps = [] }) => opened.has(path) && steps.some(isOpening))
  const rest = found.filter((draft) => !beside.includes(draft))
  // Lines left out are looked at in one glance, and must not push mends out.
  const looked = drafts.filter(({ kind }) => kind !== 'drop').length + beside.length
  return [...beside, ...rest.slice(0, Math.max(0, ENOUGH - looked))]
}

function isOpening(step: string): boolean {
  return step === 'strong-opening' || step === 'match-tense'
}
