import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import type { TaggedWord } from '#engine/language/tag-words.ts'
import { formsOfVerbs, type ReadVerb, readAnyVerb, verbForms } from '#engine/language/verb-forms.ts'
import { applyRules, replaceWord, type WordRule } from '#engine/language/word-rules.ts'
import { isRoleNoun } from '../words/roles.ts'
import { defineStep } from './_step.ts'

const adverb =
  /^(?:never|always|also|already|just|only|not|n't|ever|even|really|personally|previously|recently|currently|now)$/

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

const goes = /^(?:go|come|fall|rise|begin|become|arise|grow|get)$/

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
  if (!be || !word || !/^(?:was|were|been|is|are)$/.test(be.lower) || word.tag !== 'VERB' || word.text !== word.lower)
    return undefined
  const read = readAnyVerb(word.lower)
  const isDoneTo = next?.lower === 'by' || next?.lower === 'as'
  const hasSubject = /^(?:NOUN|PROPN|PRON)$/.test(words[at - 2]?.tag ?? '')
  if (read?.form !== 'base' || (read.isMoreOftenNoun && !isDoneTo) || plainState.test(word.lower)) return undefined
  // `Was delegate to the UN`, `My role is teach and mentor`
  if (
    !hasSubject ||
    isRoleNoun(word.lower) ||
    /^(?:role|job|work|task|duty|part|aim|goal)$/.test(words[at - 2]?.lower ?? '')
  )
    return undefined
  // `All I do is greet guests`, `The job was to load and is sell`
  if (next !== undefined && !/^(?:by|to|for|in|as|from|with|at|on|and|properly|correctly|[.,;])$/.test(next.lower))
    return undefined
  if (words.slice(0, at - 1).some(({ lower }) => /^(?:do|did|does|is|was)$/.test(lower))) return undefined
  return replaceWord(at, verbForms(read.base).participle)
}

const states = new Map([
  ['wanting', 'want'],
  ['knowing', 'know'],
  ['having', 'have'],
  ['needing', 'need'],
  ['understanding', 'understand'],
  ['belonging', 'belong'],
  ['owning', 'own'],
  ['preferring', 'prefer'],
  ['believing', 'believe'],
])

