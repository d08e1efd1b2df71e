// What the person typed, with what a careful friend would set right before it is sent: apostrophes, capitals, two sentences
// held together by a comma, a subject left out. Not one fact is touched, and where the slip is not sure nothing is.
import { splitSentences } from '#engine/language/sentences.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import { grammarSteps, runSteps } from '../run-steps.ts'
import type { LineContext } from '../steps/_step.ts'
import { apostrophize } from '../steps/add-apostrophe.ts'
import { isKin } from '../words/kin.ts'
import { isRoleNoun } from '../words/roles.ts'
import { behindVerb, isAct, isPhrasalAct, leadOn } from './lead-on.ts'

/** `context`: the words and names of the resume and the posting, which are no slips. */
export function mendAnswer(text: string, context: LineContext = spoken): string {
  const spelled = [...asides, ...typed, ...slips].reduce(
    (said, [slip, right]) => said.replace(slip, right),
    apostrophize(text),
  )
  const timed = ownKin(spelled).replace(times, (time) => time.slice(0, 1).toUpperCase() + time.slice(1))
  // `on my own. stood in`, `in 2019. most of it`: a sentence begins with a capital.
  const begun = timed.replace(
    /(?<=(?:[\p{L}\d]{2}|\.\d|[)%])[.!?] )(?<!\b(?:approx|incl|excl|max|min|vs|etc|ca|no|nos|St|Mrs?|Dr)\. )\p{Ll}/gu,
    (letter) => letter.toUpperCase(),
  )
  const said: string[] = []
  const sentences = splitSentences(addApostrophes(begun))
  for (const sentence of sentences)
    said.push(leadOn(parted(mendGrammar(withSubject(inOrder(sentence), said.at(-1)), context))))
  return said.join(' ')
}

