// What keeps a line of a resume from reading as finished English. A suggestion that leaves one of these behind is worse
// than none: the person would have to fix the fix.
import { type ReadLine, readLine } from './read-line.ts'
import type { TaggedWord } from './tag-words.ts'
import { readVerbForm, type VerbForm, verbForms } from './verb-forms.ts'

type FaultKind =
  | 'begins small'
  | 'cut off'
  | 'bracket'
  | 'doubled'
  | 'words missing'
  | 'run together'
  | 'mixed forms'
  /** Good English, and yet no line that says what was done. */
  | 'weak opening'
  | 'tense'

/** `near`: the surrounding words of the line. */
export type Fault = { kind: FaultKind; near: string }

export type FaultOptions = { tense?: 'ended' | 'current' | 'none' | undefined }

const wantsMore =
  /\b(?:and|or|of|the|an?|to|with|for|by|at|from|(?<!\b(?:after|before|like|all|at|do|did) )that|which|including|as|into|than|their|his|her|our|such|both|between|(?<!-|\b(?:log|check|clock|turn|plug|br[io]|hand|sign|walk|call|trade|fill|move|drive|let)\w*(?: \p{L}+){0,2} )in)$|[,&–—-]$/iu
const missing =
  /\b(?:of|for|with|by|from|at|into) (?:responsible|of|is|was|were|are)\b|\b(?:the|an) (?:and|or|of|for|in|to|with|by|is|was)\b(?!-)|\bas well (?=(?!as\b)\p{L}{2,}\b \p{L})/iu
const small = /^\p{Ll}(?!\p{Ll}?\p{Lu})/u

export function findFault(line: string, { tense = 'none' }: FaultOptions = {}): Fault | undefined {
  const text = line.trim().replace(/[.;:]+$/, '')
  const cut = wantsMore.exec(text)
  if (cut) return { kind: 'cut off', near: wordsAround(text, cut.index) }
  const gap = missing.exec(text)
  if (gap) return { kind: 'words missing', near: wordsAround(text, gap.index) }
  const double = /(?<![\p{L}\p{N}-])(\p{L}{2,}) \1(?![\p{L}\p{N}-])/iu.exec(text)
  if (double) return { kind: 'doubled', near: double[0] }
  if (!isBalanced(text)) return { kind: 'bracket', near: '' }
  const read = readLine(text)
  const joint = findMixed(read)
  if (joint) return joint
  if (small.test(text)) return { kind: 'begins small', near: '' }
  return findWeakness(read, tense)
}

/** Whether it is wrong, and not only weak. */
export function isBroken(fault: Fault | undefined): boolean {
  return fault !== undefined && fault.kind !== 'weak opening' && fault.kind !== 'tense'
}

