// What helps to tell how a line of the resume can be said.
import { findFault } from '#engine/language/find-fault.ts'
import { bucket } from '#engine/language/placed-words.ts'
import { readLine } from '#engine/language/read-line.ts'
import { placeOf } from '#engine/language/span-tagger.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { isTelegram, runsOn } from './telegram.ts'

const small = /^(?:an?|the|my|our|all|own|\d+)$/

export function sayingFeatures(text: string, isCurrent: boolean): number[] {
  const { shape, verbs, words, isSure, opensSure } = readLine(text)
  const [first] = verbs
  const opening = words[first?.at ?? 0]
  const plain = tagWords(text.slice(0, 1).toLowerCase() + text.slice(1))
  const tags = plain.map(({ tag, lower, lemma }) => (tag === 'NOUN' && lower !== lemma ? 'NOUNs' : tag))
  const verb = readVerbForm(plain[0]?.lower ?? '')
  const time = isCurrent ? 'now' : 'then'
  const isTold = first !== undefined && opening !== undefined && isTelegram(text.slice(opening.end))
  // A countable thing that no article opens, anywhere.
  const bareOnes = plain.filter(
    ({ tag, lower, lemma }, at) =>
      tag === 'NOUN' && lower === lemma && !small.test(plain[at - 1]?.lower ?? '') && plain[at - 1]?.tag !== 'ADJ',
  ).length
  const features = [
    'any',
    `shape=${shape}`,
    `shape=${shape}|${opensSure}|${isSure}|${time}`,
    `form=${first?.form ?? ''}|${first?.at ?? ''}|${time}`,
    `forms=${verbs.map(({ form }) => form).join('')}`,
    `fault=${findFault(text)?.kind ?? ''}`,
    `telegram=${isTold}|${first?.form ?? ''}`,
    `runs on=${runsOn(text)}`,
    `word=${plain[0]?.lower ?? ''}`,
    `word=${plain[0]?.lower ?? ''}|${plain[1]?.lower ?? ''}`,
    `second=${plain[1]?.lower ?? ''}`,
    `tag=${tags[0] ?? ''}|${verb?.form ?? ''}|${verb?.isMoreOftenNoun ?? ''}`,
    `tags=${tags.slice(0, 2).join(' ')}`,
    `tags=${tags.slice(0, 3).join(' ')}`,
    `ending=${plain[0]?.lower.slice(-3) ?? ''}`,
    `last=${tags.at(-1) ?? ''}`,
    `last word=${plain.at(-1)?.lower ?? ''}`,
    `words=${bucket(plain.length)}|${shape}`,
    `commas=${bucket(text.split(',').length - 1)}|${shape}`,
    `bare=${bucket(bareOnes)}|${shape}`,
    `small=${bucket(plain.filter(({ lower }) => /^(?:an?|the|my|our)$/.test(lower)).length)}|${bucket(plain.length)}`,
    `and=${/ and /.test(text)}|${/,/.test(text)}|${shape}`,
    `digit=${/^\d/.test(text)}|${/\d/.test(text)}|${/%/.test(text)}`,
    `capital=${/^\p{Lu}{2}/u.test(text)}|${shape}`,
    `I=${/\bI\b/.test(text)}|${/\b(?:we|they|you|it)\b/i.test(text)}`,
    ...(text.match(/[;:.!?()"“”+/&~–=<>]|w\/| - /g) ?? []).map((sign) => `sign=${sign}|${shape}`),
    ...plain.map(({ lower }) => `has=${lower}`),
    ...tags.slice(0, -1).map((tag, at) => `pair=${tag} ${tags[at + 1] ?? ''}`),
  ]
  return [...new Set(features)].map(placeOf)
}
