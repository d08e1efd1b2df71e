// Tools that a job lists one to a line, or behind `Technologies:`. As lines they say nothing, so letters of developers had
// their titles and nothing else; that they worked with them there is what such a list means.
import type { Job } from '../facts/career.ts'
import { sayFrame } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import type { Posting } from '../posting/posting.ts'
import { spellNames } from '../steps/_names.ts'
import { joinWords } from '../words/join-words.ts'
import { findTerms } from '../words/terms.ts'
import type { Said, Tone } from './letter.ts'
import { atEmployer, isNoEmployer, isOwnAccount } from './role-name.ts'

const MOST = 5
const FEWEST = 2
const LONGEST = 3

const label =
  /^(?:(?:key |main |primary )?(?:technologies|tech(?:nology)? stack|stack|tools|environment|languages and tools|tools and technologies)(?: (?:used|and tools))?)\s*[:–-]\s*/i

/** The tools of a job as it lists them, each with its line. */
export function toolsOf({ lines }: Job): { name: string; line: string }[] {
  const found = lines.flatMap(({ role, text }) => {
    if (role !== 'line') return []
    const isLabelled = label.test(text)
    const names = isLabelled
      ? text
          .replace(label, '')
          .replace(/\.$/, '')
          .split(/\s*[,;|•]\s*|\s+\/\s+/)
      : [text.trim()]
    return names.filter((name) => isTool(name)).map((name) => ({ name: spellNames(name), line: text }))
  })
  return [...new Map(found.map((one) => [one.name.toLowerCase(), one])).values()]
}

/** Nothing but the name of a tool: `React`, `Angular 2+`. */
function isTool(name: string): boolean {
  const terms = findTerms(name).filter(({ term }) => term.kind === 'tool')
  const [first] = terms
  return (
    first !== undefined &&
    terms.length === 1 &&
    name.split(/\s+/).length <= LONGEST &&
    name.replace(/[\d.+#\s]/g, '').length <= first.text.replace(/[\d.+#\s]/g, '').length + 1
  )
}

/** What they ask for first, as many as a sentence holds; undefined where they ask for none of them. */
function namedTools(job: Job, posting: Posting): { names: string; lines: string[] } | undefined {
  const tools = toolsOf(job)
  const asked = new Set(findTerms(posting.text).map(({ term }) => term.id))
  const isAsked = ({ name }: { name: string }) => findTerms(name).some(({ term }) => asked.has(term.id))
  if (tools.length < FEWEST || !tools.some(isAsked)) return undefined
  const named = [...tools.filter(isAsked), ...tools.filter((one) => !isAsked(one))].slice(0, MOST)
  return { names: joinWords(named.map(({ name }) => name)), lines: named.map(({ line }) => line) }
}

/** Behind the job where the introduction names it, else in a sentence apart: `At Gong.io I work with React and Java.` */
export function sayTools(
  introduced: readonly Said[],
  jobs: readonly Job[],
  { posting, tone }: { posting: Posting; tone: Tone },
): { introduced: Said[]; apart: Said[] } {
  const found = jobs.flatMap((job) => {
    const named = isNoEmployer(job.company) || isOwnAccount(job.company) ? undefined : namedTools(job, posting)
    return named ? [{ job, ...named }] : []
  })
  const isBehind = (said: Said, job: Job) => said.entries.includes(job.entry) && behindJob.test(said.text)
  return {
    introduced: introduced.map((said) => {
      const one = found.find(({ job }) => isBehind(said, job))
      if (!one) return said
      const [text = said.text] = sayFrame(frames.where, tone, {
        introduced: said.text.replace(/\.$/, ''),
        did: `${toolSlots(one.job).work} with ${one.names}`,
      })
      return { ...said, text, entries: [...said.entries, ...one.lines] }
    }),
    apart: found
      .filter(({ job }) => !introduced.some((said) => isBehind(said, job)))
      .slice(0, MOST_APART)
      .flatMap(({ job, names, lines }) =>
        sayFrame(frames.tools, tone, { ...toolSlots(job), tools: names }).map((text) => ({
          text,
          entries: lines,
          quotes: [],
        })),
      ),
  }
}

const MOST_APART = 2

/** A sentence that ends with the employer and the time, and tells nothing of the work yet. */
export const behindJob =
  / (?:at|in|for) (?!.*(?:\bwhere\b|\bcurrently\b|\brecently\b|these days|\bpresent\b|\bexperience\b))\S/

/** All but the tools. */
export function toolSlots({ company, isCurrent }: Job): {
  atEmployer: string
  work: string
  use: string
  involves: string
} {
  const [work, use, involves] = isCurrent ? ['work', 'use', 'involves'] : ['worked', 'used', 'involved']
  return { atEmployer: atEmployer(company), work, use, involves }
}
