// The form begins every answer with a yes: `I hold Washington registration`. Where what the person goes on to say takes it
// back, the letter must say no, and say it of no more than they did.
import { capitalize } from '#engine/language/plain-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'

const plainVerb =
  /^I (hold|speak|know|have (?:experience(?: (?:with|in|of))?|an? understanding of|knowledge of)) ([^.].+)$/su
const perfect = /^I (have (\p{L}+)(?: (?:with|in|on))?) (.+)$/su

type Begun = { verb: string; said: string; isDone: boolean }

export function withItsNo(sentence: string): string {
  const begun = readBegun(sentence)
  return begun ? (denyPart(begun) ?? denyWhole(begun) ?? namePart(begun) ?? sentence) : sentence
}

/** What the form began with, by its verb. */
function readBegun(sentence: string): Begun | undefined {
  const [, verb = '', said = ''] = plainVerb.exec(sentence) ?? []
  if (verb !== '') return { verb, said, isDone: false }
  const [, done = '', participle = '', after = ''] = perfect.exec(sentence) ?? []
  if (participle !== '' && participle !== 'been' && readVerbForm(participle)?.form === 'past')
    return { verb: done, said: after, isDone: true }
  return /^I have /.test(sentence) ? { verb: 'have', said: sentence.slice('I have '.length), isDone: false } : undefined
}

const negative = '(?:not yet|not so far|not really|not directly|not direct|no,? not yet|never)'
/** What comes behind the no: a new clause, or nothing. `not yet at speed` says how far it goes. */
const behind = '(?:[.!]?|[.,;:!] .*|,? (?:but|and|though|although|because) .*)'
const whole = new RegExp(`^(?<thing>[^:;,–—]{2,100}?)(?:(?:[:;,]| [-–—])? )(?<no>${negative})(?<rest>${behind})$`, 'su')

function denyWhole({ verb, said, isDone }: Begun): string | undefined {
  const { thing = '', no = '', rest = '' } = whole.exec(said)?.groups ?? {}
  // `Excel often, never with macros`, `Excel a little; SoupedUp not yet`: the no is of something else.
  if (thing === '' || /\b(?:only|a (?:little|bit)|some|mostly|often|every|daily|since)\b/i.test(thing)) return undefined
  if (/direct/.test(no) && /^have experience/.test(verb))
    return finish(`I have no direct ${verb.slice('have '.length)} ${thing}`, rest)
  const denied = negated(verb, isDone)
  // Who says `not really` has not said no.
  if (/really/.test(no)) return finish(`I ${denied.replace(/ not\b/, ' not really')} ${anyOf(thing)}`, rest)
  return finish(`I ${denied} ${anyOf(thing)}${/direct/.test(no) ? ' directly' : no === 'never' ? '' : ' yet'}`, rest)
}

/** `state and federal applications: not federal yet` denies one of two, and says nothing of the other. */
const partly = new RegExp(
  `^(?<thing>[^:;,–—]{2,100}?)(?:[:;,]| [-–—]) not (?:the |with |in )?(?<part>[\\p{L}\\d][^,;:.]{1,40}?) (?:yet|so far)(?<rest>${behind})$`,
  'su',
)

function denyPart({ verb, said, isDone }: Begun): string | undefined {
  const { thing = '', part = '', rest = '' } = partly.exec(said)?.groups ?? {}
  const [one = '', other = ''] = thing.split(/ (?:and|or|&) /)
  const isOne = (name: string) => name.toLowerCase() === part.toLowerCase()
  const words = other.split(' ')
  const isFirst = isOne(one)
  if (other === '' || !(isFirst || isOne(other) || isOne(words[0] ?? ''))) return undefined
  const then = bareOf(rest)
  // `not Epic yet, Cerner for 3 years`
  if (then !== '' && opensWithOneOf(thing, then))
    return isDone ? `I ${verb} ${then.replace(/\.$/, '')}; ${part} not yet.` : undefined
  // What both are: `applications` of `state and federal applications`.
  const isShared = /^\p{Ll}/u.test(part) && isFirst && words.length > 1
  const denied = isFirst ? [one, ...(isShared ? words.slice(1) : [])].join(' ') : other
  return finish(`I ${negated(verb, isDone)} ${denied} yet`, rest)
}

/** `SoupedUp and Excel: Excel every week, SoupedUp not yet`: what follows names them anew, so it needs the verb alone. */
const anew = /^([^:;,–—]{2,100}?)(?:[:;,]| [-–—]) (.+)$/su
const lastly = /^(?:but |and )?([^,;.:]+?) (?:not yet|not so far|never|no)\b/i

function namePart({ verb, said, isDone }: Begun): string | undefined {
  const [, thing = '', told = ''] = anew.exec(said) ?? []
  if (thing === '' || !(isDone || /^(?:speak|know|have experience (?:with|in|of))$/.test(verb))) return undefined
  if (!opensWithOneOf(thing, told)) return undefined
  for (const { index, 0: mark } of told.matchAll(/[,;] /g)) {
    const [first, other] = [told.slice(0, index), told.slice(index + mark.length)]
    const [, denied = ''] = lastly.exec(other) ?? []
    if (denied !== '' && opensWithOneOf(thing, denied) && wordsOf(first)[0] !== wordsOf(denied)[0])
      return `I ${verb} ${first.replace(/^(\S+(?: \S+)?) yes,? /i, '$1 ')}; ${other.replace(/^and /, '')}`
  }
  return undefined
}

function opensWithOneOf(thing: string, text: string): boolean {
  const [opening = ''] = wordsOf(text)
  return (
    opening.length > 1 && !/^(?:and|or|the|an?|of|in|with|not|no)$/.test(opening) && wordsOf(thing).includes(opening)
  )
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d](?:[\p{L}\d+#/-]|\.(?=\p{L}))*/gu) ?? []
}

function negated(verb: string, isDone: boolean): string {
  return isDone ? verb.replace(/^have/, 'have not') : `do not ${verb}`
}

/** `I have not trained cooks and waiters` would deny half of it. */
function anyOf(thing: string): string {
  return /\b(?:between|both)\b/.test(thing) ? thing : thing.replace(/ (?:and|&) /g, ' or ')
}

function bareOf(rest: string): string {
  return rest.replace(/^[\s.,;:!]+/, '')
}

function finish(said: string, rest: string): string {
  const then = bareOf(rest)
  if (then === '') return `${said}.`
  if (/^because\b/.test(then)) return `${said} ${then}`
  if (/^(?:but|and|though|although)\b/.test(then)) return `${said}, ${then}`
  return /^(?:I\b|\P{Ll})/u.test(then) ? `${said}. ${capitalize(then)}` : `${said}; ${then}`
}
