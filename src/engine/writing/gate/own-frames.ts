// The sentences our own letters are made of, filled with what the resume says: they open and close a letter, say who writes and what
// they hold, and are true by the dates and the lists of the resume.
import { withArticle } from '#engine/language/articles.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import { type Career, type Job, readCareer } from '../facts/career.ts'
import { type Frame, sayFrame } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import { callingTime } from '../letter/calling-time.ts'
import { degreeOf } from '../letter/degree-name.ts'
import { findMotive } from '../letter/find-motive.ts'
import { isLast, sayCalling, sayWho, tellJob } from '../letter/introduce.ts'
import { factsBehind } from '../letter/lead-fact.ts'
import { tones } from '../letter/letter.ts'
import { papersOf, sayDegree, studyOf, withLevel } from '../letter/name-qualifications.ts'
import { askedSkill } from '../letter/name-skills.ts'
import { toolSlots, toolsOf } from '../letter/name-tools.ts'
import { readSummary } from '../letter/say-for-themselves.ts'
import { isState, sayCertificate, sayTest } from '../letter/say-paper.ts'
import { actsOf, leadsOf } from '../letter/say-points.ts'
import { setRight } from '../letter/set-right.ts'
import { waysToSayWho } from '../summary/say-who.ts'
import { fitsJobs, isDuration } from './checks/durations.ts'
import type { Ground } from './ground.ts'
import { readText } from './read-segments.ts'

type Known = {
  said: ReadonlySet<string>
  lists: readonly { before: string; after: string; items: readonly string[] }[]
}

const known = new WeakMap<Ground, Known>()

export function isOwnFrame(sentence: string, ground: Ground): boolean {
  if (ground.kind === 'line') return false
  const own = known.get(ground) ?? (ground.kind === 'letter' ? framesFor(ground) : summaryFramesFor(ground))
  known.set(ground, own)
  const said = bare(withoutReference(sentence, ground))
  if (own.said.has(said) || isIntroduction(sentence, own, ground)) return true
  return own.lists.some(
    ({ before, after, items }) =>
      items.length > 0 &&
      said.startsWith(before) &&
      said.endsWith(after) &&
      isListOf(said.slice(before.length, said.length - after.length), items),
  )
}

/** The number under which the posting wants to be answered is the posting's. */
function withoutReference(sentence: string, { postingText }: Ground): string {
  return sentence.replace(/ \(reference ([^()]+)\)(?=\.$)/, (whole, reference: string) =>
    postingText.includes(reference) ? '' : whole,
  )
}

export function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$€£]+/gu, ' ')
    .trim()
}

/** Stands for a number of years that the dates, or the person's own summary, give. */
const SOME = 'so many'

function framesFor({ career, named: slots, postingText }: Ground): Known {
  // A letter reads the resume set right, with its run-on lines parted.
  const told = readCareer(setRight(career.resume), { today: career.today })
  const introductions = career.jobs.map((job) => ({ job, said: introductionsOf(job, career) }))
  const facts = introductions.flatMap(({ job: { entry }, said }) => {
    const job = told.jobs.find((one) => one.entry === entry)
    return job ? factsBehind(said, job, told) : []
  })
  const degrees = career.schools.flatMap(({ source }) =>
    [degreeOf(source, career.today) ?? [], sayDegree(source, career.today) ?? []].flat(),
  )
  const papers = papersOf(career).map((one) => sayCertificate(one, career.today))
  const said = tones.flatMap((tone) => [
    ...sayFrame(frames.opening, tone, slots),
    // Phone and address are one or two.
    ...['it', 'it or it'].flatMap((contact) => sayFrame(frames.closing, tone, { ...slots, contact })),
    ...degrees.flatMap((degree) => sayFrame(frames.introduction, tone, { degree })),
    ...[career, told].flatMap((one) => sayFrame(frames.who, tone, { who: sayWho(one) })),
    ...sayFrame(frames.calling, tone, { calling: sayCalling(career) }),
    ...sayFrame(frames.motive, tone, { motive: findMotive(career.resume.personalInfo.summary) }),
  ])
  return {
    said: new Set(
      [
        // `At Brook Inc. (Clerk, 2019 to 2021):` is two to whoever reads sentences.
        ...[...said, ...[...career.jobs, ...career.projects].flatMap(leadsOf)].flatMap((text) => splitSentences(text)),
        ...introductions.flatMap((one) => one.said),
        ...facts,
        ...told.jobs.flatMap((job) => actsOf(job, told)),
        ...readSummary(told).flatMap(({ text }) => text ?? []),
      ].map(bare),
    ),
    lists: [
      ...introductions.flatMap(({ job, said }) => toolLists(job, said)),
      {
        before: 'i am',
        after: '',
        items: papers.filter(isState).flatMap((state) => [bare(state), bare(withArticle(state))]),
      },
      ...[frames.credential, frames['credential-too'], frames.training].flatMap((frame) =>
        listsOf(frame, [
          ...career.resume.certifications.map(({ name }) => name),
          ...papers,
          ...career.skills.map(({ text }) => text),
          ...degrees,
        ]),
      ),
      ...listsOf(frames.passed, papers.map(sayTest)),
      ...listsOf(
        frames.studies,
        career.schools.flatMap(({ source }) => studyOf(source, career.today) ?? []),
      ),
      ...listsOf(
        frames.skills,
        career.skills.flatMap(({ text }) => askedSkill(text, postingText) ?? []),
      ),
      ...listsOf(
        frames.languages,
        career.resume.languages.map(({ name, level }) => withLevel(name, level)),
      ),
    ],
  }
}

