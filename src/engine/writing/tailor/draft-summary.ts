// The summary for one job: who the person is, their own sentences, their strongest proof for it, and the skills it names.
import { splitSentences } from '#engine/language/sentences.ts'
import { plain } from '#engine/resume/rich-text.ts'
import type { Career } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { sayFrame } from '../frames/_frame.ts'
import summaryHeld from '../frames/summary-held.ts'
import summarySpeaks from '../frames/summary-speaks.ts'
import { leadSentence } from '../lead-sentence.ts'
import { nameCredentials } from '../letter/name-qualifications.ts'
import { countWords } from '../letter/shorten-clause.ts'
import type { Match } from '../match/match.ts'
import { figuresOf, rateLine, recencyOf } from '../match/rate-line.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import type { Dictionary } from '../steps/_step.ts'
import { strongestProofs } from '../summary.ts'
import { findSummaryProofs } from '../summary-proof.ts'
import { readResumeContext } from '../upgrade/line-context.ts'
import { canChange, mendText } from '../upgrade/mend-lines.ts'
import { dropPraiseWords, isWishSentence, saysNothing } from '../upgrade/says-nothing.ts'
import { joinWords } from '../words/join-words.ts'
import { isRoleNoun } from '../words/roles.ts'
import { relevanceOf } from './relevance.ts'

const LONGEST = 75
const BARE_TITLE = 4
/** Less would say the same again. */
const NEW_TOPICS = 2

