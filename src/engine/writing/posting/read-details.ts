// The hard facts of a wish: which licence, which languages, which degree in what.
import { readDegree } from '../words/degrees.ts'
import { languageNames } from '../words/languages-data.ts'
import type { WantedDegree, WantedLanguage } from './posting.ts'

const LONGEST_NAME = 60

/** `Current, unrestricted Texas RN license in good standing` is a `Texas RN license`. */
export function readLicence(text: string): string | undefined {
  const name = text
    .replace(/^(?:an?|the|your|their)\s+/i, '')
    .replace(/^(?:(?:valid|current|active|unrestricted|up-to-date|clean|full)(?:,| and)?\s+)+/i, '')
    .split(/\s*[(;:]|,\s|\s+(?:from|in good|with|or equivalent|and access|required|preferred|within|issued)\b/i)[0]
    ?.trim()
  return name && name.length >= 2 && name.length <= LONGEST_NAME ? name : undefined
}

const levels =
  /\b(native|fluent|fluency|bilingual|advanced|superior|professional|proficien(?:t|cy)|intermediate|conversational|working|basic|excellent|good)\b/i

export function readLanguages(text: string): WantedLanguage[] {
  const level = levels.exec(text)?.[1]?.toLowerCase().replace('fluency', 'fluent').replace('proficiency', 'proficient')
  return languageNames
    .filter((name) => new RegExp(`\\b${name}\\b`).test(text))
    .map((name) => ({ name, level }))
    .sort((one, other) => text.indexOf(one.name) - text.indexOf(other.name))
}

const noField =
  /^(?:an?\s+)?(?:(?:closely |other |any )?(?:related|relevant|similar|equivalent|appropriate)\b.*|field|discipline|experience.*|)$/i

export function readDegreeWanted(text: string): WantedDegree {
  const [, named = ''] =
    /\b(?:in|of)\s+([^.;()]+)/i.exec(
      text.replace(/\b(?:bachelor|master|doctor|associate)s? of (?:science|arts)\b/gi, ''),
    ) ?? []
  const fields = named
    .split(/\s+(?:from|with|and \d|or equivalent|required|preferred|at)\b/i)[0]
    ?.split(/,\s*(?:or\s+|and\s+)?|\s+or\s+|\s+and\s+/)
    .map((field) =>
      field
        .replace(/\s+(?:field|degree|discipline)$/i, '')
        .replace(/^an?\s+/i, '')
        .trim(),
    )
    .filter((field) => !noField.test(field) && field.split(/\s+/).length <= 5)
  return { level: readDegree(text), fields: fields ?? [] }
}
