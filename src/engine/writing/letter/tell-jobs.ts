// What the person did, one paragraph for each job: in sentences where every line is one, else as a list.
import type { Job } from '../facts/career.ts'
import type { Said, Tone } from './letter.ts'
import { areTold, type Saying, sayLine, saySentence, whereAndWhen, whereOf } from './say-line.ts'
import { sayPoints } from './say-points.ts'
import type { ToldLine } from './told-line.ts'

type Sayable = { told: ToldLine; saying: Saying }

/** `introduced`: the job whose title and time the reader knows. */
type Telling = { tone: Tone; seed: number; introduced: Job | undefined }

/** A paragraph: sentences, or a list below what leads into it. */
export type Told = { said: Said[]; isList: boolean }

/** Two acts as short as this are one sentence. */
const SHORT = 13

/** `told`: the strongest first within each job. */
export function tellJobs(told: readonly ToldLine[], telling: Telling): Told[] {
  const jobs = [...new Set(told.map(({ job }) => job))].map((job) => told.filter((line) => line.job === job))
  // One form through the letter: sentences beside lists look patched.
  if (!jobs.every(areTold)) return sayPoints(told, telling).map((said) => ({ said, isList: true }))
  const paragraphs = jobs.map((lines) => {
    const own = lines.flatMap((line): Sayable[] => {
      const saying = sayLine(line)
      return saying ? [{ told: line, saying }] : []
    })
    return { said: tellJob(own, telling), isList: false }
  })
  return joinShort(paragraphs)
}

function tellJob(own: readonly Sayable[], { tone, seed, introduced }: Telling): Said[] {
  const [first, ...rest] = own
  if (!first) return []
  const { job } = first.told
  const at = job === introduced ? whereOf(job) : whereAndWhen(job)
  const said = [sayAll([first], { at, isFirst: true, turn: seed, tone })]
  for (let left = rest; left.length > 0; ) {
    const count = areShort(left.slice(0, 2)) ? 2 : 1
    said.push(sayAll(left.slice(0, count), { isFirst: false, turn: said.length - 1, tone }))
    left = left.slice(count)
  }
  return said
}

function areShort(pair: readonly Sayable[]): boolean {
  return (
    pair.length === 2 &&
    pair.every(({ saying: { act } }) => act && act.split(' ').length <= SHORT && !/[.;:!?]|, and\b/.test(act))
  )
}

function sayAll(own: readonly Sayable[], place: Parameters<typeof saySentence>[1]): Said {
  const [{ saying } = { saying: { act: '' } }, second] = own
  const joined = second?.saying.act ? { act: `${saying.act}, and I ${second.saying.act}` } : saying
  return { text: saySentence(joined, place) ?? '', entries: own.map(({ told: { line } }) => line.text), quotes: [] }
}

/** Jobs of one sentence each are one paragraph. */
function joinShort(paragraphs: readonly Told[]): Told[] {
  const joined: Told[] = []
  for (const [at, { said, isList }] of paragraphs.entries()) {
    const before = joined.at(-1)
    if (at > 1 && before && before.said.length <= 2 && said.length === 1) before.said.push(...said)
    else joined.push({ said: [...said], isList })
  }
  return joined
}
