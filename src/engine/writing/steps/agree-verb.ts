import type { TaggedWord } from '#engine/language/tag-words.ts'
import { formsOfVerbs, readAnyVerb, verbForms } from '#engine/language/verb-forms.ts'
import { applyRules, isPlural, owning, replaceWord, type WordRule } from '#engine/language/word-rules.ts'
import { defineStep } from './_step.ts'

/** Before it a clause begins. */
const opensClause = /^(?:because|when|if|that|where|so|but|since|while|although|how|;|,|and|what|:|then|also)$/

/** One or several are spoken of, and in which person. */
type Subject = { isSeveral: boolean; start: number }

const oneAlone = /^(?:he|she|it|nobody|everybody|everyone|somebody|someone|anyone|anybody|everything|nothing)$/
const severalAlone = /^(?:they|we|you|both)$/
/** Of these the British say `are` and the Americans `is`, and of sums of time and money everybody says `is`. */
const either =
  /^(?:team|staff|crew|family|council|government|management|police|board|club|couple|group|number|majority|lot|data|public|union|band|half|rest|percent|media|range|variety)$/

/** The subject that ends right before a verb. */
function subjectBefore(words: readonly TaggedWord[], end: number): Subject | undefined {
  const last = words[end]
  if (!last) return undefined
  const begins = (start: number) => start === 0 || opensClause.test(words[start - 1]?.lower ?? '')
  if (last.text === 'IT') return undefined
  if (/^(?:he|she)$/.test(last.lower)) return { isSeveral: false, start: end }
  if (oneAlone.test(last.lower)) return begins(end) ? { isSeveral: false, start: end } : undefined
  if (/^(?:we|they)$/.test(last.lower)) return { isSeveral: true, start: end }
  if (severalAlone.test(last.lower)) return begins(end) ? { isSeveral: true, start: end } : undefined
  if (
    last.tag !== 'NOUN' ||
    either.test(last.lower) ||
    /^(?:hour|day|week|weekend|month|year|time|morning|night|evening|summer|winter|today)$/.test(last.lower)
  )
    return undefined
  let start = end
  while (start > 0 && /^(?:NOUN|ADJ)$/.test(words[start - 1]?.tag ?? '') && end - start < 3) start -= 1
  const head = words[start - 1]
  const isNamed =
    head !== undefined &&
    (/^(?:the|this|that|a|an|all|these|those|many|some|most|two|three|several|each|every|other)$/.test(head.lower) ||
      owning.test(head.lower))
  if (!isNamed) {
    // `people was very helpful`
    return /^(?:people|customers|clients|residents|patients|colleagues|guests|children|drivers|nurses)$/.test(
      last.lower,
    ) && begins(end)
      ? { isSeveral: true, start: end }
      : undefined
  }
  start -= 1
  // `all the machines`, `two of them`
  if (/^(?:all|both)$/.test(words[start - 1]?.lower ?? '')) start -= 1
  const isTold = /^(?:me|us|them|him)$/.test(words[start - 1]?.lower ?? '') && isPlural(last)
  if (
    (!begins(start) && !isTold) ||
    (/^(?:and|,)$/.test(words[start - 1]?.lower ?? '') &&
      !words.slice(0, start).some(({ tag }) => tag === 'VERB' || tag === 'AUX'))
  )
    return undefined
  if (
    /^(?:two|three|several)$/.test(head?.lower ?? '') &&
    /^(?:hour|day|week|month|year|minute|percent|pound|dollar|euro|mile)s$/.test(last.lower)
  )
    return undefined
  const isSeveral = isPlural(last)
  // `The bread and the breakfast pastry are made here`
  if (!isSeveral && /^(?:and|,|:|also)$/.test(words[start - 1]?.lower ?? '')) return undefined
  if (!isSeveral && /s$/.test(last.lower)) return undefined
  return { isSeveral, start }
}

const toSeveral = new Map([
  ['was', 'were'],
  ['is', 'are'],
  ['has', 'have'],
  ["wasn't", "weren't"],
  ["isn't", "aren't"],
])
const toOne = new Map([
  ['were', 'was'],
  ['are', 'is'],
  ['have', 'has'],
  ['do', 'does'],
])

/** Not a question, and nothing before it that leaves the verb plain: `does the guest know`, `help the patient walk`. */
function isFree(words: readonly TaggedWord[], start: number): boolean {
  return !words
    .slice(Math.max(0, start - 3), start)
    .some(({ lower }) =>
      /^(?:do|does|did|can|could|will|would|should|must|may|might|let|lets|make|makes|made|help|helps|helped|helping|see|saw|seen|watch|watched|hear|heard|have|had|having|if|ask|asks|asked|require|requires|required|recommend|recommended|suggest|suggested|insist)$/.test(
        lower,
      ),
    )
}

const isHave = /^(?:was|is|has|were|are|have|do)$/

