// Languages of the world and the words for how well one speaks them.
import { itemsOf } from '../languages/_words.ts'
import { languages as spoken } from '../languages/registry.gen.ts'
import { fold, phraseSet } from './word-set.ts'

const languages = phraseSet(`
afrikaans, albanian, amharic, arabic, armenian, asl, bsl, isl, auslan, american sign language, british sign language, sign language, assamese, azerbaijani, basque, belarusian, bengali, bosnian, bulgarian, burmese,
cantonese, catalan, cebuano, chinese, mandarin, mandarin chinese, croatian, czech, danish, dari, dutch, english, esperanto, estonian, farsi, persian, filipino,
tagalog, finnish, flemish, french, galician, georgian, german, greek, gujarati, haitian creole, creole, hausa, hawaiian, hebrew, hindi, hmong,
hungarian, icelandic, igbo, ilocano, indonesian, bahasa indonesia, irish, gaelic, italian, japanese, javanese, kannada, kazakh, khmer, kinyarwanda, korean, kurdish,
kyrgyz, lao, latin, latvian, lithuanian, luxembourgish, macedonian, malay, bahasa melayu, malayalam, maltese, maori, marathi, moldovan, mongolian, nepali,
norwegian, odia, pashto, polish, portuguese, brazilian portuguese, punjabi, quechua, romanian, russian, samoan, sanskrit, scottish gaelic, serbian, sindhi, sinhala, slovak,
slovenian, somali, spanish, swahili, swedish, swiss german, tajik, tamil, tatar, telugu, thai, tibetan, tigrinya, turkish, turkmen, twi, uighur, ukrainian, urdu,
uzbek, vietnamese, welsh, wolof, xhosa, yiddish, yoruba, zulu,
isixhosa, isizulu, isindebele, sesotho, setswana, sepedi, siswati, xitsonga, tshivenda, shona, ndebele, chichewa, bemba, kikuyu, luo, luganda, oromo,
lingala, kirundi, malagasy, akan, fula, fulani, mandinka, bambara, berber, tamazight, kabyle, te reo, te reo maori, tongan, fijian, hiligaynon, ilonggo,
bisaya, kapampangan, waray, chamorro, faroese, greenlandic, sami, frisian, west frisian, breton, corsican, sardinian, occitan, romansh, romani, aramaic,
hakka, hokkien, teochew, shanghainese, taiwanese, konkani, maithili, bhojpuri, dzongkha, uyghur, balochi, navajo, cherokee, inuktitut, cree, ojibwe,
guarani, aymara, nahuatl, papiamento, tok pisin, irish sign language, auslan, bsl, makaton,
`)

const foreign = Object.values(spoken)
const foreignNames = new Set(foreign.flatMap((words) => itemsOf(fold(words.languages))))
/** The longer ones first: `sehr gut` does not stop at `gut`. */
const foreignLevels = foreign
  .flatMap((words) => itemsOf(words.levels))
  .toSorted((a, b) => b.length - a.length)
  .join('|')

const levelPattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?:native(?:\s+(?:speaker|or bilingual proficiency|proficiency))?|bilingual|mother tongue|(?:first|home|second) language|fluent(?:ly)?|full professional(?: proficiency)?|professional working(?: proficiency)?|limited working(?: proficiency)?|professional(?: proficiency)?|elementary(?: proficiency)?|working (?:knowledge|proficiency)|conversational|proficient|advanced|upper[- ]intermediate|intermediate|pre-intermediate|basic(?:s)?|beginner|novice|good|excellent|very good|business(?: fluent)?|[ABC][12]\+?|${foreignLevels})(?![\p{L}\d])`,
  'iu',
)

export function isLanguage(text: string): boolean {
  const name = fold(text)
    .replace(/[^\p{L} ]/gu, '')
    .trim()
  return languages.has(name) || foreignNames.has(name)
}

/** Where the words for a level begin; -1 without any. */
export function findLevel(text: string): number {
  return levelPattern.exec(text)?.index ?? -1
}

export function isLevel(text: string): boolean {
  return levelPattern.exec(text.trim())?.index === 0 && text.trim().split(/\s+/).length <= 5
}