export function draftSummary(career: Career, posting: Posting, match: Match, spelling?: Dictionary): DraftChange[] {
  const { summary } = career.resume.personalInfo
  if (plain(summary) !== summary || summary.includes('\n')) return []
  const mended = mendSummary(career, spelling)
  const said = splitSentences(mended.replace(/([a-z]{2}\.)(?=\p{Lu}\p{Ll})/gu, '$1 ')).map(endSentence)
  const telling = said
    .map(dropPraiseWords)
    .filter((sentence) => !saysNothing(sentence) && !isAim(sentence, posting))
    // A title by itself makes room for who the person is.
    .filter((one, place, all) => place > 0 || countWords(one) > BARE_TITLE || !canLead(all.slice(1), career))
  const lead = canLead(telling, career) ? leadSentence(career) : undefined
  const near = bestProofs(career, posting, [lead ?? '', ...telling].join(' '), spelling)
  // Who somebody is, and nothing more, is no summary.
  const proofs =
    near.length > 0 || telling.length > 0
      ? near
      : strongestProofs(career, spelling)
          .slice(0, 1)
          .map(({ text }) => text)
  const own = telling.length > 0 || lead || proofs.length > 0 ? telling : said
  const told = [lead ?? '', ...own].join(' ')
  const held = [sayHeld(career, posting, match, told), sayLanguages(career, match, told)].filter(Boolean).join(' ')
  const kept = fitIn(own, { posting, beside: [lead, ...proofs, held] })
  const after = [lead, ...kept, ...proofs, held].filter(Boolean).join(' ')
  // What only reads better is for the upgrade.
  if (after === '' || after === said.join(' ')) return []
  const hasLeft = kept.length < said.length
  return [
    {
      path: 'personalInfo.summary',
      kind: 'replace',
      group: 'match',
      before: summary,
      after,
      reason: reasonFor({
        hasLeftAim: said.some((sentence) => isAim(sentence, posting)),
        hasProof: near.length > 0 || held !== '',
        hasLead: Boolean(lead),
      }),
      ...(hasLeft || mended !== summary ? { needsLook: true as const } : {}),
    },
  ]
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

/** Two counts of years, or two titles, side by side would quarrel. */
function canLead(telling: readonly string[], career: Career): boolean {
  const text = telling.join(' ')
  return !saysWho(text, career) && !/\byears?\b/i.test(text)
}

/** What bears least on the job makes room first; who somebody is stays. */
function fitIn(
  own: readonly string[],
  { posting, beside }: { posting: Posting; beside: readonly (string | undefined)[] },
): readonly string[] {
  const room = LONGEST - countWords(beside.filter(Boolean).join(' '))
  const kept = [...own]
  const bearing = new Map(own.map((sentence) => [sentence, relevanceOf(sentence, posting).score]))
  while (kept.length > 1 && countWords(kept.join(' ')) > room) {
    const [least = ''] = kept.slice(1).toSorted((one, other) => (bearing.get(one) ?? 0) - (bearing.get(other) ?? 0))
    kept.splice(kept.lastIndexOf(least), 1)
  }
  return kept
}

const MOST_PROOFS = 2
const ARGUES = 1.6
/** What answers a wish in so many words is what a reader looks for at the top. */
const ANSWERS = 0.5
const ARGUES_WITHOUT_NUMBER = 1.7

/** The lines at the heart of this job that say most, where the summary does not say them yet. */
function bestProofs(
  career: Career,
  posting: Posting,
  told: string,
  spelling: Dictionary | undefined,
): readonly string[] {
  const rated = findSummaryProofs(career, spelling)
    .map((one) => ({
      ...one,
      rating:
        rateLine(one.text, posting) +
        recencyOf(one.place) +
        one.strength / 2 +
        ANSWERS * figuresOf(one.text, posting).must,
    }))
    .filter(({ rating, hasNumber }) => rating >= (hasNumber ? ARGUES : ARGUES_WITHOUT_NUMBER))
    .toSorted((one, other) => other.rating - one.rating)
  const chosen: string[] = []
  for (const { text } of rated) {
    const known = new Set(topicsOf([told, ...chosen].join(' ')).map(({ key }) => key))
    const isNew = topicsOf(text).filter(({ key }) => !known.has(key)).length >= NEW_TOPICS
    if (isNew && chosen.length < MOST_PROOFS && !chosen.some((one) => one.split(' ')[0] === text.split(' ')[0]))
      chosen.push(text)
  }
  return chosen
}

/** The licence they ask for, where hiring managers look first. */
function sayHeld(career: Career, posting: Posting, match: Match, told: string): string | undefined {
  const { names } = nameCredentials(career, posting, match)
  const [text] = names.length > 0 ? sayFrame(summaryHeld, 'plain', { credentials: joinWords(names) }) : []
  return text && !/\b(?:licen[cs]ed|certified|degree|CPA|RN)\b/.test(told) ? text : undefined
}

/** `Speaks Spanish.`, where they ask for it. */
function sayLanguages({ resume }: Career, { mustHave, niceToHave }: Match, told: string): string | undefined {
  const wanted = [...mustHave, ...niceToHave].flatMap(({ requirement }) => requirement.languages ?? [])
  const names = resume.languages
    .map(({ name }) => name.trim())
    .filter(
      (name) =>
        name !== 'English' &&
        wanted.some((one) => one.name.toLowerCase() === name.toLowerCase()) &&
        !told.includes(name),
    )
  const [text] = names.length > 0 ? sayFrame(summarySpeaks, 'plain', { languages: joinWords(names) }) : []
  return text
}

/** Nobody wants a new summary with the old typos in it. */
function mendSummary({ resume }: Career, spelling: Dictionary | undefined): string {
  const { summary } = resume.personalInfo
  if (summary.trim() === '' || !canChange(summary)) return summary
  const context = {
    ...readResumeContext(resume, spelling),
    place: 'summary' as const,
    tense: 'none' as const,
    beside: {},
  }
  return mendText(summary, 'personalInfo.summary', context)?.after ?? summary
}

type Drafted = { hasLeftAim: boolean; hasProof: boolean; hasLead: boolean }

function reasonFor({ hasLeftAim, hasProof, hasLead }: Drafted): string {
  if (hasLeftAim) return 'Leaves out the objective and says who you are.'
  if (hasProof) return 'Says what you have done that this job asks for.'
  return hasLead ? 'Says who you are and what you have done.' : 'Leaves out what everybody says and nobody can check.'
}

/** An objective: for another job it speaks against this one, and `where I can use my skills` says nothing about any. */
function isAim(sentence: string, posting: Posting): boolean {
  // `looking for a first advisor role`, where an advisor is wanted
  const [wanted] = (posting.title?.text ?? '')
    .toLowerCase()
    .split(/\P{L}+/u)
    .filter(isRoleNoun)
    .slice(-1)
  if (wanted && sentence.toLowerCase().includes(wanted)) return false
  if (
    /\b(?:seeking|looking for|to obtain|in search of) (?:an? |the )?(?:[\p{L}-]+ ){0,8}(?:position|role|job|work|opportunity|career|employment)\b/iu.test(
      sentence,
    )
  )
    return !/\d/.test(sentence)
  if (/\bseeking to (?:use|leverage|utilize|apply|contribute|obtain|grow|join|advance)\b/i.test(sentence)) return true
  return isWishSentence(sentence)
}

/** Whether the summary names the person's title already. */
function saysWho(summary: string, { jobs, resume }: Career): boolean {
  const text = summary.toLowerCase()
  const [first = ''] = splitSentences(summary)
  if (
    first
      .split(/[\s,]+/)
      .slice(0, 6)
      .some(isRoleNoun)
  )
    return true
  return [resume.personalInfo.professionalTitle, ...jobs.map(({ title }) => title)].some(
    (title) => title.trim() !== '' && text.includes(title.trim().toLowerCase()),
  )
}
