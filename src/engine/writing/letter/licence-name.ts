// Licences as they stand in a sentence: `a CDL Class B`, `BLS certification`, `an Ohio teaching license`.

import { withArticle } from '#engine/language/articles.ts'
import { joinWords } from '../words/join-words.ts'

/** `CPR and First Aid certification` says `certification` once. */
export function licenceNames(names: readonly string[]): string[] {
  const all = names.map(licenceName)
  const isBare = (name: string) => / certification$/.test(name) && !/^an? /.test(name)
  const certified = all.filter(isBare).map((name) => name.replace(/ certification$/, ''))
  const others = all.filter((name) => !isBare(name))
  return certified.length === 0 ? others : [`${joinWords(certified)} certification`, ...others]
}

function licenceName(name: string): string {
  // `Engineer in Training (EIT), passed FE Civil`
  const text = name
    .replace(/\s*\([^)]*[, ][^)]*\)/g, '')
    .replace(/, \p{Ll}.*$/u, '')
    .trim()
    .replace(/[.;]+$/, '')
  const [, state] = /^(.+?)\s+(?:State )?Bar(?: Admission)?$/.exec(text) ?? []
  if (state) return `admission to the ${state} bar`
  const [, certified] = /^Certified (.+)$/.exec(text) ?? []
  if (certified && !/[A-Z]{2}/.test(certified)) return `certification as ${withArticle(certified.toLowerCase())}`
  if (/\bCDL\b/.test(text)) return withArticle(text)
  if (
    /\b(?:licen[cs]e|certificate|certification|card|permit|diploma|endorsement|credential|registration)\b/i.test(text)
  )
    return withArticle(calm(text))
  if (
    /^(?:[A-Z0-9][A-Z0-9.-]+)(?:[\s/+-]+[A-Z0-9.]+)*$/.test(text) ||
    /^(?:First Aid|Basic Life Support|ServSafe)$/.test(text)
  )
    return `${text} certification`
  return `the ${text} certificate`
}

/** Common words in small letters; the state or body that gave it keeps its capital. */
function calm(text: string): string {
  return text.replace(
    /\b(?:License|Licence|Certificate|Certification|Card|Permit|Diploma|Endorsement|Registration|Teaching|Driver'?s?|Food|Handler|Guard|Cosmetology|Registered|Practical|Nurse|Nursing|Apprentice|Electrician|Journeyman|Security|Real|Estate|Forklift|Operator|Insurance|Wound|Care|Secondary|Elementary|Special|Education|Early|Childhood|Home|Health|Aide|Medical|Dental|Assistant|Hygiene|Pharmacy|Technician|Massage|Therapist|Therapy|Broker|Commercial|Pilot|Plumber|Plumbing|Welding|Notary|Public|Teacher|Substitute|Barber|Phlebotomy|Crane|Pesticide|Applicator|Tax|Preparer)\b/g,
    (word) => word.toLowerCase(),
  )
}