/** Who writes, in every tone: as what, where and since when. */
function introductionsOf(job: Job, career: Career): string[] {
  const told = tellJob(job, career)
  if (!told) return []
  const { callingYears, ...calling } = callingTime(job, career)
  const years = isLast(job, career) ? SOME : undefined
  const ways = [
    { ...told, years },
    { ...told, ...calling, callingYears: callingYears && SOME, years },
  ]
  return [...new Set(ways.flatMap((slots) => tones.flatMap((tone) => sayFrame(frames.introduction, tone, slots))))]
}

/** `…, where I work with React and Java`, `At Gong.io I work with React and Java`: the tools that the job lists. */
function toolLists(job: Job, introductions: readonly string[]): Known['lists'] {
  const items = toolsOf(job).map(({ name }) => bare(name))
  const { work, ...slots } = toolSlots(job)
  const sentences = [
    ...tones.flatMap((tone) => sayFrame(frames.tools, tone, { ...slots, work, tools: TOOLS })),
    ...introductions.map((said) => `${said.replace(/\.$/, '')}, where I ${work} with ${TOOLS}.`),
  ]
  return sentences.map((text) => {
    const [before = '', after = ''] = text.split(TOOLS).map(bare)
    return { before, after, items }
  })
}

/** Stands for the names of tools. */
const TOOLS = '\u0000'

function summaryFramesFor({ career, postingText }: Ground): Known {
  const papers = [
    ...career.resume.certifications.map((one) => sayCertificate(one, career.today)),
    ...career.resume.certifications.map((one) => sayCertificate({ ...one, issuer: '' }, career.today)),
    ...career.schools.flatMap(({ source }) => sayDegree(source, career.today) ?? []),
    ...career.skills.map(({ text }) => text),
  ].flatMap((name) => [name, name.replace(/^(?:an?|the) /, '')])
  const short = papers.map((name) => name.replace(/ from .*$/, '').replace(/ \([^()]*\d{4}\)$/, ''))
  return {
    said: new Set(waysToSayWho(career).map(bare)),
    lists: [
      ...listsOf(frames['summary-held'], [
        ...papers,
        ...short,
        ...short.map((name) => name.replace(/ \(online\)$|(?<=['’]s) degree/gi, '')),
      ]),
      ...listsOf(
        frames['summary-skills'],
        career.skills.flatMap(({ text }) => askedSkill(text, postingText) ?? []),
      ),
    ],
  }
}

function listsOf(frame: Frame, names: readonly string[]): Known['lists'] {
  const items = names.map(bare).filter(Boolean)
  return tones.flatMap((tone) =>
    frame[tone].map((text) => {
      const [before = '', after = ''] = text.split(/\{\w+\}/).map(bare)
      return { before, after, items }
    }),
  )
}

/** Nothing but these, each as it is listed. */
function isListOf(text: string, items: readonly string[]): boolean {
  const rest = [...items]
    .sort((one, other) => other.length - one.length)
    .reduce((left, item) => left.replace(` ${item} `, ' | '), ` ${text.trim()} `)
  return /\|/.test(rest) && rest.split(/[\s|]+/).every((word) => /^(?:|and|an?|the)$/.test(word))
}

/** Who writes, with years that the dates, or the person's own summary, give. */
function isIntroduction(sentence: string, { said }: Known, { career }: Ground): boolean {
  const [, told = ''] = /\b((?:more than |over )?[\w-]+) years of experience\b/i.exec(sentence) ?? []
  if (told === '' || !said.has(bare(sentence.replace(told, SOME)))) return false
  const read = readText(sentence)
  const number = read.numbers.find((one) => isDuration(one, read))
  const isClaimed = readText(career.resume.personalInfo.summary).numbers.some(
    ({ value, bound, nouns }) => value === number?.value && bound === number.bound && nouns.includes('year'),
  )
  return number !== undefined && (isClaimed || fitsJobs(number, career.jobs, career.today))
}
