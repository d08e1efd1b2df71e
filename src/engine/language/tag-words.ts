// English words with their part of speech. A small statistical tagger does the work; what it is known to get wrong is put
// right here, so that nobody above has to know it.
import winkModel from 'wink-eng-lite-web-model'
import winkNLP, { type ItsFunction, type PartOfSpeech } from 'wink-nlp'
import { remember } from './remember.ts'
import { lemmaOfVerb, readVerbForm } from './verb-forms.ts'

export type Tag = PartOfSpeech

export type TaggedWord = {
  text: string
  lower: string
  tag: Tag
  /** The dictionary form: `manage` for `managed`, `client` for `clients`. */
  lemma: string
  start: number
  end: number
}

/** Both cost the tagger time that grows with the square: 200 kB of one letter took it half a minute. */
const LONGEST_WORD = 64
const LONGEST_TEXT = 600

const MOST_REMEMBERED = 4000

let tagger: ReturnType<typeof winkNLP> | undefined

/** The words and signs of one line or sentence. What is longer than any sentence is left off. */
export const tagWords = remember(MOST_REMEMBERED, (text): readonly TaggedWord[] => tag(text.slice(0, LONGEST_TEXT)))

function tag(text: string): TaggedWord[] {
  // Loaded with the first line, so that people who never use the writing tools don't pay for the model.
  tagger ??= winkNLP(winkModel, ['sbd', 'pos'])
  const { its } = tagger
  const short = text.replace(/\S{65,}/g, (run) => run.slice(0, LONGEST_WORD) + ' '.repeat(run.length - LONGEST_WORD))
  const tokens = tagger.readDoc(short).tokens()
  // The library's types know only the plain answer; these are strings of the closed set they are cast to.
  const tags = tokens.out(its.pos) as Tag[]
  const lemmas = tokens.out(its.lemma as unknown as ItsFunction<string>)
  const words: TaggedWord[] = []
  let from = 0
  for (const [at, text] of tokens.out().entries()) {
    const start = short.indexOf(text, from)
    if (start < 0) continue
    from = start + text.length
    const lower = text.toLowerCase().replace(/’/g, "'")
    words.push({ text, lower, tag: tags[at] ?? 'X', lemma: lemmas[at] ?? '', start, end: from })
  }
  const read = words.map(withoutSmallNames)
  return read.map((word, index) => correct(word, index, read))
}

/** In `Train new staff` the tagger takes `new` for a name because of the capital before it. */
function withoutSmallNames(word: TaggedWord): TaggedWord {
  if (word.tag !== 'PROPN' || !/^\p{Ll}+$/u.test(word.text)) return word
  const isAdjective =
    /^(?:new|old|local|daily|weekly|monthly|annual|senior|junior|high|low|large|small|other|key|major|full|various)$/
  return { ...word, tag: isAdjective.test(word.lower) ? 'ADJ' : 'NOUN' }
}

/** `Supervised` and `Reconciled` at the head of a line come out as names, `Coded` with the lemma `cod`. */
function correct(word: TaggedWord, index: number, words: readonly TaggedWord[]): TaggedWord {
  // Nurses write of wounds more than anybody winds: `wound care`, `wound dressing`.
  if (word.lower === 'wound' && words[index + 1]?.tag === 'NOUN') return { ...word, tag: 'NOUN', lemma: 'wound' }
  // `fill in for the shift lead`
  if (word.lower === 'lead' && /^(?:shift|team|crew|line|floor|project|tech)$/.test(words[index - 1]?.lower ?? ''))
    return { ...word, tag: 'NOUN', lemma: 'lead' }
  // `reports in Concur`: what follows `in` with a capital is a name.
  if (word.tag === 'VERB' && /^\p{Lu}/u.test(word.text) && words[index - 1]?.tag === 'ADP')
    return { ...word, tag: 'PROPN' }
  if (word.tag === 'VERB' || word.tag === 'AUX') return { ...word, lemma: lemmaOfVerb(word.lower) ?? word.lemma }
  const opensLine = words.slice(0, index).every(({ tag, lower }) => tag === 'PUNCT' || tag === 'ADV' || lower === 'i')
  if (!opensLine || !/^\p{Lu}?\p{Ll}+$/u.test(word.text)) return word
  const form = readVerbForm(word.lower)
  if (form?.form === 'past' && word.lower.endsWith('ed')) return { ...word, tag: 'VERB', lemma: form.base }
  if (word.tag !== 'PROPN' || !form) return word
  // `Manage a team`, `Serve guests`: a verb is followed by what is done; `Copy editor` is not.
  const next = words[index + 1]
  const takesObject = next !== undefined && /^(?:DET|NUM|ADJ|PRON|ADP|ADV)$/.test(next.tag)
  if (takesObject && !form.isMoreOftenNoun) return { ...word, tag: 'VERB', lemma: form.base }
  if (next?.tag === 'NOUN' && !form.isMoreOftenNoun && /s$/.test(next.lower))
    return { ...word, tag: 'VERB', lemma: form.base }
  return word
}
