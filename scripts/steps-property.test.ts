// Rule 2 held over the whole corpus: what a step writes is carried by the line it changes.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readLine } from '#engine/language/read-line.ts'
import { lemmaOfVerb } from '#engine/language/verb-forms.ts'
import { fromJsonResume } from '#engine/resume/from-json-resume.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { splitLines } from '#engine/resume/rich-text.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import { runSteps, stepOrder } from '#engine/writing/run-steps.ts'
import { misspellings } from '#engine/writing/steps/_misspellings.ts'
import type { LineContext, Step } from '#engine/writing/steps/_step.ts'
import { steps } from '#engine/writing/steps/registry.gen.ts'
import splitLine from '#engine/writing/steps/split-line.ts'
import { findUncarried } from '../tests/support/carried.ts'
import { findEvalFolder } from './support/writing-evaluation.ts'

const fixtures = ['src/engine/writing/fixtures', 'src/engine/writing/gate/fixtures']
const context = (tense: LineContext['tense']): LineContext => ({
  place: 'line',
  tense,
  knownWords: new Set(),
  names: new Map(),
  beside: {},
})

function linesOf({ personalInfo, experiences, projects, education }: Resume): string[] {
  const told = [...experiences, ...projects, ...education].flatMap(({ description = '' }) => splitLines(description))
  return [personalInfo.summary, ...told.map(({ text }) => text)]
}

function readCorpus(): string[] {
  const people = Object.values(templates).flatMap(({ sample }) => linesOf(sample))
  const files = fixtures.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.txt'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  )
  const written = files.flatMap((text) => text.split('\n').flatMap((line) => /^- (.{8,})$/.exec(line)?.[1] ?? []))
  const folder = findEvalFolder()
  const open = folder ? readdirSync(join(folder, 'truth')).filter((name) => name.endsWith('.json')) : []
  const read = open.flatMap((name) => {
    let count = 0
    const value: unknown = JSON.parse(readFileSync(join(folder ?? '', 'truth', name), 'utf8'))
    return linesOf(fromJsonResume(value, { newId: () => `${name}-${++count}` }).resume)
  })
  return [...new Set([...people, ...written, ...read])].filter((line) => line.trim() !== '' && line.length < 600)
}

const corpus = readCorpus()

/** Every change of the step over the corpus. */
function changesOf(step: Step): { before: string; after: string }[] {
  return corpus.flatMap((before) =>
    (['ended', 'current'] as const).flatMap((tense) => {
      const after = step.apply(before, context(tense))?.text
      return after === undefined || after === before ? [] : [{ before, after }]
    }),
  )
}

/** A misspelled word carries itself as it is spelled. */
const spelled = (text: string) => text.replace(/\p{L}+/gu, (word) => misspellings.get(word.toLowerCase()) ?? word)
/** A line as it is, spelled right, and as the lines that ran into each other in it. */
const sourcesOf = (line: string) => [
  line,
  spelled(line),
  ...(splitLine.apply(line, context('none'))?.text.split('\n') ?? []),
]
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}$€£%+]+/gu) ?? []
const base = (word: string) => lemmaOfVerb(word) ?? word.replace(/(?:es|s)$/, '')
const smallWord =
  /^(?:the|a|an|of|and|or|to|in|on|for|with|at|by|from|as|all|new|approximately|various|wide|variety|range|array|vast|broad|my)$/

const hedges =
  /^(?:assist|assisted|assisting|assists|help|helped|helping|helps|support|supported|supporting|participated|contributed|under|not|never|no|without|about|around|approximately|roughly|nearly|almost|up|least|most|planned|attempted|tried)$/

/** A hedge whose word is still there stands before it still. */
function findLostHedge({ before, after }: { before: string; after: string }): string | undefined {
  const spoken = (text: string) => wordsOf(text).filter((word) => !/^(?:an?|the)$/.test(word))
  const [old, fresh] = [spoken(before.replace(/,? but not limited to/i, '')), spoken(after)]
  return old.find((word, at) => {
    const next = old[at + 1]
    if (!hedges.test(word) || next === undefined || !fresh.some((other) => base(other) === base(next))) return false
    return !fresh.some((other, place) => base(other) === base(word) && base(fresh[place + 1] ?? '') === base(next))
  })
}

/** A verb of the output that is followed by something else than in the source. */
function findStrayVerb({ before, after }: { before: string; after: string }): string | undefined {
  const old = wordsOf(spelled(before))
  return after.split('\n').flatMap((line) => {
    const { verbs, words } = readLine(line)
    return verbs.filter(({ base: verb, at }) => {
      const object = words.slice(at + 1).find(({ lower }) => /^\p{L}/u.test(lower) && !smallWord.test(lower))
      const places = old.flatMap((word, place) => (lemmaOfVerb(word) === verb ? [place] : []))
      if (!object || places.length === 0) return false
      const [first = ''] = wordsOf(object.text)
      return !places.some((place) =>
        old.slice(Math.max(0, place - 8), place + 12).some((word) => base(word) === base(first)),
      )
    })
  })[0]?.base
}

const cause =
  /\b(?:because|so that|thereby|thus|therefore|resulting|leading to|led to|resulted|due to|by \p{L}+ing)\b/giu

it('has every step in its order, once', () => {
  expect([...stepOrder].sort()).toEqual(Object.keys(steps).sort())
})

it('looks at a corpus worth the name', () => {
  expect(corpus.length).toBeGreaterThan(2500)
})

describe.each(Object.entries<Step>(steps))('%s', (_name, step) => {
  const changes = changesOf(step)

  it('adds no word, number, bound or unit that its line does not carry', () => {
    const strays = changes.flatMap(({ before, after }) => {
      const words = findUncarried(after, { sources: sourcesOf(before), allowed: step.adds(before) })
      return words.length > 0 ? [{ before, after, words }] : []
    })
    expect(strays).toEqual([])
  })

  it('keeps hedges, negations and bounds where they were', () => {
    expect(
      changes.flatMap((change) => (findLostHedge(change) ? [{ ...change, lost: findLostHedge(change) }] : [])),
    ).toEqual([])
  })

  it('leaves verbs with what they were done to', () => {
    expect(
      changes.flatMap((change) => (findStrayVerb(change) ? [{ ...change, verb: findStrayVerb(change) }] : [])),
    ).toEqual([])
  })

  it('joins nothing as a cause that was not one', () => {
    const count = (text: string) => (text.match(cause) ?? []).length
    expect(changes.filter(({ before, after }) => count(after) > count(before))).toEqual([])
  })
})

it('does all at once what the steps do one by one: whole lines are carried too', () => {
  const allowed = (line: string) => Object.values<Step>(steps).flatMap((step) => [...step.adds(line)])
  const strays = corpus.flatMap((before) => {
    const after = runSteps(before, context('ended'))?.text
    const words =
      after === undefined ? [] : findUncarried(after, { sources: sourcesOf(before), allowed: allowed(before) })
    return words.length > 0 ? [{ before, after, words }] : []
  })
  expect(strays).toEqual([])
})
