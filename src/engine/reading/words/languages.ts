// Languages of the world and the words for how well one speaks them.
import { fold, phraseSet } from './word-set.ts'

const languages = phraseSet(`
afrikaans, albanian, amharic, arabic, armenian, asl, american sign language, british sign language, sign language, assamese, azerbaijani, basque, belarusian, bengali, bosnian, bulgarian, burmese,
cantonese, catalan, cebuano, chinese, mandarin, mandarin chinese, croatian, czech, danish, dari, dutch, english, esperanto, estonian, farsi, persian, filipino,
tagalog, finnish, flemish, french, galician, georgian, german, greek, gujarati, haitian creole, creole, hausa, hawaiian, hebrew, hindi, hmong,
hungarian, icelandic, igbo, ilocano, indonesian, bahasa indonesia, irish, gaelic, italian, japanese, javanese, kannada, kazakh, khmer, kinyarwanda, korean, kurdish,
kyrgyz, lao, latin, latvian, lithuanian, luxembourgish, macedonian, malay, bahasa melayu, malayalam, maltese, maori, marathi, moldovan, mongolian, nepali,
norwegian, odia, pashto, polish, portuguese, brazilian portuguese, punjabi, quechua, romanian, russian, samoan, sanskrit, scottish gaelic, serbian, sindhi, sinhala, slovak,
slovenian, somali, spanish, swahili, swedish, swiss german, tajik, tamil, tatar, telugu, thai, tibetan, tigrinya, turkish, turkmen, twi, uighur, ukrainian, urdu,
uzbek, vietnamese, welsh, wolof, xhosa, yiddish, yoruba, zulu,
deutsch, englisch, franzosisch, spanisch, italienisch, russisch, francais, anglais, allemand, espagnol, italien, espanol, ingles, frances, aleman, italiano, portugues, polski, angielski, niemiecki
`)

const levelPattern =
  /\b(?:native(?:\s+(?:speaker|or bilingual proficiency|proficiency))?|bilingual|mother tongue|first language|fluent(?:ly)?|full professional(?: proficiency)?|professional working(?: proficiency)?|limited working(?: proficiency)?|professional(?: proficiency)?|elementary(?: proficiency)?|working (?:knowledge|proficiency)|conversational|proficient|advanced|upper[- ]intermediate|intermediate|pre-intermediate|basic(?:s)?|beginner|novice|good|excellent|very good|business(?: fluent)?|verhandlungssicher|muttersprache|fliessend|fließend|grundkenntnisse|gut|langue maternelle|courant|intermédiaire|débutant|nativo|avanzado|intermedio|básico|[ABC][12]\+?)(?![\p{L}\d])/iu

export function isLanguage(text: string): boolean {
  return languages.has(
    fold(text)
      .replace(/[^\p{L} ]/gu, '')
      .trim(),
  )
}

/** Where the words for a level begin; -1 without any. */
export function findLevel(text: string): number {
  return levelPattern.exec(text)?.index ?? -1
}

export function isLevel(text: string): boolean {
  return levelPattern.exec(text.trim())?.index === 0 && text.trim().split(/\s+/).length <= 5
}
