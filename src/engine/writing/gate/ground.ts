// What a text is judged by: the lines of one job, or the whole resume with each fact left to the job it belongs to.
import { splitSentences } from '#engine/language/sentences.ts'
import type { Career, Job, School } from '../facts/career.ts'
import type { Slots } from '../frames/_frame.ts'
import { nameTarget } from '../letter/name-target.ts'
import type { Posting } from '../posting/posting.ts'
import { type ReadText, readText } from './read-segments.ts'
import { groupsOf } from './words.ts'

export type GateKind = 'line' | 'summary' | 'letter'

type SourceRole = 'line' | 'header' | 'skill' | 'language' | 'credential' | 'school' | 'person'

export type SourceText = { entry: string; role: SourceRole; read: ReadText }

/**
 * One job with what holds of the person anyway; the person alone, with what they were and where, but none of what they did; or all
 * jobs, for a sentence that names none or several of them.
 */
export type Scope = {
  jobs: readonly Job[]
  schools: readonly School[]
  texts: readonly SourceText[]
  keys: ReadonlySet<string>
  groups: ReadonlySet<number>
}

/** A second opinion: these words of the source carry that new word. */
export type Opinion = { word: string; source: string }

export type Ground = {
  kind: GateKind
  career: Career
  scopes: readonly Scope[]
  /** What the job asks for; a letter may tell it as the posting's. */
  posting: ReadonlySet<string>
  postingText: string
  /** The same beside a line as well: what may have been taken from it. */
  wholePosting: string
  /** What the job is called, or how the posting opens where no title was read. */
  wanted: string
  /** The same as our own letters call them. */
  named: Slots
  opinions: readonly Opinion[]
  /** Sentences the person was asked about and said are true. */
  confirmed: readonly string[]
}

export type GroundOptions = {
  kind: GateKind
  career: Career
  /** The entry a line belongs to. */
  entry?: string | undefined
  /** The line that is to be replaced. */
  before?: string | undefined
  posting?: Posting | undefined
  opinions?: readonly Opinion[] | undefined
  confirmed?: readonly string[] | undefined
}

export function openGround(options: GroundOptions): Ground {
  const { kind, career, entry, before, posting, opinions = [], confirmed = [] } = options
  const person = personTexts(career, kind)
  const scopes =
    kind === 'line' && entry !== undefined
      ? [
          openScope(
            career,
            career.jobs.filter((job) => job.entry === entry),
            [...entryTexts(career, entry), ...textsOf(before ?? '', entry, 'line'), ...person],
          ),
        ]
      : [
          ...career.jobs.map((job) => openScope(career, [job], [...entryTexts(career, job.entry), ...person])),
          ...career.resume.projects.map(({ id }) =>
            openScope(career, [], [...entryTexts(career, `projects.${id}`), ...person]),
          ),
          openScope(career, career.jobs, [...career.jobs.flatMap((job) => headerTexts(job)), ...person]),
          ...(career.jobs.length > 1
            ? [
                openScope(career, career.jobs, [
                  ...career.jobs.flatMap(({ entry: job }) => entryTexts(career, job)),
                  ...person,
                ]),
              ]
            : []),
        ]
  const words = posting ? piecesOf(posting.text).flatMap((piece) => [...readText(piece).keys]) : []
  const postingText = kind === 'line' ? '' : (posting?.text ?? '')
  const wanted = posting?.title?.text ?? posting?.text.slice(0, LONGEST_OPENING) ?? ''
  const named = posting ? nameTarget(posting) : {}
  const wholePosting = posting?.text ?? ''
  return {
    kind,
    career,
    scopes,
    posting: new Set(words),
    postingText,
    wholePosting,
    wanted,
    named,
    opinions,
    confirmed,
  }
}

const LONGEST_OPENING = 80

/** A job has a few dozen lines; what comes after these proves nothing. */
const MOST_TEXTS = 500

