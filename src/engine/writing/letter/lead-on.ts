// Where a typed answer goes on without saying who: behind a dash, or behind a comma. `I have used Sage - moved the ledgers
// over in June` is one thing said and then told, and in a letter it is told by somebody.
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'

/** What may follow a verb whose doer was left out: what it was done to. */
export const behindVerb =
  /^(?:an?|the|my|your|their|our|this|that|these|those|two|three|some|every|all|in|on|at|for|with|as|to|it|them|there|here|both|\d+)$/i
const particle = /^(?:out|up|off|down|over|through|together)$/i
const behindParticle = /^(?:how|why|what|where|who|maybe|about|around|some|\d+)$/i

/** A past tense; `given` and `known` need a `have`. */
export function isAct(word: string): boolean {
  const lower = word.toLowerCase()
  const read = readVerbForm(lower)
  return read?.form === 'past' && verbForms(read.base).past === lower
}

/** `took over the rota`, `found out why`: a verb of two words, and what it was done to. */
export function isPhrasalAct([first = '', second = '', third = '']: readonly string[]): boolean {
  return isAct(first) && particle.test(second) && (behindVerb.test(third) || behindParticle.test(third))
}

const denies = /^(?:haven|hadn|didn|don|couldn|can)['’]t$/i
/** `hardly ever get an argument` */
const seldom = /^(?:hardly ever|hardly|rarely|seldom) (?=\p{Ll})/iu
const able = /^(?:can|could|have|had|did|do|am|was)$/i

/** Something done, and nobody named who did it. */
function lacksDoer(text: string): boolean {
  const words = text.split(/[\s,]+/)
  const [first = '', second = ''] = words
  if (denies.test(first) || (seldom.test(text) && !/^\S+(?: ever)? (?:I|we|a|an|the)\b/i.test(text))) return true
  if (able.test(first) && /^\p{L}/u.test(second) && !/^(?:I|you|we|they|he|she|it)$/i.test(second)) return true
  // `supervised by the chef` was not done by the person.
  return (isAct(first) && takes(second)) || isPhrasalAct(words) || isHabit(first, second)
}

function takes(second: string): boolean {
  return behindVerb.test(second) && !/^(?:in|on|at|for|with|as|to)$/i.test(second)
}

/** `run 40 jobs a year`; of `order, design and print` nobody knows. */
function isHabit(first: string, second: string): boolean {
  const verb = readVerbForm(first.toLowerCase())
  const isVerb = verb?.form === 'base' && (!verb.isMoreOftenNoun || /^(?:it|them)$/i.test(second))
  return isVerb && (takes(second) || /^\d/.test(second))
}

/** What the form offers to begin with: it claims a thing, and what follows tells of it. */
const claimed =
  /^I (?:have|hold|speak|(?:do not|don['’]t|have not|haven['’]t) (?:have|worked with|used|done|hold|speak))\b[^;:()]*$/
/** One thing done, and the next behind a comma alone. */
const did = /(?:^|; )I (?:then |also )?(\p{L}+) [^,;:()]*$/u

/** `I have experience with homes, seven years of service calls`: how much of it. */
const quantity =
  /^(?:about |around |over |nearly |some |roughly )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:years|months|weeks|seasons) (?:of|in|at|with|on|as)\b/i

export function leadOn(sentence: string): string {
  const [, before = '', after = ''] = /^([^:;]*?[^\s\d]) [-–—] (?!\d)(.+)$/su.exec(sentence) ?? []
  const isMine = /^I\b/.test(before)
  // A second dash closes an aside.
  if (before !== '' && !/ [-–—] |: /.test(after)) return `${before}: ${isMine && lacksDoer(after) ? 'I ' : ''}${after}`
  for (const { index } of sentence.matchAll(/, /g)) {
    const [head, rest] = [sentence.slice(0, index), sentence.slice(index + 2)]
    // `when a part is out I tag it, write it in the log and call quality` is a series.
    const isSeries = /[\s,]I /.test(head)
    if (claimed.test(head) && quantity.test(rest)) return `${head}: ${rest}`
    if (claimed.test(head) && !isSeries && lacksDoer(rest))
      return `${head}${/n['’]t |\bnot /.test(head) ? '; ' : '. '}${leadOn(`I ${rest}`)}`
    if (/^I\b/.test(head) && !isSeries && denies.test(rest.split(' ', 1)[0] ?? '')) return `${head}; I ${rest}`
    const [, verb = ''] = did.exec(head) ?? []
    if (isAct(verb) && isLast(rest)) return `${head} and ${rest}`
  }
  return sentence
}

function isLast(rest: string): boolean {
  const [first = '', second = ''] = rest.replace(/^re-/i, '').split(' ')
  return isAct(first) && takes(second) && !/, |;/.test(rest)
}