/** `I am wanting to grow`, `the company is having 200 drivers`. */
const stative: WordRule = (words, at) => {
  const be = words[at]
  if (!be || !/^(?:am|'m|is|are|'re|was|were)$/.test(be.lower) || words[at - 1]?.lower === 'not') return undefined
  const place = behind(words, at)
  const base = states.get(words[place]?.lower ?? '')
  const next = words[place + 1]
  if (!base || words[at + 1]?.lower === 'not' || words[at + 1]?.lower === "n't") return undefined
  if (
    base === 'have' &&
    (next?.lower === 'to' ||
      words
        .slice(place + 1, place + 4)
        .some(({ lower }) =>
          /^(?:problems?|trouble|difficult\p{L}*|issues?|baby|lunch|dinner|breakfast|fun|party|meeting|conversation|look|break|surgery|treatment|effect|impact|hard)$/u.test(
            lower,
          ),
        ))
  )
    return undefined
  if (base === 'understand' && words[at - 1]?.lower !== 'i') return undefined
  const who = words[at - 1]?.lower ?? ''
  const forms = verbForms(base)
  const said = /^(?:was|were)$/.test(be.lower) ? forms.past : /^is$/.test(be.lower) ? forms.third : base
  const adverbs = words
    .slice(at + 1, place)
    .map(({ text }) => `${text} `)
    .join('')
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

const livesAndWorks =
  /^(?:work|live|study|speak|know|like|have|want|agree|think|learn|love|believe|need|hope|come|enjoy|prefer|belong|understand)$/

/** `I am agree`, `we are work`. */
const needlessBe: WordRule = (words, at) => {
  const [who, be, verb] = [words[at - 1], words[at], words[at + 1]]
  if (!who || !be || !verb || !/^(?:i|we|they|you)$/.test(who.lower) || !/^(?:am|are|'m|'re)$/.test(be.lower))
    return undefined
  // `They are live broadcasts`
  if (
    /^(?:NOUN|ADJ|PROPN)$/.test(words[at + 2]?.tag ?? '') ||
    !livesAndWorks.test(verb.lower) ||
    (verb.lower === 'like' && !/^to$/.test(words[at + 2]?.lower ?? ''))
  )
    return undefined
  return { from: at, to: at + 1, text: `${/^'/.test(be.text) ? ' ' : ''}${verb.text}` }
}

/** `I done`, `I seen`, `I gone`. */
const bareParticiple: WordRule = (words, at) => {
  const [who, word] = [words[at - 1], words[at]]
  if (!who || !/^(?:i|they|we|he|she)$/.test(who.lower) || !word || word.text !== word.lower) return undefined
  if (/^(?:have|had|has|'ve)$/.test(words[at - 2]?.lower ?? '')) return undefined
  if (word.lower === 'been') return replaceWord(at, /^(?:he|she)$/.test(who.lower) ? 'has been' : 'have been')
  const read = readAnyVerb(word.lower)
  const forms = read && verbForms(read.base)
  const isParticiple = forms?.participle === word.lower && forms.past !== word.lower && forms.base !== word.lower
  return forms && isParticiple ? replaceWord(at, forms.past) : undefined
}

/** `I have work in hotels`, `has improve the service`. */
const havePlain: WordRule = (words, at) => {
  const have = words[at]
  if (!have || !/^(?:have|has|'ve)$/.test(have.lower)) return undefined
  const place = behind(words, at)
  const [verb, next] = [words[place], words[place + 1]]
  const read = verb && readAnyVerb(verb.lower)
  if (!verb || read?.form !== 'base' || verb.tag !== 'VERB' || verb.text !== verb.lower || !next) return undefined
  if (plainState.test(verb.lower) && !/^(?:use|complete|run|become|come)$/.test(verb.lower)) return undefined
  if (read.isMoreOftenNoun && !/^(?:work|study|start|handle|train|serve|visit)$/.test(verb.lower)) return undefined
  if (
    !/^(?:in|with|as|at|for|on|the|my|under|here|there|many|a|an|all|our|it|them|how|different|also)$/.test(next.lower)
  )
    return undefined
  const isMine = /^(?:i|we|they|he|she|it|who|company)$/.test(words[at - 1]?.lower ?? '')
  return isMine ? replaceWord(place, verbForms(read.base).participle) : undefined
}

/** `Took blood samples and send them to the lab`: one row, one tense. */
function sameTense(line: string): string {
  // Reading what a line tells takes a while, and few lines can be such a row.
  const first = readAnyVerb(/^\p{L}+/u.exec(line)?.[0].toLowerCase() ?? '')
  if (
    first?.form !== 'past' ||
    !/(?:\band|,) \p{Ll}+ (?:the|an?|them|it|their|my|our|your|his|her|all|\d|two|three|four|five)\b/u.test(line)
  )
    return line
  const read = readLine(line)
  const [head] = read.verbs
  if (
    read.shape !== 'act' ||
    head?.form !== 'past' ||
    head.at !== 0 ||
    verbForms(head.base).past === head.base ||
    findFault(line)?.kind !== 'mixed forms'
  )
    return line
  let text = line
  for (const [at, word] of [...read.words.entries()].toReversed()) {
    const verb = readAnyVerb(word.lower)
    const isRow =
      /^(?:and|,)$/.test(read.words[at - 1]?.lower ?? '') && /^(?:DET|PRON|NUM)$/.test(read.words[at + 1]?.tag ?? '')
    const isPresent =
      word.tag === 'VERB' && (verb?.form === 'base' || verb?.form === 'third') && word.text === word.lower
    if (isRow && isPresent && verb) text = text.slice(0, word.start) + verbForms(verb.base).past + text.slice(word.end)
  }
  return text !== line && !isBroken(findFault(text)) ? text : line
}

const rules = [bareParticiple, participle, passive, knownLong, stative, needlessBe, havePlain]

/** A verb in a form that it has, and that can stand there. */
export default defineStep({
  answers: 'tense',
  group: 'grammar',
  places: ['line', 'summary'],
  isSafe: true,
  adds: (line) => ['have has I', ...formsOfVerbs(line)],
  apply(line) {
    const text = sameTense(applyRules(line, rules))
    return text === line ? undefined : { text, reason: 'Uses the right form of the verb.' }
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
      ['Took blood samples and send them to the lab', 'Took blood samples and sent them to the lab'],
      ['I have work in hotels', 'I have worked in hotels'],
      ["I'm agree with it", 'I agree with it'],
      ['They done up the old mill', 'They did up the old mill'],
    ],
    leaves: [
      'Was delegate to the UN',
      'They are live broadcasts',
      'Patients having trouble with stairs',
      'The floor was clean by six',
      'We have saw and lathe time on Fridays',
      'All I do is greet guests',
      'The van is open to view',
      'Was lead nurse on two wards',
      'I have work to do in the yard',
      'Site was run by two of us',
    ],
  },
})
