// The skills they ask for come first, in the person's own order: what weights made of it buried what somebody is best at.
import { rarityOf } from '#engine/language/word-vectors.ts'
import type { Career } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { joinWords } from '../words/join-words.ts'
import { keyOf } from './shown-needs.ts'

const FEWEST_SKILLS = 4
const FEWEST_NAMED = 2
const MOST_NAMED = 3
/** Nobody looks at the order further down. */
const LOOKED_AT = 4
/** One word that is so rare names a thing: `multibeam`. */
const RARE = 0.85
const wordPattern = /[\p{L}\d+#.-]*[\p{L}\d+#]/gu

export function leadSkills(career: Career, posting: Posting): DraftChange[] {
  const isNamed = namedIn(posting)
  const said = new Set(topicsOf(posting.text).map(({ key }) => keyOf(key)))
  const isNear = (name: string) => {
    const heavy = topicsOf(name).filter(({ weight }) => weight >= 1)
    return heavy.length > 0 && heavy.every(({ key }) => said.has(keyOf(key)))
  }
  return career.resume.skillCategories.flatMap(({ id, skills }): DraftChange[] => {
    const names = skills.map(({ name }) => name)
    // What somebody names first is their trade.
    const first = names.filter((name, at) => at === 0 || isNamed(name))
    // `AWS (ECS` and `RDS)`: a list that was read in pieces.
    const isWhole = names.every((name) => name.split('(').length === name.split(')').length)
    if (names.length < FEWEST_SKILLS || first.length < FEWEST_NAMED || !isWhole) return []
    const after = [...first, ...names.filter((name) => !first.includes(name))]
    const top = new Set(names.slice(0, LOOKED_AT))
    const risen = after.slice(0, LOOKED_AT).filter((name) => !top.has(name))
    if (risen.length === 0) return []
    // What they may mean by other words is not passed.
    const last = Math.max(...risen.map((name) => names.indexOf(name)))
    if (names.slice(0, last).some((name) => !first.includes(name) && isNear(name))) return []
    const named = risen.slice(0, MOST_NAMED).map((name) => name.replace(/\s*\([^)]*\)/g, ''))
    return [
      {
        path: `skillCategories.${id}.skills`,
        kind: 'order',
        group: 'match',
        before: names.join('\n'),
        after: after.join('\n'),
        reason: `Moves up what is closest to what they ask for: ${joinWords(named)}.`,
      },
    ]
  })
}

/** Whether the posting names the skill: word for word, by all that weighs in its name, or by a word nobody else uses. */
function namedIn({ text }: Posting): (name: string) => boolean {
  const wordsOf = (said: string): readonly string[] => said.match(wordPattern) ?? []
  const flat = (words: readonly string[]) => ` ${words.map((word) => word.toLowerCase().replace(/s$/, '')).join(' ')} `
  const words = new Set(wordsOf(text))
  const said = flat(wordsOf(text))
  const lines = text.split(/[\n:;,.()]/).map((line) => new Set(topicsOf(line).map(({ key }) => keyOf(key))))
  return (whole) => {
    const name = whole.replace(/\s*\([^)]*\)/g, '')
    // `DRAINS` is a program, whatever they say of drains.
    if (name === name.toUpperCase()) return /\p{Lu}/u.test(name) && words.has(name)
    if (wordsOf(name).length > 0 && said.includes(flat(wordsOf(name)))) return true
    const topics = topicsOf(name)
    // What is left of `requirements gathering` without its empty word is another thing.
    const isWhole = topics.length === (name.match(/\p{L}{3,}/gu) ?? []).length
    const isIn = (line: ReadonlySet<string>) => topics.every(({ key }) => line.has(keyOf(key)))
    const rare = topics.filter(({ word }) => rarityOf(word.toLowerCase()) >= RARE)
    return (
      (isWhole && topics.length > 0 && lines.some(isIn)) ||
      rare.some(({ key }) => lines.some((line) => line.has(keyOf(key))))
    )
  }
}
