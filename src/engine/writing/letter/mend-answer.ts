// What the person typed, with what a careful friend would set right before it is sent: apostrophes, capitals, two sentences
// held together by a comma, a subject left out. Not one fact is touched, and where the slip is not sure nothing is.
import { splitSentences } from '#engine/language/sentences.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { isRoleNoun } from '../words/roles.ts'

export function mendAnswer(text: string): string {
  const spelled = slips.reduce((said, [slip, right]) => said.replace(slip, right), text)
  const timed = spelled.replace(times, (time) => time.slice(0, 1).toUpperCase() + time.slice(1))
  // `on my own. stood in`: a sentence begins with a capital.
  const begun = timed.replace(/(?<=\p{L}{2}[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase())
  return splitSentences(addApostrophes(begun))
    .map((one) => parted(withSubject(agreeing(one))))
    .join(' ')
}

const slips: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|have|has|had|is|are|was|were|would|could|should)nt\b/gi, "$1n't"],
  [/\b(ca|wo)nt\b/gi, "$1n't"],
  [/\b(that|there|what|he|she|who)s (?=(?:a|an|the|it|all|not|no|just|only|why|what|been|always|my|one)\b)/gi, "$1's "],
  [/\b(they|you)re\b(?= )/gi, "$1're"],
  [/\b(they|we|you)ve\b(?= )/gi, "$1've"],
  [/\bi(?:['’]?m)\b/gi, "I'm"],
  [/\bIve\b/gi, "I've"],
  [/\bI(?:d)\b(?= (?:like|love|rather|be|want|say|have)\b)/g, "I'd"],
  [/\bid (?=(?:like|love|rather|be|want|say|have|pick|need|get|go|do|take|come|work|stay|move|learn)\b)/gi, "I'd "],
  [/\bi\b(?=[ ,'’])/g, 'I'],
  // `its` where only `it is` can stand.
  [
    /\bits (?=(?:an?|the|not|just|only|also|been|always|about|my|too|so|very|really|more like|what|where|why|how|\d+|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|fifty) )/gi,
    "it's ",
  ],
  [/\b(my|a|the) (bachelor|master|associate)s(?=[.,;!?]| (?:and|in|but|degree|next|this|by)\b|$)/gi, "$1 $2's"],
]

const times =
  /\b(?:january|february|april|june|july|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/g

const people =
  /^(?:cousin|brother|sister|mother|father|mum|mom|dad|aunt|uncle|friend|neighbou?r|boss|daughter|son|wife|husband)$/

/** `the owners son`, `my cousins birthday`: a person, and what is theirs. */
function addApostrophes(text: string): string {
  return text.replace(
    /\b(my|the|an?|our|his|her) (\p{Ll}{3,})s (?=(\p{Ll}+))/gu,
    (whole, whose: string, person: string, thing: string) => {
      const isPerson = people.test(person) || isRoleNoun(person)
      const isThing =
        tagWords(`${whose} ${person} ${thing}`).at(-1)?.tag === 'NOUN' &&
        readVerbForm(thing)?.isMoreOftenNoun !== false &&
        !/s$/.test(thing)
      return isPerson && isThing ? `${whose} ${person}'s ` : whole
    },
  )
}

const alone =
  /((?:^|[,;] |\b(?:and|but|because|so|that) )(?:he|she|it|nobody|everybody|everyone|somebody|someone|my (?:daughter|son|wife|husband|mother|father|partner|boss|family|manager)) )(\p{Ll}+)\b/giu

/** `nobody know your name`: one person, and a verb of many. */
function agreeing(sentence: string): string {
  return sentence.replace(alone, (whole, who: string, verb: string) => {
    const read = readVerbForm(verb)
    const isBase = read?.form === 'base' && verbForms(verb).past !== verb && !/^(?:let|be|have|do)$/.test(verb)
    return isBase ? who + verbForms(verb).third : whole
  })
}

const hangs =
  /^(?:if|when|because|as|since|after|while|although|though|before|once|where|whenever|until|unless|with|like|for|in|at|on|during|from|by|to)\b/i
const newClause =
  /, (?=(?:(?:now|so far|here|there|then|(?:in|at) (?:the|my|our) \p{L}+(?: \p{L}+)?) )?(?:(?:I|we|he|she|they|it|that|there|this|nobody|everybody)(?:['’](?:m|ve|re|s|d|ll))? |(?:the|my|our) ))/gu

/** `I've never used it, we were on paper` are two sentences. */
function parted(sentence: string): string {
  const commas = [...sentence.matchAll(newClause)].map(({ index }) => index)
  let said = sentence
  for (const at of commas.toReversed()) {
    const [before, after] = [said.slice(0, at), said.slice(at + 2)]
    // Commas before it make a list, or an aside.
    const clause = before.slice(before.lastIndexOf('; ') + 1).trim()
    if (!/[,:(]/.test(clause) && !hangs.test(clause) && isClause(clause) && isClause(after))
      said = `${before}; ${after}`
  }
  return said
}

const finite =
  /^(?:am|is|are|was|were|have|has|had|do|does|did|can|could|will|would|should|must|may|might|don['’]t|didn['’]t|doesn['’]t|haven['’]t|can['’]t|isn['’]t|wasn['’]t|weren['’]t)$/i
const subject = /^(?:I|we|he|she|they|it|that|there|this|nobody|everybody|you)$/i
const FAR = 5

/** Somebody, and soon behind it what they do. */
function isClause(text: string): boolean {
  const words = tagWords(text.replace(/\b(I|we|they|you|he|she|it|that|there)['’](m|ve|re|s|d|ll)\b/gi, '$1 is'))
  const start = words.findIndex(({ text: word, tag }) => subject.test(word) || tag === 'NOUN' || tag === 'PROPN')
  if (start < 0) return false
  return words
    .slice(start + 1, start + 1 + FAR)
    .some(
      ({ text: word, tag, lower }) => finite.test(word) || ((tag === 'VERB' || tag === 'AUX') && isInflected(lower)),
    )
}

function isInflected(lower: string): boolean {
  const form = readVerbForm(lower)?.form
  return form === 'past' || form === 'third' || form === 'base'
}

const participle = /^(?:been|seen|done|gone|driven|written|worn|taken|given|known|grown|spoken|eaten)$/i
const begins =
  /^(?:Want|Wanted|Haven['’]t|Don['’]t|Didn['’]t|Can['’]t|Never|Grew|Worked|Did|Have|Had|Was|Know|Live|Need|Hope|Think)$/i
const behindVerb =
  /^(?:an?|the|my|your|their|our|this|that|these|those|two|three|some|every|all|in|on|at|for|with|as|to|it|them|there|here|both|\d+)$/i

/** `Did a one day session`, `Seen your vans`: whose doing it was is not in doubt. */
function withSubject(sentence: string): string {
  const [first = '', second = '', third = ''] = sentence.split(/[\s,]+/)
  if (sentence.endsWith('?')) return sentence
  const rest = sentence.slice(0, 1).toLowerCase() + sentence.slice(1)
  const isPerfect = /^never$/i.test(first) && (participle.test(second) || /(?:ed|^run|^come)$/i.test(second))
  if (participle.test(first) || isPerfect) return `I have ${rest}`
  const isAct = (word: string) => readVerbForm(word.toLowerCase())?.form === 'past'
  const isQualified = /^(?:only|also|just|already)$/i.test(first) && isAct(second)
  const isTold = isAct(first) && behindVerb.test(second) && !subject.test(third)
  return begins.test(first) || isQualified || isTold ? `I ${rest}` : sentence
}
