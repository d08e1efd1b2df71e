import type { TaggedWord } from '#engine/language/tag-words.ts'
import { formsOfVerbs, type ReadVerb, readAnyVerb, verbForms } from '#engine/language/verb-forms.ts'
import { applyRules, replaceWord, type WordRule } from '#engine/language/word-rules.ts'
import { defineStep } from './_step.ts'

const adverb = /^(?:never|always|also|already|just|only|not|n't|ever|even|really|personally|previously|recently|currently|now)$/

/** The verb behind `have` or `be`, past adverbs. */
function behind(words: readonly TaggedWord[], at: number): number {
  let place = at + 1
  while (adverb.test(words[place]?.lower ?? '')) place += 1
  return place
}

/** `ran`, which is no participle of its own. */
function pastOnly(word: TaggedWord | undefined): ReadVerb | undefined {
  const read = word && readAnyVerb(word.lower)
  if (!word || !read || read.form !== 'past' || word.text !== word.lower) return undefined
  const forms = verbForms(read.base)
  return forms.past === word.lower && forms.participle !== word.lower ? read : undefined
}

const goes = /^(?:go|come|fall|rise|begin|become|arise|grow|get|show)$/

/** `have ran`, `has went`, `was wrote`. */
const participle: WordRule = (words, at) => {
  const word = words[at]
  const isHave = /^(?:have|has|had|'ve|having)$/.test(word?.lower ?? '')
  const isBe = /^(?:was|were|been|is|are|being)$/.test(word?.lower ?? '')
  if (!word || (!isHave && !isBe)) return undefined
  const place = behind(words, at)
  const verb = words[place]
  const read = pastOnly(verb)
  if (!read || read.base === 'get' || (isBe && (goes.test(read.base) || place > at + 2))) return undefined
  // `saw` is a tool as well.
  if (read.base === 'see' && !/^(?:DET|PRON|ADP)$/.test(words[place + 1]?.tag ?? '')) return undefined
  return replaceWord(place, verbForms(read.base).participle)
}

const plainState =
  /^(?:complete|clean|open|close|clear|present|content|direct|separate|secure|own|free|welcome|set|put|cut|let|live|dry|warm|cool|perfect|correct|empty|slow|smooth|level|upset|bet|hit|quit|read|spread|cost|hurt|shut|split|cast|mature|like|lead|key|mean|last|lower|long|better|busy|tidy|okay|please|need|use|have|become|come|run|beat|double|total|due|volunteer|deteriorate|agree|depend|appear|exist|seem|happen|belong|remain)$/

/** `was promote to`, `is finish properly`: somebody was promoted. */
const passive: WordRule = (words, at) => {
  const [be, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!be || !word || !/^(?:was|were|been|is|are)$/.test(be.lower) || word.tag !== 'VERB' || word.text !== word.lower) return undefined
  const read = readAnyVerb(word.lower)
  if (!read || read.form !== 'base' || read.isMoreOftenNoun || plainState.test(word.lower)) return undefined
  // `All I do is greet guests`, `The job was to load and is sell`
  if (next !== undefined && !/^(?:by|to|for|in|as|from|with|at|on|and|properly|correctly|[.,;])$/.test(next.lower)) return undefined
  if (words.slice(0, at - 1).some(({ lower }) => /^(?:do|did|does|is|was)$/.test(lower))) return undefined
  return replaceWord(at, verbForms(read.base).participle)
}

const states = new Map([['wanting', 'want'], ['knowing', 'know'], ['having', 'have'], ['needing', 'need'], ['understanding', 'understand'], ['belonging', 'belong'], ['owning', 'own'], ['preferring', 'prefer'], ['believing', 'believe']])

/** `I am wanting to grow`, `the company is having 200 drivers`. */
const stative: WordRule = (words, at) => {
  const be = words[at]
  if (!be || !/^(?:am|'m|is|are|'re|was|were)$/.test(be.lower) || words[at - 1]?.lower === 'not') return undefined
  const place = behind(words, at)
  const base = states.get(words[place]?.lower ?? '')
  const next = words[place + 1]
  if (!base || words[at + 1]?.lower === 'not' || words[at + 1]?.lower === "n't") return undefined
  if (base === 'have' && (next?.lower === 'to' || words.slice(place + 1, place + 4).some(({ lower }) => /^(?:problems?|trouble|difficult\p{L}*|issues?|baby|lunch|dinner|breakfast|fun|party|meeting|conversation|look|break|surgery|treatment|effect|impact|hard)$/u.test(lower))))
    return undefined
  if (base === 'understand' && words[at - 1]?.lower !== 'i') return undefined
  const who = words[at - 1]?.lower ?? ''
  const forms = verbForms(base)
  const said = /^(?:was|were)$/.test(be.lower) ? forms.past : /^is$/.test(be.lower) ? forms.third : base
  const adverbs = words.slice(at + 1, place).map(({ text }) => `${text} `).join('')
  // `It's wanting`: a thing that lacks something.
  return who === 'it' ? undefined : { from: at, to: place, text: `${/^'/.test(be.text) ? ' ' : ''}${adverbs}${said}` }
}

/** `I have been knowing`. */
const knownLong: WordRule = (words, at) => {
  const [been, verb] = [words[at], words[at + 1]]
  const base = states.get(verb?.lower ?? '')
  if (been?.lower !== 'been' || !base || !/^(?:know|have|own|believe|understand)$/.test(base)) return undefined
  if (!/^(?:have|has|'ve)$/.test(words[at - 1]?.lower ?? '')) return undefined
  if (base === 'have' && !/^(?:\d|the|this|a|an|my)/.test(words[at + 2]?.lower ?? '')) return undefined
  return { from: at, to: at + 1, text: verbForms(base).participle }
}

const livesAndWorks = /^(?:work|live|study|speak|know|like|have|want|agree|think|learn|love|believe|need|hope|come|enjoy|prefer|belong|understand)$/

/** `I am agree`, `we are work`. */
const needlessBe: WordRule = (words, at) => {
  const [who, be, verb] = [words[at - 1], words[at], words[at + 1]]
  if (!who || !be || !verb || !/^(?:i|we|they|you)$/.test(who.lower) || !/^(?:am|are|'m|'re)$/.test(be.lower)) return undefined
  if (!livesAndWorks.test(verb.lower) || (verb.lower === 'like' && !/^to$/.test(words[at + 2]?.lower ?? ''))) return undefined
  return { from: at, to: at + 1, text: `${/^'/.test(be.text) ? ' ' : ''}${verb.text}` }
}

/** `I done`, `I seen`, `I gone`. */
const bareParticiple: WordRule = (words, at) => {
  const [who, word] = [words[at - 1], words[at]]
  if (who?.text !== 'I' || !word || !/^(?:done|seen|gone|been|written|driven|taken|given|begun|known|worn|broken)$/.test(word.lower)) return undefined
  if (/^(?:have|had|has|'ve)$/.test(words[at - 2]?.lower ?? '')) return undefined
  const read = readAnyVerb(word.lower)
  if (word.lower === 'been') return replaceWord(at, 'have been')
  return read ? replaceWord(at, verbForms(read.base).past) : undefined
}

/** `I am interesting in`, `the residents get confuse`. */
const feeling: WordRule = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!before || !word) return undefined
  if (word.lower === 'interesting' && next?.lower === 'in' && /^(?:am|'m|very|really|also|i|be)$/.test(before.lower)) return replaceWord(at, 'interested')
  if (word.lower === 'boring' && /^(?:am|'m|get|got)$/.test(before.lower)) return replaceWord(at, 'bored')
  if (word.lower === 'exciting' && /^(?:am|'m)$/.test(before.lower) && /^(?:to|about)$/.test(next?.lower ?? '')) return replaceWord(at, 'excited')
  if (word.lower === 'confuse' && /^(?:get|gets|got|are|is|getting)$/.test(before.lower)) return replaceWord(at, 'confused')
  if (word.lower === 'use' && next?.lower === 'to' && /^(?:i|we)$/.test(before.lower) && words[at + 2]?.tag === 'VERB' && readAnyVerb(words[at + 2]?.lower ?? '')?.form === 'base')
    return replaceWord(at, 'used')
  return undefined
}

/** `more better`, `more easy than`, `most biggest`. */
const compared: WordRule = (words, at) => {
  const [word, next, then] = [words[at], words[at + 1], words[at + 2]]
  if (!word || !next) return undefined
  if (/^(?:more|most)$/.test(word.lower) && /^(?:better|worse|easier|faster|bigger|cheaper|stronger|safer|quicker|best|worst|biggest|easiest|fastest)$/.test(next.lower) && !/^(?:and|even|once|ever|any|much|no|the)$/.test(words[at - 1]?.lower ?? 'x'))
    return { from: at, to: at + 1, text: next.text }
  const short = new Map([['easy', 'easier'], ['fast', 'faster'], ['big', 'bigger'], ['cheap', 'cheaper'], ['quick', 'quicker'], ['strong', 'stronger'], ['good', 'better'], ['bad', 'worse'], ['near', 'nearer'], ['hard', 'harder'], ['old', 'older'], ['young', 'younger']])
  const said = short.get(next.lower)
  return word.lower === 'more' && said && (then === undefined || /^(?:than|for|and|to)$/.test(then.lower) || then.tag === 'PUNCT') ? { from: at, to: at + 1, text: said } : undefined
}

/** `I learn quick`, `work good alone`. */
const manner: WordRule = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!before || !word || (next && /^(?:NOUN|ADJ|PROPN)$/.test(next.tag) && next.lower !== 'alone')) return undefined
  if (word.lower === 'good' && /^(?:work|works|worked|working|speak|speaks|communicate|cook|drive|learn|perform|performed|know|cooperate)$/.test(before.lower) && before.tag !== 'NOUN') return replaceWord(at, 'well')
  return word.lower === 'quick' && /^(?:learn|learns|learned|learnt|work|works|worked|adapt|adapts)$/.test(before.lower) ? replaceWord(at, 'quickly') : undefined
}

const wrongPast = new Map([['cutted', 'cut'], ['putted', 'put'], ['builded', 'built'], ['costed', 'cost'], ['hurted', 'hurt'], ['splitted', 'split'], ['hitted', 'hit'], ['setted', 'set'], ['shutted', 'shut'], ['readed', 'read'], ['leaded', 'led'], ['sticked', 'stuck']])

/** `cutted`, which is no word; `costed a tender` is. */
const noWord: WordRule = (words, at) => {
  const word = words[at]
  const said = word && word.lower !== 'costed' ? wrongPast.get(word.lower) : undefined
  if (!word || !said || (word.lower === 'leaded' && /^(?:lights?|windows?|glass|petrol|fuel|paint)$/.test(words[at + 1]?.lower ?? ''))) return undefined
  return replaceWord(at, said)
}

const rules = [bareParticiple, participle, passive, knownLong, stative, needlessBe, feeling, compared, manner, noWord]

/** A verb in a form that it has, and that can stand there. */
export default defineStep({
  answers: 'tense',
  group: 'grammar',
  places: ['line', 'summary'],
  isSafe: true,
  adds: (line) => [
    'interested bored excited confused used better worse easier faster bigger cheaper quicker stronger nearer harder older younger well quickly have cut put built hurt split hit set shut read led stuck',
    ...formsOfVerbs(line),
  ],
  apply(line) {
    const text = applyRules(line, rules)
    return text === line ? undefined : { text, reason: 'Uses the right form of the word.' }
  },
  examples: {
    mends: [
      ["I've ran the book club", "I've run the book club"],
      ['I have went on call every third weekend', 'I have gone on call every third weekend'],
      ['The reports was wrote by me', 'The reports was written by me'],
      ['I am wanting to grow my career', 'I want to grow my career'],
      ['I am currently having 5 years of experience', 'I currently have 5 years of experience'],
      ['The firm is having 200 drivers', 'The firm has 200 drivers'],
      ['I have been knowing your brand for years', 'I have known your brand for years'],
      ['I was promote to shift lead', 'I was promoted to shift lead'],
      ['I am agree with this way', 'I agree with this way'],
      ['I done my training in Leeds', 'I did my training in Leeds'],
      ['I am interesting in your company', 'I am interested in your company'],
      ['It is more easy for me', 'It is easier for me'],
      ['I work good alone and learn quick', 'I work well alone and learn quickly'],
      ['Cutted and sewed curtains', 'Cut and sewed curtains'],
    ],
    leaves: [
      'Patients having trouble with stairs',
      'The floor was clean by six',
      'We have saw and lathe time on Fridays',
      'Leaded lights and sash windows',
      'All I do is greet guests',
      'The van is open to view',
      'I do good work',
      'Was lead nurse on two wards',
      'More big jobs than small',
      'Costed tenders for two yards',
      'Site was run by two of us',
    ],
  },
})
