// What is known of a verb of a line, and of the line so far.
import { peopleWords } from '../words/people-data.ts'
import { stem } from '../words/stem.ts'
import type { Form } from './tag-words.ts'

export type Owner = 'self' | 'people' | 'thing'

/** What is known of the line so far; findActVerb keeps it. */
export type Reading = {
  /** The form of the line's first verb: those in a row with it have the same. */
  mode: Form | 'either' | undefined
  last:
    | {
        at: number
        form: Form
        owner: Owner
        base: string
        isInfinitive: boolean
        isAdjective: boolean
        isAside: boolean
      }
    | undefined
  /** A clause of somebody else: `that the office approves`. */
  clause: { owner: Owner; isFinite: boolean; isSub: boolean } | undefined
}

export type ActVerb = {
  base: string
  form: Form
  owner: Owner
  /** In a row with the line's first verb: what held for the one before does not hold for it. */
  isMain: boolean
  /** `..., writing`, `by writing`: beside the doing before, not within it. */
  isAside: boolean
  /** `a committee to choose`: the body does it. */
  isOfBody: boolean
  /** `was asked to`: done to the person. */
  isPart: boolean
  /** `orders were packed`: by whom is not said. */
  isPassive?: boolean
}

export type Verb = Omit<ActVerb, 'base' | 'form'>
export type Found = Verb | 'adjective' | undefined

export const main: Verb = { owner: 'self', isMain: true, isAside: false, isOfBody: false, isPart: false }
export const inner: Verb = { ...main, isMain: false }

export const people = new Set(peopleWords.trim().split(/\s+/).map(stem))
/** Verbs by which others learn to do what follows. */
export const guides = /^(?:guide|advise|coach|train|instruct|teach|mentor|tutor|counsel|educate)$/

/** A verb in a clause of somebody else. */
export function ofOthers(reading: Reading, isPassive: boolean): Found {
  if (isPassive) return 'adjective'
  return { owner: reading.clause?.owner ?? 'people', isMain: false, isAside: false, isOfBody: false, isPart: false }
}