function isBalanced(text: string): boolean {
  const count = (sign: string) => text.split(sign).length
  return count('(') === count(')') && count('“') === count('”') && text.replace(/\d"/g, '').split('"').length % 2 === 1
}

function findWeakness({ shape, verbs: [head], words }: ReadLine, tense: FaultOptions['tense']): Fault | undefined {
  const weak: Fault = { kind: 'weak opening', near: '' }
  if (shape === 'duty' || shape === 'clause') return weak
  if (shape === 'state' && /^(?:involved|engaged)$/.test(words[head?.at ?? 0]?.lower ?? '')) return weak
  if (shape !== 'act' || !head || tense === 'none') return undefined
  const fits = tense === 'ended' ? head.form === 'past' : head.form === 'past' || head.form === 'base'
  return fits ? undefined : { kind: 'tense', near: '' }
}

const takesOf =
  /^(?:dispose|consist|approve|inform|think|speak|advise|notify|take|make|convince|assure|rid|clear|hear)$/
/** Behind these a verb has its own form. */
const governs =
  /^(?:to|that|which|who|whose|whom|while|when|where|how|if|because|so|can|could|will|would|may|must|should|help|helped|helping|let|not|by|for|of|in|through|including|from|with|without|before|after|as|on|about)$/

/** `Answered phones and greet guests`, `Led the team Completes reports`. */
function findMixed(read: ReadLine): Fault | undefined {
  const { words, verbs, shape, text } = read
  const headAt = verbs[0]?.at ?? 0
  const own: VerbForm | undefined = shape === 'act' ? verbs[0]?.form : undefined
  // `Draft and negotiate agreements`: what looks like a thing may be the verb they all follow.
  if (
    (!own && readVerbForm(words[0]?.lower ?? '')?.form === 'base') ||
    /^(?:help|let|make|assist)$/.test(verbs[0]?.base ?? '')
  )
    return undefined
  for (let at = headAt + 1; at < words.length; at += 1) {
    const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
    const verb = word && readVerbForm(word.lower)
    if (!before || !word || !next || !verb || isEither(verb.base) || verbs.some((one) => one.at === at)) continue
    const near = wordsAround(text, word.start)
    if (runsIn(before, word, next)) return { kind: 'run together', near }
    // `mailboxes and Teams policies`: a name isn't a verb.
    if (!/^(?:and|or|,|;|&)$/.test(before.lower) || /^\p{Lu}/u.test(word.text)) continue
    // `Take vital signs, answers phones`
    const isLeft = own === 'base' && verb.form === 'third' && next.tag === 'NOUN' && /[^s]s$/.test(next.lower)
    if (isLeft) return { kind: 'mixed forms', near }
    const isLoose = verb.form === 'ing' && word.tag === 'VERB' && words[at - 2]?.lower === ','
    if (own && before.lower === ',' && verb.form === 'ing' && returnsTo(words, at, own))
      return { kind: 'mixed forms', near }
    if (verb.isMoreOftenNoun && !isLoose) continue
    if (verb.form === 'base' && next.lower === 'of' && !takesOf.test(verb.base)) return { kind: 'mixed forms', near }
    if (own && verb.form === own) continue
    const since = words.slice(headAt + 1, at)
    const isDoing = since.some(({ lower, tag }) => tag === 'VERB' && /ing$/.test(lower))
    // `Led meetings of the team, and mentoring teachers`
    const isGoverned = isDoing || (!isLoose && since.some(({ lower }) => governs.test(lower)))
    if (!isGoverned && clashes(own, { verb: verb.form, word, before, next })) return { kind: 'mixed forms', near }
  }
  return undefined
}

/** `Answered phones, scheduling visits and filed documents`: the row leaves its form and comes back to it. */
function returnsTo(words: readonly TaggedWord[], from: number, own: VerbForm): boolean {
  return words.slice(from + 1).some(({ lower, tag }, place) => {
    const before = words[from + place]?.lower ?? ''
    const verb = readVerbForm(lower)
    return /^(?:and|,)$/.test(before) && tag === 'VERB' && verb?.form === own && !verb.isMoreOftenNoun
  })
}

/** `read`, `set` and `put` are one in both forms. */
function isEither(base: string): boolean {
  return base !== '' && verbForms(base).past === base
}

/** `to the website Created web pages`: a verb with a capital right after a plain small noun. */
function runsIn(before: TaggedWord, word: TaggedWord, next: TaggedWord): boolean {
  const verb = readVerbForm(word.lower)
  const isPlain = before.tag === 'NOUN' && /^\p{Ll}{3,}$/u.test(before.text) && /^\p{Lu}\p{Ll}{3,}$/u.test(word.text)
  return isPlain && verb?.form === 'past' && !verb.isMoreOftenNoun && /^\p{Ll}|^\d/u.test(next.text)
}

type Place = { verb: VerbForm; word: TaggedWord; before: TaggedWord; next: TaggedWord }

function clashes(own: VerbForm | undefined, { verb, word, before, next }: Place): boolean {
  const takesThing = /^(?:DET|NUM|PRON)$/.test(next.tag)
  const isVerb = word.tag === 'VERB' && (takesThing || /^(?:NOUN|ADJ)$/.test(next.tag))
  if (own === 'past' || own === undefined) {
    if (verb === 'ing') return own === 'past' && isVerb && /^(?:and|or|;|&)$/.test(before.lower)
    return (verb === 'base' || verb === 'third') && isVerb
  }
  if (verb === 'past') return takesThing && word.tag === 'VERB'
  return own === 'base' && verb === 'third' && isVerb
}

/** A few words around a place, for a question to quote. */
function wordsAround(text: string, at: number): string {
  const before = text.slice(0, at).split(/\s+/).filter(Boolean).slice(-2)
  const after = text.slice(at).split(/\s+/).filter(Boolean).slice(0, 2)
  return [...before, ...after].join(' ').replace(/^[,;:]+|[,;:.]+$/g, '')
}
