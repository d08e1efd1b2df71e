// What the person's reasons say of the suggestions that are still to come: deduced from the words, without asking anybody.
import type { Change } from '#engine/edit/change.ts'
import { diffWords } from '#engine/edit/word-diff.ts'
import { lowerWords } from '#engine/resume/lower-words.ts'
import { type RefusalWhy, refusalWhys } from '#shared/api/assistant.ts'
import type { Refusal } from './review.ts'

export const whyWords: Record<RefusalWhy, string> = {
  'not-true': 'Not true',
  'not-my-voice': 'Not my voice',
  'too-long': 'Too long',
  'not-for-this-job': 'Not for this job',
}

/** A resume that is for no job in particular has nothing that is not for it. */
export const whysFor = ({ hasJob }: { hasJob: boolean }): RefusalWhy[] =>
  refusalWhys.filter((why) => hasJob || why !== 'not-for-this-job')

/** Only what is said in other words can be untrue, in a strange voice or too long. */
export const canSayWhy = ({ kind }: Change): boolean => kind === 'replace'

/** Only words can be said otherwise. */
export const isEditable = ({ kind }: Change): boolean => kind === 'replace' || kind === 'add'

/** Whether two are the same suggestion, whichever run they came from: every run counts its ids from the start. */
export function isSameChange(one: Change, other: Change): boolean {
  return one.path === other.path && one.kind === other.kind && one.before === other.before && one.after === other.after
}

/** Why the person would refuse this one too; undefined if nothing they said speaks against it. */
export function setAsideWhy(change: Change, refusals: readonly Refusal[]): RefusalWhy | undefined {
  if (!canSayWhy(change)) return undefined
  return refusals.find((refusal) => speaksAgainst(change, refusal))?.why
}

function speaksAgainst(change: Change, { change: refused, why }: Refusal): boolean {
  if (why === undefined || isSameChange(change, refused)) return false
  if (why === 'too-long') return wordCount(change.after) > wordCount(change.before)
  if (why === 'not-my-voice') return change.group === refused.group && isOfKind(change, refused)
  if (why === 'not-for-this-job') return addsTheSame(change, refused)
  return sharesClaim(change, refused)
}

/** One of the same steps made it, or both came from a model, which names none. */
function isOfKind({ steps = [] }: Change, { steps: refused = [] }: Change): boolean {
  return steps.length === 0 ? refused.length === 0 : steps.some((step) => refused.includes(step))
}

/** It says one of the words that were not true, or puts something else in the place of the same word. */
function sharesClaim(change: Change, refused: Change): boolean {
  const [mine, theirs] = [wordsThatChange(change), wordsThatChange(refused)]
  const meet = (some: readonly string[], others: readonly string[]) => some.some((word) => others.includes(word))
  return meet(mine.added, theirs.added) || (meet(mine.removed, theirs.removed) && mine.added.length > 0)
}

/** A title nobody wants to apply under is not wanted in the summary either. */
function addsTheSame(change: Change, refused: Change): boolean {
  const [mine, theirs] = [wordsThatChange(change).added, wordsThatChange(refused).added]
  return theirs.length > 0 && theirs.every((word) => mine.includes(word))
}

function wordsThatChange({ before, after }: Change): { added: string[]; removed: string[] } {
  const parts = diffWords(before, after)
  const added = contentWords(parts.filter(({ kind }) => kind === 'added').map(({ text }) => text))
  const removed = contentWords(parts.filter(({ kind }) => kind === 'removed').map(({ text }) => text))
  // A word that only moved says nothing new.
  return {
    added: added.filter((word) => !removed.includes(word)),
    removed: removed.filter((word) => !added.includes(word)),
  }
}

const smallWords = new Set(
  'the and for with that this from into was were are has had have its their our your'.split(' '),
)

function contentWords(texts: readonly string[]): string[] {
  return lowerWords(texts.join(' ')).filter((word) => word.length > 2 && !smallWords.has(word))
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
