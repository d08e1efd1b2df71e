import type { TaggedWord } from '#engine/language/tag-words.ts'
import { formsOfVerbs, type ReadVerb, readAnyVerb, verbForms } from '#engine/language/verb-forms.ts'
import { applyRules, type WordRule } from '#engine/language/word-rules.ts'
import { defineStep } from './_step.ts'

/** A verb in its plain form, and nothing else: what follows is what it is done to. */
function isPlainVerb(word: TaggedWord | undefined, next: TaggedWord | undefined): ReadVerb | undefined {
  const read = word && readAnyVerb(word.lower)
  if (!word || !read || word.text !== word.lower) return undefined
  const isBase = read.form === 'base' || verbForms(read.base).base === word.lower
  if (!isBase || word.lower === 'thought') return undefined
  const takesThing =
    next !== undefined &&
    /^(?:DET|PRON)$/.test(next.tag) &&
    !/^(?:which|who|that|I|we|they|it|he|she)$/i.test(next.text)
  if (takesThing || /^(?:all|new|every|each|any|different|daily|incoming|outgoing)$/.test(next?.lower ?? ''))
    return read
  return word.tag === 'VERB' && !read.isMoreOftenNoun ? read : undefined
}

/** Something finite behind it: `After use the machine is cleaned`. */
function hasFinite(words: readonly TaggedWord[], from: number): boolean {
  for (const { tag, lower, text } of words.slice(from)) {
    if (text === ',') return false
    const form = readAnyVerb(lower)?.form
    if (tag === 'AUX' || (tag === 'VERB' && (form === 'past' || form === 'third'))) return true
  }
  return false
}

const ing = (verb: ReadVerb) => verbForms(verb.base).ing

/** `before to write`, `without stop the system`, `by use the scanner`. */
const afterPreposition: WordRule = (words, at) => {
  const word = words[at]
  if (
    !word ||
    !/^(?:before|after|without|by|while|of|in|about|on|at|from|with|instead|despite|since)$/.test(word.lower)
  )
    return undefined
  const to = words[at + 1]
  if (to?.lower === 'to' && /^(?:before|after|without|by|instead|despite|of)$/.test(word.lower)) {
    const verb = isPlainVerb(words[at + 2], words[at + 3])
    const base = words[at + 2]
    const read = verb ?? (base?.tag === 'VERB' ? readAnyVerb(base.lower) : undefined)
    if (read && read.form !== 'past' && base)
      return { from: at, to: at + 2, text: `${word.text}${word.lower === 'instead' ? ' of' : ''} ${ing(read)}` }
    return undefined
  }
  const [verb, next] = [words[at + 1], words[at + 2]]
  const read = isPlainVerb(verb, next)
  if (!read || !verb) return undefined
  // `on record the`, `in need of`, `with help the`: only what is surely a verb.
  const isLoose = /^(?:of|in|about|on|at|from|with|since|instead|while|despite)$/.test(word.lower)
  if (isLoose && (read.isMoreOftenNoun || verb.tag !== 'VERB' || hasFinite(words, at + 2))) return undefined
  if (
    isLoose &&
    !/^(?:assist|assisted|assisting|help|helped|helping|involved|participated|participate|succeeded|engaged|difficulty|experience|experienced|skilled|interested|specialised|specialized|charge|way|instead|capable|good|passionate|idea|habit|tired|afraid|thinking|think|addition|about|responsible|knowledge|purpose|objective|goal|focused|focus|believe)$/.test(
      words[at - 1]?.lower ?? '',
    )
  )
    return undefined
  if (read.isMoreOftenNoun && hasFinite(words, at + 2)) return undefined
  // `before go-live`, `by spend and recency`
  if (!/^(?:DET|PRON|NOUN|ADJ|NUM|PROPN)$/.test(next?.tag ?? '')) return undefined
  // `by hand the`, `after hand over`, `without fail the`
  if (
    /^(?:hand|fail|sea|air|rail|road|mail|post|email|fax|phone|trade|design|choice|default|request|appointment|law|charge|incident|delay|lunch|work)$/.test(
      verb.lower,
    )
  )
    return undefined
  return { from: at + 1, to: at + 1, text: ing(read) }
}

