// The opening of a letter: what is applied for, and who applies.
import { comparePeriods } from '#engine/resume/dates.ts'
import type { Experience } from '#engine/resume/resume.ts'
import type { Facts } from '../facts.ts'
import { withArticle } from '../words/articles.ts'
import { countMonths, firstYear, lastYear } from '../work-years.ts'
import { choosePassing, fill } from './choose.ts'
import { bridges, introductions, openings } from './phrases-data.ts'
import type { Proof } from './pick-evidence.ts'
import type { LetterContext, PlannedSentence } from './planned-sentence.ts'
import { atEmployer, greetedTeam, roleName, targetCompany, targetTitle } from './role-name.ts'

export function planOpening(context: LetterContext, proofs: readonly Proof[]): PlannedSentence[] {
  const { posting, tone, choose, passes } = context
  const title = targetTitle(posting.title?.text)
  const company = targetCompany(posting.company?.text)?.replace(/^The (?=\S+ \S)/, 'the ')
  const slots = {
    title: title ?? 'advertised',
    aTitle: title && withArticle(title),
    // Whoever has been greeted by name is not named again at once.
    atCompany: company && !greetedTeam(posting, tone) ? ` ${atEmployer(company)}` : '',
  }
  const options = openings[tone].flatMap(
    (phrase) =>
      fill(
        title
          ? phrase
          : phrase
              .replace('position of {title}', 'position you have advertised')
              .replace('the {title} position', 'the position you have advertised'),
        slots,
      ) ?? [],
  )
  const first = choosePassing(choose, options, passes)
  return [
    ...(first
      ? [{ text: first, quotes: [title, posting.company?.text].filter((text): text is string => Boolean(text)) }]
      : []),
    ...introduce(context, proofs),
  ]
}

const YEARS_WORTH_SAYING = 2
const WISHES_WORTH_SAYING = 2
const numberNames = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** The job the opening speaks of: the last one, where its title makes a sentence. */
export function introducedJob({ resume }: Facts): Experience | undefined {
  const last = [...resume.experiences].sort(comparePeriods).find(({ company }) => company.trim() !== '')
  return last && roleName(last.position) ? last : undefined
}

/** Years count only for jobs with the same title. */
function introduce({ facts, choose, passes }: LetterContext, proofs: readonly Proof[]): PlannedSentence[] {
  const jobs = [...facts.resume.experiences].sort(comparePeriods)
  const job = introducedJob(facts)
  const role = job && roleName(job.position)
  if (!job || !role) return introduceByTitle(facts.resume.personalInfo.professionalTitle)
  const sources = [{ entry: `experiences.${job.id}`, kinds: ['employer', 'title', 'date'] as const }]
  const same = jobs.filter(({ position }) => roleName(position) === role)
  const years = Math.floor(countMonths(same, facts.today ?? '') / 12)
  const slots = {
    aRole: withArticle(role),
    atEmployer: atEmployer(job.company),
    years: numberNames[years] || String(years),
    start: yearText(firstYear(job)),
    end: yearText(lastYear(job, undefined)),
  }
  const options = introductions[kindOf(job, same, years)].flatMap((phrase) => fill(phrase, slots) ?? [])
  const text = choosePassing(choose, options, passes) ?? choose(options)
  const answered = new Set(proofs.filter((proof) => proof.job === job).map(({ ties }) => ties[0]?.text))
  answered.delete(undefined)
  const bridge = answered.size >= WISHES_WORTH_SAYING ? choose(bridges[job.current ? 'current' : 'past']) : undefined
  return text ? [{ text, sources }, ...(bridge ? [{ text: bridge, sources }] : [])] : []
}

function kindOf(job: Experience, same: readonly Experience[], years: number): keyof typeof introductions {
  if (years < YEARS_WORTH_SAYING) return job.current ? 'recent' : 'last'
  if (same.length > 1) return 'several'
  return job.current ? 'stays' : 'ended'
}

function yearText(year: number | undefined): string | undefined {
  return year === undefined ? undefined : String(year)
}

function introduceByTitle(title: string): PlannedSentence[] {
  const role = roleName(title)
  return role ? [{ text: `I am ${withArticle(role)}.`, sources: [{ entry: 'personalInfo', kinds: ['title'] }] }] : []
}
