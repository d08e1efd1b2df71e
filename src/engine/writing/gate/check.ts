// What a check is: it looks at one claim beside one source and says what is wrong, in plain words, or nothing.
import type { RefusalReason } from '../proposal.ts'
import type { GateKind, Ground, Scope } from './ground.ts'
import type { ReadText } from './read-segments.ts'

export type Claim = {
  read: ReadText
  kind: GateKind
  /** Told of the job and the employer, not of the person. */
  isOfPosting: boolean
  /** Wishing, offering or asking: nothing is said to be so. */
  isWish: boolean
  /** Told of the job at this place, though the sentence tells of the person elsewhere. */
  isPostingAt: (start: number) => boolean
}

/** Where a word the person is asked about stands in the sentence. */
export type OpenWord = { text: string; start: number; end: number }

/** `text` is read by the person: whole words, the true reason. */
export type Finding = { code: RefusalReason; text: string }

export type Check = (claim: Claim, scope: Scope, ground: Ground) => Finding | undefined

export function refuse(code: RefusalReason, text: string): Finding {
  return { code, text }
}
