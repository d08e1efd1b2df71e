// What a job is about, as weighted topics: its title first, then what it asks for and what is to be done. A line bears on
// the job by the words they share, by words of one topic, and by the kind of work.
import { rememberOf } from '#engine/language/remember.ts'
import { nearness, rarityOf, vectorOf } from '#engine/language/word-vectors.ts'
import { kindsOf } from '../facts/kinds-of-work.ts'
import { isSameFamily, subjectOf, type Topic, topicsOf } from '../facts/topics.ts'
import type { Posting, Requirement } from '../posting/posting.ts'
import { isRoleNoun } from '../words/roles.ts'
import { bearsOn } from './posting-work.ts'

type CoreTopic = { key: string; weight: number; vector: Float32Array | undefined }
/** `named`: the words of the title, which count in full however broad they are. */
type Core = { topics: readonly CoreTopic[]; named: ReadonlySet<string> }

const TITLE = 2
/** `worker`, `specialist`: what people are called says less than what they work with. */
const ROLE = 0.8
const DUTY = 0.7
const MOST_TOPICS = 60
/** With fewer wishes than this the first lines must say what it is about. */
const FEW = 4
const LEAD = 600
/** Below this, two words merely occur in the same contexts. */
const NEAR = 0.42
const KIN = 0.8
const OF_KIND = 0.7

const weightOf: Record<Requirement['kind'], number> = {
  skill: 1,
  experience: 1.2,
  years: 1,
  licence: 0.8,
  degree: 0.4,
  language: 0.3,
  trait: 0.02,
  physical: 0.02,
}

const coreOf = rememberOf(readCore)

function readCore({ title, mustHave, niceToHave, duties, text }: Posting): Core {
  const named = subjectOf(title?.text)
  const sums = new Map<string, { topic: Topic; sum: number }>()
  const count = (words: string, weight: number) => {
    for (const topic of topicsOf(words)) {
      const { sum } = sums.get(topic.key) ?? { sum: 0 }
      sums.set(topic.key, { topic, sum: sum + weight * sayingOf(topic, named) })
    }
  }
  const name = title?.text ?? ''
  count(name, TITLE)
  const role = topicsOf(name).filter(({ word }) => isRoleNoun(word))
  for (const { key, word } of role) sums.set(key, { topic: { key, word, weight: 1 }, sum: ROLE })
  for (const { quote, kind } of mustHave) count(quote, weightOf[kind])
  for (const { quote, kind } of niceToHave) count(quote, weightOf[kind] / 2)
  // The first duties are what the job is for.
  duties.forEach(({ quote }, place) => {
    count(quote, DUTY * (place < 3 ? 1.4 : 1))
  })
  const work = mustHave.filter(({ kind }) => kind !== 'trait' && kind !== 'physical')
  if (work.length + duties.length < FEW) count(text.slice(0, LEAD), DUTY / 2)
  const greatest = Math.max(1, ...[...sums.values()].map(({ sum }) => sum))
  const topics = [...sums.values()]
    .toSorted((one, other) => other.sum - one.sum)
    .slice(0, MOST_TOPICS)
    .map(({ topic, sum }) => ({
      key: topic.key,
      weight: Math.sqrt(sum / greatest),
      vector: vectorOf(topic.word.toLowerCase()),
    }))
  return { topics, named }
}

/** How much a word says about the work: rare ones more, generic ones little. */
function sayingOf({ word, weight, key }: Topic, named: ReadonlySet<string>): number {
  return (
    (named.has(key) ? Math.max(1, weight) : weight) * (key.startsWith('term:') ? 1 : rarityOf(word.toLowerCase()) ** 2)
  )
}

/** How much a text has to do with what the job is about: 0 for nothing, about 1 for a line at the heart of it. */
export function bearingOf(text: string, posting: Posting): number {
  const { topics, named } = coreOf(posting)
  let sum = 0
  let all = 0
  for (const topic of topicsOf(text)) {
    const saying = sayingOf(topic, named)
    all += saying
    sum += saying * nearestTo(topic, topics)
  }
  const shared = all === 0 ? 0 : sum / Math.sqrt(all + 1)
  return shared + OF_KIND * Math.min(1, bearsOn(kindsOf(text), posting))
}

function nearestTo({ key, word }: Topic, core: readonly CoreTopic[]): number {
  const vector = key.startsWith('term:') ? undefined : vectorOf(word.toLowerCase())
  let best = 0
  for (const wanted of core) {
    if (wanted.weight <= best) break
    best = Math.max(best, wanted.weight * likeness(key, vector, wanted))
  }
  return best
}

function likeness(key: string, vector: Float32Array | undefined, wanted: CoreTopic): number {
  if (key === wanted.key) return 1
  if (isSameFamily(key, wanted.key)) return KIN
  const near = vector && wanted.vector ? nearness(vector, wanted.vector) : 0
  return near < NEAR ? 0 : Math.min(KIN, near - NEAR / 2)
}

/** Words the posting itself uses for the work, those of its title apart: how many a text says, each by its weight. */
export function sharedWith(text: string, posting: Posting): { titled: number; said: number; share: number } {
  const { topics, named } = coreOf(posting)
  const weights = new Map(topics.map(({ key, weight }) => [key, weight]))
  const own = topicsOf(text)
  const said = own.reduce((sum, { key }) => sum + (weights.get(key) ?? 0), 0)
  return { titled: own.filter(({ key }) => named.has(key)).length, said, share: said / Math.max(1, own.length) }
}
