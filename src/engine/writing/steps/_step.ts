// A step changes one line in one named way and adds no words but those it declares.
import type { ChangeGroup } from '#engine/edit/change.ts'

export type Dictionary = { isWord: (word: string) => boolean }
/** `suggest`: the words one letter away from a misspelling. */
export type Spelling = Dictionary & { suggest: (word: string) => readonly string[] }

/** The kind of field a line stands in. */
export type LinePlace = 'line' | 'summary' | 'name' | 'place' | 'phone'

export type LineContext = {
  place: LinePlace
  /** ended: past tense; current: present for what still continues; none: left as it is. */
  tense: 'ended' | 'current' | 'none'
  spelling?: Spelling | undefined
  /** Words of the resume, of the posting and of the trades that are no mistakes, in small letters. */
  knownWords: ReadonlySet<string>
  /** The resume is spelled as in Britain, Ireland, Australia, New Zealand or South Africa. */
  isBritish?: boolean | undefined
  /** Names as they are written elsewhere in the resume, by their small letters. */
  names: ReadonlyMap<string, string>
  /** What the other lines of the same field do. */
  beside: {
    /** Whether they end with a full stop; undefined if they do not agree. */
    endWithStop?: boolean | undefined
    /** None of them begins with a capital. */
    beginSmall?: boolean | undefined
    /** The others are bullets and this line is not. */
    areBullets?: boolean | undefined
    /** Most of them open with a verb in the present. */
    areActs?: boolean | undefined
    /** Most of them open with `Provides` or `Doing`. */
    areDoings?: boolean | undefined
  }
}

type Stepped = {
  /** Several lines where a line becomes several. */
  text: string
  /** One plain sentence for the person. */
  reason: string
  /** False if this outcome should be seen first, although the step is safe as a rule. */
  isSafe?: false
}

export type Step = {
  group: ChangeGroup
  places: readonly LinePlace[]
  /** Whether it may be carried out unseen. */
  isSafe: boolean
  /** The words it may add to this line, all of them from a closed list. */
  adds: (line: string) => readonly string[]
  apply: (line: string, context: LineContext) => Stepped | undefined
}

export function defineStep(step: Step): Step {
  return step
}

export const noWords = (): readonly string[] => []