function openScope({ schools }: Career, jobs: readonly Job[], all: readonly SourceText[]): Scope {
  const texts = [...new Map(all.map((text) => [`${text.role} ${text.read.text}`, text])).values()].slice(0, MOST_TEXTS)
  const keys = new Set(texts.flatMap(({ read }) => [...read.keys]))
  return { jobs, schools, texts, keys, groups: carriedGroups(keys) }
}

function entryTexts(career: Career, entry: string): SourceText[] {
  const job = career.jobs.find((one) => one.entry === entry)
  const lines = (job ? job.lines : career.lines).filter((line) => line.entry === entry && line.role === 'line')
  return [...(job ? headerTexts(job) : []), ...lines.flatMap(({ text }) => textsOf(text, entry, 'line'))]
}

function headerTexts({ entry, title, company, source }: Job): SourceText[] {
  return [title, company, source.location ?? ''].flatMap((text) => textsOf(text, entry, 'header'))
}

function personTexts(career: Career, kind: GateKind): SourceText[] {
  const { personalInfo: info } = career.resume
  const roles: [readonly { text: string; entry: string }[], SourceRole][] = [
    [career.skills, 'skill'],
    [career.languages, 'language'],
    [career.credentials, 'credential'],
    [career.schools.map(({ header }) => header), 'school'],
    [career.lines.filter(({ entry }) => entry.startsWith('answers.') || entry.startsWith('education.')), 'person'],
    [kind === 'line' ? [] : career.lines.filter(({ entry }) => entry === 'personalInfo'), 'person'],
    [[info.professionalTitle, career.name, info.location].map((text) => ({ text, entry: 'personalInfo' })), 'person'],
  ]
  return roles.flatMap(([lines, role]) => lines.flatMap(({ text, entry }) => textsOf(text, entry, role)))
}

function textsOf(text: string, entry: string, role: SourceRole): SourceText[] {
  return piecesOf(text).map((piece) => ({ entry, role, read: readText(piece) }))
}

const LONGEST_PIECE = 500

/** The tagger leaves off what is longer than a sentence. */
function piecesOf(text: string): string[] {
  return splitSentences(text).flatMap((sentence) => {
    const pieces: string[] = []
    let rest = sentence
    while (rest.length > LONGEST_PIECE) {
      const cut = rest.lastIndexOf(' ', LONGEST_PIECE)
      pieces.push(rest.slice(0, cut > 0 ? cut : LONGEST_PIECE))
      rest = rest.slice(cut > 0 ? cut : LONGEST_PIECE).trim()
    }
    return rest === '' ? pieces : [...pieces, rest]
  })
}

const light =
  /^(?:carr|put|tak|get|giv|mak|do|go|hold|hav|bring|look|run|set|work|us|serv|handl|keep|com|pull|lay|hand|pass|fill|turn|meet|see|call|cover|draw|pick|clear|open|clos|order|plac|act)$/

/** `put` and `take` are said of everything and carry no other word. */
function carriedGroups(keys: ReadonlySet<string>): ReadonlySet<number> {
  return new Set([...keys].filter((key) => !light.test(key)).flatMap((key) => groupsOf('thesaurus', key)))
}

/** Whether the source says a word, in any form or by a plain synonym. */
export function says({ keys, groups }: Pick<Scope, 'keys' | 'groups'>, key: string): boolean {
  return keys.has(key) || groupsOf('thesaurus', key).some((group) => groups.has(group))
}

const groupsByText = new WeakMap<ReadText, ReadonlySet<number>>()

export function textSays({ read }: SourceText, key: string): boolean {
  if (read.keys.has(key)) return true
  let groups = groupsByText.get(read)
  if (!groups) {
    groups = carriedGroups(read.keys)
    groupsByText.set(read, groups)
  }
  const known = groups
  return groupsOf('thesaurus', key).some((group) => known.has(group))
}
