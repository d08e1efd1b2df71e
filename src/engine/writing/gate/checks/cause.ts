// What came of it: a result or a cause is never joined to a fact that has none.
import { type Check, refuse } from '../check.ts'
import { type Scope, says, textSays } from '../ground.ts'
import type { ReadText, Segment } from '../read-segments.ts'
import { contentKeys } from '../read-words.ts'
import { groupsOf, isOn } from '../words.ts'

export const cause: Check = {
  find: ({ read, isOfPosting, isWish }, scope) => {
    if (isOfPosting || isWish) return undefined
    for (const [place, segment] of read.segments.entries()) {
      const added = place > 0 ? addedResult(segment, scope) : undefined
      if (added) return refuse('claim', `Your resume does not say that this came of it: “${added}”.`)
      const gained = gainedThing(segment, scope)
      if (gained) return refuse('claim', `Your resume does not say that this came of it: “${gained}”.`)
      const word = segment.words.find(
        ({ key, verb, tag, lower }) =>
          groupsOf('outcome', key).length > 0 &&
          (verb !== undefined || tag === 'VERB') &&
          !plain.test(lower) &&
          segment.words[segment.words.findIndex((one) => one.key === key) + 1]?.lower !== 'by',
      )
      if (word && !isToldChange(segment, read, scope) && !saysOutcome(word.key, segment, scope))
        return refuse('claim', `Your resume does not say that this came of it: “${word.text}”.`)
    }
    const joint = causal.exec(read.text)?.[0]
    if (
      joint &&
      !scope.texts.some(
        (text) => text.role !== 'skill' && causalSource.test(text.read.text) && sharesBoth(text.read.keys, read, joint),
      )
    )
      return refuse('claim', `Your resume does not join these by “${joint.trim()}”.`)
    return undefined
  },
  examples: [
    {
      source: 'Rewrote the handout, which cut it from 11 pages to 4\nRan the fall reviews; falls dropped from 11 to 7',
      passes: ['Rewrote the handout, cutting it from 11 pages to 4', 'Shortened the handout from 11 pages to 4'],
      refuses: [
        'Ran the fall reviews, saving time',
        'Rewrote the handout, improving patient care',
        'Rewrote the handout, resulting in fewer calls',
      ],
    },
  ],
}

/** `, cutting readmissions`: an outcome whose object the resume does not have. */
function gainedThing({ words }: Segment, scope: Scope): string | undefined {
  for (const [at, word] of words.entries()) {
    const isTold = word.verb !== undefined || word.tag === 'VERB'
    if (!isTold || groupsOf('outcome', word.key).length === 0 || says(scope, word.key)) continue
    const end = words.findIndex(({ tag, kind }, place) => place > at && (tag === 'ADP' || kind !== 'word'))
    const object = words.slice(at + 1, end < 0 ? at + 6 : end).filter(({ isContent }) => isContent)
    const head = object.at(-1)
    if (head && head.tag === 'NOUN' && !says(scope, head.key) && !isOn('plain', head.key))
      return `${word.text} ${head.text}`
  }
  return undefined
}

/** `, which drew more foot traffic`: a clause hung on whose words the resume does not have. */
function addedResult({ words }: Segment, scope: Scope): string | undefined {
  const first = words.find(({ kind }) => kind === 'word')
  if (!first || !(/^(?:which|whose|so|thereby|thus)$/.test(first.lower) || first.verb?.form === 'ing')) return undefined
  const told = words.filter(({ kind, isContent, key }) => kind === 'word' && isContent && !isOn('plain', key))
  const unknown = told.filter(({ key }) => !says(scope, key))
  return unknown.length > 1 && unknown.length * 2 > told.length ? unknown.map(({ text }) => text).join(' ') : undefined
}

const plain =
  /^(?:lead|leads|led|leading|produc\w*|bring\w*|brought|caus\w*|rais(?:e|es|ing)|lift\w*|drop\w*|grow\w*|grew|grown|fall\w*|fell|cut|cuts|cutting|resolv\w*|solv\w*|generat\w*|allow\w*|start\w*|expand\w*|produce\w*)$/
const causal =
  /\b(?:as a result|resulting in|which (?:led|resulted|helped|allowed|enabled|made|meant|brought|saved|cut|reduced|improved|raised|increased|kept)|leading to|led to|thanks to|because|due to|thereby|so that|therefore|consequently|owing to)\b/i
const causalSource =
  /\b(?:result|resulting|which|that|led|leading|thanks|because|due|thereby|so|therefore|through|by|to|via|from|for|with)\b|ing\b/i

/** `reducing it from 6 to 2.5`, where the source has both numbers: only another verb for the change. */
function isToldChange({ words }: Segment, { numbers }: ReadText, { texts }: Scope): boolean {
  const [first, last] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
  const changed = numbers.filter(({ isPaired, isYear, at }) => isPaired && !isYear && at >= 0)
  return (
    changed.length > 1 &&
    last > first &&
    texts.some(({ read }) =>
      changed.every(({ value }) => read.numbers.some((one) => one.value === value && one.isPaired)),
    )
  )
}

function saysOutcome(key: string, segment: Segment, scope: Scope): boolean {
  const groups = groupsOf('outcome', key)
  const rest = segment.keys.filter((one) => one !== key)
  return scope.texts.some((text) => {
    const isSaid =
      textSays(text, key) ||
      (groups.includes(1) && text.read.keys.has('down')) ||
      (groups.includes(0) && text.read.keys.has('up')) ||
      [...text.read.keys].some((one) => groupsOf('outcome', one).some((group) => groups.includes(group)))
    return isSaid && (text.role !== 'line' || rest.length === 0 || rest.some((one) => textSays(text, one)))
  })
}

/** Both sides of the joint must stand in the one line. */
function sharesBoth(keys: ReadonlySet<string>, { text, words }: ReadText, joint: string): boolean {
  const from = text.indexOf(joint)
  const sides = [words.filter(({ end }) => end <= from), words.filter(({ start }) => start >= from + joint.length)]
  return sides.every((side) => side.length === 0 || contentKeys(side).some((key) => keys.has(key)))
}