const fronted =
  /^(?!I\b|when\b|what\b|where\b|because\b)((?:[^\s,;]+ ){1,4}?)(I (?:(?:don['’]t|do not|didn['’]t|never) (?:have|had|done|did|know|use|used)|have(?:n['’]t| not| never)(?: (?:done|used|had))?))(?= (?:but|and|yet|in|at|complete|so far|as)\b|[,.;]|$)/i

const paper = '(?:ticket|licen[cs]e|certificate|card|endorsement|degree|diploma|qualification|permit|registration)'
const namedPaper = new RegExp(`\\b${paper}$`, 'i')
const lackingPaper = new RegExp(`^No (?=[^,.;]{0,40}\\b${paper}s?\\b)`)
/** `No just cars`, `No diesel engines mostly` answer a question. */
const lacking =
  /^No (?![^.]*\bsince\b)(?!one\b|problems?\b|issues?\b|complaints?\b|findings?\b|accidents?\b|worries|idea|just\b|only\b|not\b|never\b|but\b|because\b|sorry\b|yet\b|I\b|we\b|it\b)(?![^.]*\b(?:mostly|mainly|only|just|instead|really|sorry)\b)(?=[^,;]+(?:[.!]?$|, (?:I|we) ))/i

/** `HIAB ticket I don't have but`, `No F endorsement, I drive`: in the order in which English says it. */
function inOrder(sentence: string): string {
  const turned = sentence.replace(fronted, (whole, thing: string, said: string) => {
    const name = thing.trim()
    if (
      tagWords(name).some(({ tag }) => tag === 'VERB' || tag === 'AUX') ||
      /\b(?:which|that|who|and|but)$/i.test(name)
    )
      return whole
    const isNamed = /^(?:the|my|an?|any|this|that)\b/i.test(name)
    const own = isNamed ? name.slice(0, 1).toLowerCase() + name.slice(1) : lowerOpening(name)
    // Nobody has ticket.
    return `${said} ${!isNamed && namedPaper.test(name) ? `the ${own}` : own}`
  })
  const lacks =
    lackingPaper.test(turned) ||
    (lacking.test(turned) &&
      !isClause(turned.slice('No '.length).split(/ but (?=would|will|am|can|have)|, (?=I|we)/)[0] ?? ''))
  return lacks ? turned.replace(/^No /, 'I have no ') : turned
}

/** Said to whoever asks, and not to the employer. */
const asides: readonly (readonly [RegExp, string])[] = [
  // `but please don't put that in the first line`: for whoever writes the letter.
  [
    /,? (?:but |and |so )?please (?:do not|don['’]t) (?:put|mention|include|write|say|use) (?:that|this|it)\b[^.;!?]*/gi,
    '',
  ],
  [
    /^(?:ok(?:ay)?,? so|so basically|basically|honestly|literally|tbh|to be honest|dunno(?: really)?|idk|hmm+|umm*|uh+|erm|well,|look,|if I['’]?m honest,?)(?:,? (?:basically|honestly|really|to be honest))*[,:]? (?=\S)/i,
    '',
  ],
  // `No I haven't but`: the reader of the letter has asked nothing.
  [/^(?:no|nope|yes|yeah|yep),? (?=(?:I|we)(?:['’]?(?:m|ve|d))?\b)/i, ''],
  [/,? (?:to be honest|tbh|if I['’]?m honest|not going to lie)(?=[,.;!]|$| )/gi, ''],
]

/** As people type to a friend. */
const typed: readonly (readonly [RegExp, string])[] = [
  [/,? ?\b(?:lol|haha+|ha ha|tbh)\b(?=[.,!?]| |$)/gi, ''],
  [/\bppl\b/gi, 'people'],
  [/\btho\b/gi, 'though'],
  [/\b(?:bc|cuz|coz|cos)\b(?=[ ,])/g, 'because'],
  [/(?<= )u(?=[ ,.!?])/g, 'you'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  // To an employer it is said in full.
  [/\by['’]?all['’]re\b/g, 'you are'],
  [/\bY['’]all['’]re\b/g, 'You are'],
  [/\by['’]?all\b/g, 'you'],
  [/\bY['’]?all\b/g, 'You'],
  [/(\d) ?yrs?\b(?:\.(?= \p{Ll}))?/gu, '$1 years'],
  [/(\d) ?mins?\b/g, '$1 minutes'],
  [/\bincl\b\.?(?= )/g, 'including'],
  [/\bw\/(?:o )?(?: ?)(?=\p{L})/gu, 'with '],
  [/\bapprox\b\.?(?= \d)/g, 'about'],
  [/(?<![\p{L}\d])~ ?(?=\d)/gu, 'about '],
  [/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and '],
]

const slips: readonly (readonly [RegExp, string])[] = [
  // `my parents have had there house insured`
  [/\b(have|had|having|sold|lost|built|bought) there (?!been\b|is\b|are\b|was\b|were\b)(?=\p{Ll})/gu, '$1 their '],
  [/\b(that|there|what|here)s\b/gi, "$1's"],
  [/\bi['’]?m\b/gi, "I'm"],
  [/\b[iI]d (?=(?:like|love|rather|be|want|say|have|pick|need|get|go|do|take|come|work|stay|move|learn)\b)/g, "I'd "],
  [/\bi\b(?=[ ,'’])/g, 'I'],
  [/\bits (?=\p{Ll}+,? not \p{Ll})/giu, "it's "],
  // `its` where only `it is` can stand.
  [
    /\bits (?=(?:me|him|her|us|you|an?|the|not|just|only|also|been|always|about|my|too|so|very|really|more like|what|where|why|how|\d+|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|fifty) )/gi,
    "it's ",
  ],
  [/\b(some|any|every|no)(one|body) elses\b/gi, "$1$2 else's"],
  [/\b(it|that|which|this) interest (me|us)\b/gi, '$1 interests $2'],
  [/\bgood (?=(?:talk|listen|work|deal|help|solv|organiz|writ|speak|teach|sell)ing\b)/gi, 'good at '],
  [/\b(my|a|the) (bachelor|master|associate)s(?=[.,;!?]| (?:and|in|but|degree|next|this|by)\b|$)/gi, "$1 $2's"],
]

const times =
  /\b(?:(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?=\.? \d)|january|february|april|june|july|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/g

/** `the owners son`, `my cousins birthday`: a person, and what is theirs. */
function addApostrophes(text: string): string {
  return text.replace(
    // `half my cousins snore`
    /(?<!\b(?:half|all|both|most|many|some|of|and) )\b(my|the|an?|our|his|her) (\p{Ll}{3,})s (?=(\p{Ll}+))/gu,
    (whole, whose: string, person: string, thing: string) => {
      const isPerson = isKin(person) || isRoleNoun(person)
      const isThing =
        tagWords(`${whose} ${person} ${thing}`).at(-1)?.tag === 'NOUN' &&
        readVerbForm(thing)?.isMoreOftenNoun !== false &&
        !/s$/.test(thing)
      return isPerson && isThing ? `${whose} ${person}'s ` : whole
    },
  )
}

/** `dad has a farm`: to a stranger it is whose dad. */
function ownKin(text: string): string {
  return text.replace(
    /(^|[.,;] |\b(?:and|but|because|where|when|so) )(\p{Ll}+)(?= (?:has|had|is|was|works?|worked|runs?|ran|did|does|got|grew|lives?)\b)/gu,
    (whole, before: string, person: string) => (isKin(person) && !/s$/.test(person) ? `${before}my ${person}` : whole),
  )
}

const spoken: LineContext = { place: 'summary', tense: 'none', knownWords: new Set(), names: new Map(), beside: {} }

function mendGrammar(sentence: string, context: LineContext): string {
  return runSteps(sentence, context, { only: ['mend-typo', ...grammarSteps] })?.text ?? sentence
}

/** Waits for what comes behind its comma; `At Brightway I checked the returns` does not. */
const hangs =
  /^(?:if|when|because|as|since|after|while|although|though|before|once|where|whenever|until|unless|like|to)\b|^(?:with|for|in|at|on|during|from|by)\b(?!.* (?:I|we)\b)/i
const newClause =
  /, (?=(?:(?:(?:since|in|from|until) (?:\p{L}+ )?\d{4}|now|so far|here|there|then|(?:in|at) (?:(?:the|my|our) \p{L}+(?: \p{L}+)?|\p{Lu}[\p{L}'’]+)) )?(?:(?:I|we|he|she|they|it|that|there|this|nobody|everybody)(?:['’](?:m|ve|re|s|d|ll))? |(?:the|my|our) |\p{Lu}?\p{L}+ is (?:what|where|how) ))/gu

/** `I've never used it, we were on paper` are two sentences. */
function parted(whole: string): string {
  // `I did some of it, never done outbound`
  const mine = /^I\b/.test(whole)
    ? whole
        .replace(/, want to (?=\p{Ll})/gu, ' and want to ')
        .replace(
          /, (?:and )?never (?=(?:done|used|worked|had|been|driven|seen|run|written|operated)\b)/g,
          '; I have never ',
        )
    : whole
  const sentence = mine.replace(/, (?=before that\b)/g, '; ')
  const commas = [...sentence.matchAll(newClause)].map(({ index }) => index)
  let said = sentence
  for (const at of commas.toReversed()) {
    const [before, after] = [said.slice(0, at), said.slice(at + 2)]
    // Commas before it make a list, or an aside.
    const clause = before.slice(before.lastIndexOf('; ') + 1).trim()
    // `I thought then, I could do that`: what somebody thought.
    const isThought =
      /\b(?:thought|think|said|say|knew|know|hope|hoped|felt|feel|told|reckon)(?: (?:then|now|so))?$/i.test(clause)
    // `I ate there in September, the clam linguine, and you could tell`
    const [next = ''] = after.split(/[,;]/)
    // `I hold a clean license, class B, I drive every day`: said of oneself twice, whatever stands between.
    const isTwice = /^I\b/.test(clause) && /^I\b/.test(next) && !/[:(]/.test(clause)
    if ((isTwice || !/[,:(]/.test(clause)) && !isThought && !hangs.test(clause) && isClause(clause) && isClause(next))
      said = `${before}; ${after}`
  }
  return said
}

const finite =
  /^(?:am|is|are|was|were|have|has|had|do|does|did|can|could|will|would|should|must|may|might|don['’]t|didn['’]t|doesn['’]t|haven['’]t|can['’]t|isn['’]t|wasn['’]t|weren['’]t)$/i
const subject = /^(?:I|we|he|she|they|it|that|there|this|nobody|everybody|you)$/i
const FAR = 5

/** Somebody, and soon behind it what they do. */
export function isClause(text: string): boolean {
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

const participle = /^(?:been|seen|done|driven)$/i
/** Of oneself alone: of anybody else it would be `wants`. */
const beginsAsI = /^(?:Want|Haven['’]t|Don['’]t|Know|Live|Need|Hope|Think|Have|Could|Would|Can|Am)$/i
/** `Like it says` is no liking. */
const likes = /^(?:like|love|enjoy|admire)$/i
const begins = /^(?:Wanted|Didn['’]t|Can['’]t|Never|Grew|Worked|Did|Had|Was)$/i
const isState =
  /^(?:keen|happy|willing|ready|able|comfortable|fluent|confident|glad|eager|available|hoping|looking|trying)$/i
/** `written`, which is no past tense of its own. */
function isParticiple(word: string): boolean {
  const lower = word.toLowerCase()
  const read = readVerbForm(lower)
  const forms = read && verbForms(read.base)
  return participle.test(lower) || (forms?.participle === lower && forms.past !== lower)
}

/**
 * `Did a one day session`, `Seen your vans`: whose doing it was is not in doubt, unless the sentence before is about somebody
 * else.
 */
function withSubject(sentence: string, before: string | undefined): string {
  const [first = '', second = '', third = ''] = sentence.split(/[\s,]+/)
  if (sentence.endsWith('?')) return sentence
  const rest = sentence.slice(0, 1).toLowerCase() + sentence.slice(1)
  if (beginsAsI.test(first) || (/^also$/i.test(first) && (beginsAsI.test(second) || likes.test(second))))
    return `I ${rest}`
  if (isState.test(first) && /^(?:to|on|with|in|for|at|about)$/i.test(second)) return `I am ${rest}`
  if (before !== undefined && !/^I\b/.test(before)) return sentence
  const isThing = behindVerb.test(second) && !/^(?:in|on|at|for|with|as|to)$/i.test(second)
  if (/^always$/i.test(first) && isAct(second)) {
    const verb = readVerbForm(second.toLowerCase())
    return `I have always ${verb ? verbForms(verb.base).participle : second}${rest.slice(first.length + 1 + second.length)}`
  }
  const isPerfect = /^(?:never|not)$/i.test(first)
    ? isParticiple(second) || /^(?:run|come)$/i.test(second) || (/ed$/.test(second) && isAct(second))
    : /^been$/i.test(first) || (participle.test(first) && isThing)
  if (isPerfect) return `I have ${rest}`
  const isQualified = /^(?:only|also|just|already)$/i.test(first) && isAct(second)
  // `Based in Leeds` and `Interested in your work` are nobody's doing.
  const isDone =
    isThing || !/ed$/i.test(first) || /^(?:worked|trained|started|moved|lived|studied|served)$/i.test(first)
  const isTold =
    (isAct(first) && behindVerb.test(second) && isDone && !subject.test(third)) || isPhrasalAct([first, second, third])
  // `Never on a chiller that large` has no verb to go with.
  const lacksVerb = /^never$/i.test(first) && /^(?:on|in|at|with|an?|the|for|to|by|under|over|any)$/i.test(second)
  return !lacksVerb && (begins.test(first) || isQualified || isTold) ? `I ${rest}` : sentence
}