const agree: WordRule = (words, at, sentence) => {
  const word = words[at]
  if (!word || at === 0 || sentence.trim().endsWith('?')) return undefined
  // `never know`, `also want`
  const skip = /^(?:always|never|also|often|usually|really|still|only|just)$/.test(words[at - 1]?.lower ?? '') ? 2 : 1
  const subject = subjectBefore(words, at - skip)
  if (!subject || !isFree(words, subject.start)) return undefined
  if (word.tag === 'AUX' || isHave.test(word.lower)) {
    const said = (subject.isSeveral ? toSeveral : toOne).get(word.lower)
    if (!said || words[at + 1]?.lower === "n't") {
      const isNegative = words[at + 1]?.lower === "n't" && said
      return isNegative ? replaceWord(at, said) : undefined
    }
    // `they were`, and `if it were`; `the one thing you have do`
    if (word.lower === 'were' && /^(?:if|as|wish|though)$/.test(words[subject.start - 1]?.lower ?? '')) return undefined
    if (word.lower === 'do' && words[at + 1]?.tag === 'VERB') return undefined
    return replaceWord(at, said)
  }
  const read = readAnyVerb(word.lower)
  // `Our packaging spend (glass, film)` is a thing.
  if (
    !/^(?:DET|PRON|ADP|ADV|NOUN|ADJ|NUM|PART|SCONJ|PROPN)$/.test(words[at + 1]?.tag ?? '') &&
    !oneAlone.test(words[at - skip]?.lower ?? '') &&
    !subject.isSeveral
  )
    return undefined
  const isAlone = oneAlone.test(words[at - skip]?.lower ?? '')
  const isPersons = words[at + 1]?.tag === 'PRON' && /^(?:me|us|them|him|her|you)$/.test(words[at + 1]?.lower ?? '')
  if (
    (word.tag !== 'VERB' && !(word.tag === 'NOUN' && (isAlone || isPersons))) ||
    !read ||
    word.text !== word.lower ||
    verbForms(read.base).past === read.base
  )
    return undefined
  if (subject.isSeveral) {
    const isThey = severalAlone.test(words[at - skip]?.lower ?? '') && words[at - skip]?.lower !== 'both'
    if (read.form !== 'third' || (!isThey && !isPersons && read.isMoreOftenNoun)) return undefined
    return replaceWord(at, read.base)
  }
  if (
    read.form !== 'base' ||
    (read.isMoreOftenNoun &&
      !oneAlone.test(words[at - skip]?.lower ?? '') &&
      !/^(?:start|work|help|need|offer|cost|stay|ask|find|look|supply|open|close|pay|use)$/.test(read.base))
  )
    return undefined
  // `the care plan ask for it`; `the team lead sign-off` and `my phone contact list` are things.
  if (
    read.isMoreOftenNoun &&
    /^(?:NOUN|PROPN|VERB)$/.test(words[at + 1]?.tag ?? '') &&
    !oneAlone.test(words[at - skip]?.lower ?? '') &&
    !owning.test(words[subject.start]?.lower ?? '')
  )
    return undefined
  return replaceWord(at, verbForms(read.base).third)
}

/** `I works`, `I is`, `I were`. */
const ofMyself: WordRule = (words, at) => {
  const [before, word] = [words[at - 1], words[at]]
  // `My wife and I are`, `Engineer I supports`
  if (
    before?.text !== 'I' ||
    !word ||
    (words[at - 2]?.lower === 'and' && /^(?:are|were)$/.test(word.lower)) ||
    words[at - 2]?.tag === 'PROPN'
  )
    return undefined
  if (word.lower === 'has') return replaceWord(at, 'have')
  if (word.lower === 'is' || word.lower === 'are') return replaceWord(at, 'am')
  if (word.lower === 'were' && !/^(?:if|as|wish|though)$/.test(words[at - 2]?.lower ?? ''))
    return replaceWord(at, 'was')
  const read = readAnyVerb(word.lower)
  return read?.form === 'third' && /^(?:VERB|NOUN)$/.test(word.tag) ? replaceWord(at, read.base) : undefined
}