/** `responsible for open`, `a tool for find`: what something is for. */
const governsFor =
  /^(?:responsible|thank|thanks|you|used|use|useful|tool|tools|system|machine|software|method|technique|procedure|passion|reason|responsibility|skills|known|accountable|award|sorry|experience|talent|app|programme|program|script)$/

const purposes =
  /^(?:avoid|find|feed|make|ensure|improve|reduce|prepare|provide|keep|get|see|solve|learn|give|take|bring|become|maintain|achieve|prevent|lift|protect|understand|teach|obtain|create|choose|know|do|have)$/

/** `for find the fault` is `to find the fault`. */
const forDoing: WordRule = (words, at) => {
  const [before, word, to] = [words[at - 1], words[at], words[at + 1]]
  if (word?.lower !== 'for') return undefined
  if (to?.lower === 'to') {
    const read = readAnyVerb(words[at + 2]?.lower ?? '')
    return read && read.form === 'base' && words[at + 2]?.tag === 'VERB'
      ? { from: at, to: at + 1, text: 'to' }
      : undefined
  }
  const read = isPlainVerb(to, words[at + 2])
  if (!read || !to) return undefined
  if (
    read.isMoreOftenNoun &&
    to.tag !== 'VERB' &&
    !/^(?:the|my|our|your|their|them|it|new|all|every|any)$/.test(words[at + 2]?.lower ?? '')
  )
    return undefined
  if (hasFinite(words, at + 2)) return undefined
  if (governsFor.test(before?.lower ?? '')) return { from: at + 1, to: at + 1, text: ing(read) }
  // `teams for support the` may be anything, and so may what opens a line.
  // `instructions for pour plates`
  const isDone = /^(?:DET|PRON)$/.test(words[at + 2]?.tag ?? '') || purposes.test(read.base)
  if (at === 0 || read.isMoreOftenNoun || !isDone) return undefined
  return { from: at, to: at, text: 'to' }
}

const wantsDoing =
  /^(?:enjoy(?:s|ed|ing)?|avoid(?:s|ed|ing)?|finish(?:es|ed|ing)?|suggest(?:s|ed|ing)?|recommend(?:s|ed|ing)?|consider(?:s|ed|ing)?|dislike[sd]?|mind|practi[cs](?:e|ed|ing))$/

/** `ability of work`, `the chance for learn`. */
const abilityTo: WordRule = (words, at) => {
  const [head, of, verb] = [words[at], words[at + 1], words[at + 2]]
  if (
    !head ||
    !/^(?:ability|capacity|opportunity|chance|willingness|possibility)$/.test(head.lower) ||
    !/^(?:of|for)$/.test(of?.lower ?? '')
  )
    return undefined
  const read = readAnyVerb(verb?.lower ?? '')
  if (!verb || !read || verb.text !== verb.lower || verb.lower === 'growth') return undefined
  const isPlain =
    verbForms(read.base).base === verb.lower &&
    (!read.isMoreOftenNoun || /^(?:ADP|DET|PRON)$/.test(words[at + 3]?.tag ?? '')) &&
    (verb.tag === 'VERB' || /^(?:in|the|with|under|my|well|alone)$/.test(words[at + 3]?.lower ?? ''))
  return isPlain ? { from: at + 1, to: at + 1, text: 'to' } : undefined
}

/** `I dream to work here`. */
const dreamOf: WordRule = (words, at) => {
  const [who, dream, to, verb] = words.slice(at, at + 4)
  const read = readAnyVerb(verb?.lower ?? '')
  const isMine =
    /^(?:i|we|always|also)$/.test(who?.lower ?? '') && /^(?:dream|dreamed|dreamt)$/.test(dream?.lower ?? '')
  return isMine && to?.lower === 'to' && read?.form === 'base'
    ? { from: at + 2, to: at + 3, text: `of ${ing(read)}` }
    : undefined
}

