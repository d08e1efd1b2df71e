// Which kinds of work a text speaks of. Two lines can mean the same work and share no word: `Post cash receipts` and
// `Reconciled bank statements` are both bookkeeping.
import { remember } from '#engine/language/remember.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { kindsOfWork } from './kinds-of-work.gen.ts'

/** How certain each kind is, from 0 to 1. */
export type Kinds = ReadonlyMap<string, number>

type Cue = { kind: string; rest: readonly string[]; isStrong: boolean }

const WEAK = 0.5
const MOST_REMEMBERED = 4000

/** Cues by their first word. */
const cues = new Map<string, Cue[]>()
const common = new Set<string>()
const families = new Map<string, string>()
let family = ''
for (const row of kindsOfWork.trim().split('\n')) {
  if (row.startsWith('# ')) {
    family = row
    continue
  }
  const [head = '', words = ''] = row.split(/:(.*)/s)
  const kind = head.replace(/^-/, '')
  if (head.startsWith('-')) common.add(kind)
  families.set(kind, family)
  const [strong = '', weak = ''] = words.split('~')
  for (const [list, isStrong] of [
    [strong, true],
    [weak, false],
  ] as const) {
    for (const cue of list.split(',').map((one) => one.trim())) {
      const [first = '', ...rest] = cue.split(/[ -]/)
      if (first) cues.set(first, [...(cues.get(first) ?? []), { kind, rest, isStrong }])
    }
  }
}

/** Done in most jobs, so it says little about which one it is. */
export function isCommonKind(kind: string): boolean {
  return common.has(kind)
}

/** Nursing and daily care are not the same work, but near it. */
export function isSameFamilyOfWork(one: string, other: string): boolean {
  return !common.has(one) && families.get(one) === families.get(other)
}

export const kindsOf = remember(MOST_REMEMBERED, readKinds)

function readKinds(text: string): Kinds {
  // `front-end` and `front end` are one.
  const words = tagWords(text)
    .filter(({ lower }) => lower !== '-')
    .flatMap(({ lower, lemma }) => (lower.includes('-') ? lower.split('-').map((part) => [part]) : [[lower, lemma]]))
  const told = new Map<string, Set<string>>()
  const weights = new Map<string, number>()
  const named = new Set<string>()
  words.forEach((forms, place) => {
    for (const form of new Set(forms))
      for (const { kind, rest, isStrong } of cues.get(form) ?? []) {
        if (!rest.every((word, index) => words[place + 1 + index]?.includes(word))) continue
        const cue = [form, ...rest].join(' ')
        const seen = told.get(kind) ?? new Set()
        if (seen.has(cue)) continue
        told.set(kind, seen.add(cue))
        weights.set(kind, (weights.get(kind) ?? 0) + (isStrong ? 1 : WEAK))
        if (isStrong) named.add(kind)
      }
  })
  const kinds = new Map<string, number>()
  for (const [kind, weight] of weights)
    if (weight >= 1) kinds.set(kind, Math.min(1, named.has(kind) ? 0.6 + weight * 0.2 : 0.15 + weight * 0.3))
  return kinds
}