/** `what happen to them`, `the one who do the funding`, `people who works`. */
const behindWho: WordRule = (words, at) => {
  const [before, who, word] = [words[at - 2], words[at - 1], words[at]]
  if (!who || !word || word.text !== word.lower) return undefined
  const read = readAnyVerb(word.lower)
  if (
    who.lower === 'what' &&
    read?.form === 'base' &&
    /^(?:happen|attract|make|interest|matter|motivate|excite|inspire)$/.test(read.base) &&
    (before === undefined || before.tag !== 'AUX')
  )
    return replaceWord(at, verbForms(read.base).third)
  if (!/^(?:who|which)$/.test(who.lower) || !before) return undefined
  const isOne =
    /^(?:one|person|someone|somebody|anyone|everyone|nobody|worker|company|manager|nurse|driver|man|woman|guy|lady|boss|place|team|candidate|professional)$/.test(
      before.lower,
    ) && !/^(?:of)$/.test(words[at - 3]?.lower ?? '')
  const isSeveral = isPlural(before) && words[at - 3]?.lower !== 'of'
  if (isOne && before.lower !== 'team') {
    if (word.lower === 'do' || word.lower === 'have' || word.lower === 'are')
      return replaceWord(at, toOne.get(word.lower) ?? word.text)
    if (
      read?.form === 'base' &&
      word.tag === 'VERB' &&
      verbForms(read.base).past !== read.base &&
      words[at + 1]?.lower !== 'they'
    )
      return replaceWord(at, verbForms(read.base).third)
  }
  if (!isSeveral) return undefined
  const said = toSeveral.get(word.lower)
  if (said && before.lower !== 'works') return replaceWord(at, said)
  return read?.form === 'third' && word.tag === 'VERB' ? replaceWord(at, read.base) : undefined
}

/** `two of them was`, `there is many`. */
const ofThem: WordRule = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!word || !before) return undefined
  if (before.lower === 'there' && /^(?:is|was)$/.test(word.lower) && next) {
    const isMany =
      /^(?:many|several|two|three|four|five|some|few|no|always|also)$/.test(next.lower) ||
      (next.tag === 'NUM' && next.lower !== 'one' && next.lower !== '1')
    const thing = words.slice(at + 1, at + 5).find(({ tag }) => tag === 'NOUN')
    return isMany && thing && isPlural(thing) ? replaceWord(at, toSeveral.get(word.lower) ?? word.text) : undefined
  }
  const isOfThem =
    /^(?:them|us|these|those)$/.test(before.lower) &&
    words[at - 2]?.lower === 'of' &&
    /^(?:two|three|four|five|many|most|some|all|both|several|few)$/.test(words[at - 3]?.lower ?? '')
  const said = isOfThem ? toSeveral.get(word.lower) : undefined
  return said ? replaceWord(at, said) : undefined
}

/** `I not need`, `he no have`. */
const notDoing: WordRule = (words, at) => {
  const [who, not, verb] = [words[at - 1], words[at], words[at + 1]]
  if (!who || !not || !/^(?:not|no)$/.test(not.lower) || !verb || !/^(?:i|we|you|they|he|she|it)$/.test(who.lower))
    return undefined
  // `Should you not hear from us`
  if (words[at - 2]?.tag === 'AUX') return undefined
  const read = readAnyVerb(verb.lower)
  const isPlain = verb.lower === 'have' || (verb.tag === 'VERB' && (read?.form === 'base' || read?.form === 'third'))
  if (!isPlain || !read) return undefined
  return { from: at, to: at + 1, text: `${/^(?:he|she|it)$/.test(who.lower) ? "doesn't" : "don't"} ${read.base}` }
}

const rules = [agree, ofMyself, behindWho, ofThem, notDoing]

/** A verb that agrees with who does it. */
export default defineStep({
  answers: 'tense',
  group: 'grammar',
  places: ['line', 'summary'],
  isSafe: true,
  adds: (line) => ["is are am was were has have do does don't doesn't weren't aren't", ...formsOfVerbs(line)],
  apply(line) {
    const text = applyRules(line, rules)
    return text === line ? undefined : { text, reason: 'Makes the verb agree with who does it.' }
  },
  examples: {
    mends: [
      ['Mentored two interns, both was hired after', 'Mentored two interns, both were hired after'],
      ['I never know what happen to them after', 'I never know what happens to them after'],
      ['I am not the one who do the funding', 'I am not the one who does the funding'],
      ['Ensured that all the machines was clean', 'Ensured that all the machines were clean'],
      ['My duties was to feed the animals', 'My duties were to feed the animals'],
      ['Use of a hoist when the care plan ask for it', 'Use of a hoist when the care plan asks for it'],
      ['I know that they respects the workers', 'I know that they respect the workers'],
      ['We was on nights and I works alone', 'We were on nights and I work alone'],
      ['I like it because it have projects in Asia', 'I like it because it has projects in Asia'],
      ['Hard-working person who learn fast', 'Hard-working person who learns fast'],
      [
        'The company is growing and there is many nationalities',
        'The company is growing and there are many nationalities',
      ],
      ['I not need somebody behind me', "I don't need somebody behind me"],
    ],
    leaves: [
      'If it were up to me, the team are ready',
      'The number of falls was down by half',
      'One of the drivers was off sick',
      'Helped the patient walk after surgery',
      'The team lead sign-off sheet',
      'Made sure the customer leave happy',
      'The two weeks is paid',
      'Asked that the visitor sign in',
      'My phone contact list is up to date',
      'What they do matters',
      'The staff were kind and the council have noticed',
      'Fish and chips is our best seller',
      'Gates both read tickets and open on time',
    ],
  },
})