/** `enjoy to work`, `avoid to make`, `look forward to hear`, `used to working`. */
const verbDoing: WordRule = (words, at) => {
  const [head, to, verb] = [words[at], words[at + 1], words[at + 2]]
  if (!head || to?.lower !== 'to' || !verb || !/^(?:VERB|AUX|NOUN)$/.test(verb.tag)) return undefined
  const read = readAnyVerb(verb.lower)
  if (!read || verbForms(read.base).base !== verb.lower) return undefined
  const before = words[at - 1]?.lower ?? ''
  if (wantsDoing.test(head.lower)) {
    if (/^(?:recommend|suggest|consider)ed$/.test(head.lower) && /^(?:is|are|was|were|be|been|and)$/.test(before))
      return undefined
    return verb.tag === 'NOUN' ? undefined : { from: at + 1, to: at + 2, text: ing(read) }
  }
  const isNoProblem = /^problems?$/.test(head.lower) && /^(?:no|any)$/.test(before)
  if (isNoProblem || head.lower === 'worth')
    return verb.tag === 'NOUN' ? undefined : { from: at + 1, to: at + 2, text: ing(read) }
  const isPrepositional =
    (head.lower === 'forward' && /^look/.test(before)) ||
    (/^(?:used|accustomed)$/.test(head.lower) &&
      /^(?:am|is|are|'m|'re|'s|being|be|was|were|got|get|getting|also|well|very|already)$/.test(before)) ||
    (/^(?:committed|dedicated)$/.test(head.lower) &&
      verb.tag === 'VERB' &&
      !read.isMoreOftenNoun &&
      words[at + 3]?.tag === 'DET') ||
    (head.lower === 'addition' && before === 'in') ||
    (/^contribut(?:e|es|ed|ing)$/.test(head.lower) && verb.tag === 'VERB' && !read.isMoreOftenNoun)
  // `is used to clean` says what a thing is for.
  if (head.lower === 'used' && !words.slice(0, at).some(({ lower }) => /^(?:i|we|am|'m)$/.test(lower))) return undefined
  return isPrepositional ? { from: at + 2, to: at + 2, text: ing(read) } : undefined
}

const wantsTo =
  /^(?:want(?:s|ed)?|need(?:s|ed)?|hope[sd]?|plan(?:s|ned|ning)?|decide[sd]?|tr(?:y|ies|ied|ying)|able|ready|wish(?:es)?|like|love|order|going|willing|happy|help(?:ed|s)?|manage[sd]?|learn(?:ed|t)?|how|have|had|has|allow(?:s|ed)?|and|to)$/

/** `want to learning`, `able to meets`, `helped to reduced`: behind `to` a verb is plain. */
const plainAfterTo: WordRule = (words, at) => {
  const [head, to, verb] = [words[at - 1], words[at], words[at + 1]]
  if (to?.lower !== 'to' || !head || !verb || !wantsTo.test(head.lower) || !/^(?:VERB|AUX|NOUN)$/.test(verb.tag))
    return undefined
  const read = readAnyVerb(verb.lower)
  if (!read || read.form === 'base' || verbForms(read.base).base === verb.lower || verb.text !== verb.lower)
    return undefined
  if (verb.tag === 'NOUN' && (read.isMoreOftenNoun || !/^(?:DET|PRON|ADP)$/.test(words[at + 2]?.tag ?? '')))
    return undefined
  // `and to meets`: only behind another `to` with its verb.
  if (
    head.lower === 'and' &&
    !words.slice(0, at - 1).some(({ lower }, place) => lower === 'to' && words[place + 1]?.tag === 'VERB')
  )
    return undefined
  if (head.lower === 'and' && read.form !== 'third') return undefined
  // `I have to clients shown`, `try to increased pressure`
  if (
    /^(?:have|had|has|and|help\p{L}*|like|love)$/u.test(head.lower) &&
    read.form === 'past' &&
    /^(?:NOUN)$/.test(words[at + 2]?.tag ?? '') &&
    !/^(?:help)/.test(head.lower)
  )
    return undefined
  if (/^(?:like|love|order)$/.test(head.lower) && head.tag === 'NOUN' && !/^in$/.test(words[at - 2]?.lower ?? ''))
    return undefined
  return { from: at + 1, to: at + 1, text: read.base }
}

/** `want learn`, `able manage`, `would like join`. */
const missingTo: WordRule = (words, at) => {
  const [head, verb, next] = [words[at], words[at + 1], words[at + 2]]
  if (!head || !verb || verb.text !== verb.lower) return undefined
  const isLike = head.lower === 'like' && /^(?:would|'d)$/.test(words[at - 1]?.lower ?? '')
  if (!isLike && !/^(?:want|wants|wanted|need|needs|able|try|tries|tried|decided|hope|ready|willing)$/.test(head.lower))
    return undefined
  const read = readAnyVerb(verb.lower)
  if (!read || verbForms(read.base).base !== verb.lower) {
    return isLike && read?.form === 'ing' && verb.tag === 'VERB'
      ? { from: at + 1, to: at + 1, text: `to ${read.base}` }
      : undefined
  }
  if (/^(?:need|ready|try|willing|hope)/.test(head.lower) && (head.tag === 'NOUN' || read.isMoreOftenNoun))
    return undefined
  const isVerb = !read.isMoreOftenNoun
    ? verb.tag === 'VERB'
    : /^(?:work|help|start|study|change|move|travel)$/.test(verb.lower) &&
      /^(?:ADP|DET|ADV|PRON)$/.test(next?.tag ?? '') &&
      next?.lower !== 'of'
  // `I want work that lasts`
  if (!isVerb || /^(?:that|which|where)$/.test(next?.lower ?? '')) return undefined
  return { from: at, to: at, text: `${head.text} to` }
}

const modal = /^(?:can|could|will|would|should|must|may|might)$/

/** `can to grow`, `can able to`, `will helped`, `did not worked`. */
const afterModal: WordRule = (words, at) => {
  const word = words[at]
  if (word?.tag !== 'AUX') return undefined
  const isModal = modal.test(word.lower)
  const isDo = /^(?:do|does|did)$/.test(word.lower)
  if (!isModal && !isDo) return undefined
  let behind = at + 1
  const isNot = /^(?:not|n't)$/.test(words[behind]?.lower ?? '')
  while (/^(?:not|n't|also|always|never|really|even|now)$/.test(words[behind]?.lower ?? '')) behind += 1
  const [verb, next] = [words[behind], words[behind + 1]]
  if (!verb) return undefined
  if (isModal && verb.lower === 'to' && readAnyVerb(next?.lower ?? '')?.form === 'base')
    return { from: behind, to: behind, text: '' }
  if (isModal && verb.lower === 'able' && next?.lower === 'to') return { from: behind, to: behind + 1, text: '' }
  const read = readAnyVerb(verb.lower)
  if (!read || !/^(?:VERB|AUX)$/.test(verb.tag) || verb.text !== verb.lower) return undefined
  if (verbForms(read.base).base === verb.lower || read.form === 'base' || read.form === 'ing') return undefined
  // `What they did changed`, `Yes I did worked`
  if (isDo && !isNot) {
    const isOwn =
      word.lower === 'did' &&
      /^(?:i|we)$/.test(words[at - 1]?.lower ?? '') &&
      read.form === 'past' &&
      !words.slice(0, at).some(({ lower }) => /^(?:what|that|which|all|everything|thing|things)$/.test(lower))
    return isOwn ? { from: at, to: behind, text: verb.lower } : undefined
  }
  return { from: behind, to: behind, text: read.base }
}

/** `let them to choose`, `made the guests to feel`. */
const letDo: WordRule = (words, at) => {
  const [head, who, to, verb] = words.slice(at, at + 4)
  if (!head || !/^(?:let|lets|letting|make|makes|made|making)$/.test(head.lower) || to?.lower !== 'to' || !who || !verb)
    return undefined
  if (!/^(?:me|them|him|her|us|you|people|customers|guests|clients|patients|residents)$/.test(who.lower))
    return undefined
  return readAnyVerb(verb.lower)?.form === 'base' && verb.tag === 'VERB'
    ? { from: at + 2, to: at + 2, text: '' }
    : undefined
}

/** `harvested of grapes`, `preparing of moulds`: a verb, and what is done to it. */
const doneOf: WordRule = (words, at) => {
  const [word, of, next] = [words[at], words[at + 1], words[at + 2]]
  if (!word || of?.lower !== 'of' || !next || !/^(?:NOUN|DET|ADJ)$/.test(next.tag)) return undefined
  const read = readAnyVerb(word.lower)
  if (
    read?.form === 'past' &&
    word.tag === 'VERB' &&
    /^(?:and|,)$/.test(words[at - 1]?.lower ?? '') &&
    /ed$/.test(word.lower)
  ) {
    const isRow = words.slice(0, at).some(({ lower, tag }) => tag === 'VERB' && readAnyVerb(lower)?.form === 'past')
    return isRow &&
      !/^(?:disposed|consisted|approved|informed|advised|notified|composed|convinced|assured|cleared|comprised|formed|relieved|accused|warned|reminded)$/.test(
        word.lower,
      )
      ? { from: at + 1, to: at + 1, text: '' }
      : undefined
  }
  return undefined
}

const rules = [
  letDo,
  abilityTo,
  dreamOf,
  afterModal,
  plainAfterTo,
  missingTo,
  verbDoing,
  forDoing,
  afterPreposition,
  doneOf,
]

/** The form a verb has behind a preposition, a modal and another verb. */
export default defineStep({
  answers: 'tense',
  group: 'grammar',
  places: ['line', 'summary'],
  isSafe: true,
  adds: (line) => ['to of', ...formsOfVerbs(line)],
  apply(line) {
    const text = applyRules(line, rules)
    return text === line ? undefined : { text, reason: 'Gives the verb the form it has there.' }
  },
  examples: {
    mends: [
      [
        'I like to understand the business before to write the code',
        'I like to understand the business before writing the code',
      ],
      ['Moved to 4 services without stop the system', 'Moved to 4 services without stopping the system'],
      ['Responsible for open the shop', 'Responsible for opening the shop'],
      ['Read the program online for find the fault', 'Read the program online to find the fault'],
      ['Follow up with the lines for avoid demurrage', 'Follow up with the lines to avoid demurrage'],
      ['I can to grow in the analysis', 'I can grow in the analysis'],
      ['I did not worked with tanks', 'I did not work with tanks'],
      ['I am used to work under pressure', 'I am used to working under pressure'],
      ['I look forward to hear from you', 'I look forward to hearing from you'],
      ['Able to work alone and to meets deadlines', 'Able to work alone and to meet deadlines'],
      ['I would like to joining a company', 'I would like to join a company'],
      ['I want work in a hospital', 'I want to work in a hospital'],
      ['I enjoy to teach the new drivers', 'I enjoy teaching the new drivers'],
      ['Planted, pruned and harvested of grapes', 'Planted, pruned and harvested grapes'],
      ['I have no problem to work nights', 'I have no problem working nights'],
      ['Responsible for train new staff', 'Responsible for training new staff'],
      ['Scan items by use the gun', 'Scan items by using the gun'],
      ['In charge of manage the stock', 'In charge of managing the stock'],
    ],
    leaves: [
      'Dedicated to research and teaching',
      'After use the machine is washed down',
      'Shipped by sea the same week',
      'Answered queries by phone the same day',
      'Led teams in support of the rollout',
      'Due to increased demand, hired two cooks',
      'Responded to reported faults within the hour',
      'Wrote plans for release and for support of the line',
      'The saw is used to cut plate',
      'Can seaming and retort operation',
      'I want work that lasts',
      'Cut sheet turnaround two days',
      'Screening for drug use and for wear',
      'Without fail the banking was done by four',
      'Prepared for start of shift',
      'Disposed of sharps, cleaned and disposed of waste',
      'Ran events for work placement students',
    ],
  },
})
