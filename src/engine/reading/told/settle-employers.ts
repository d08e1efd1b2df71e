// Which of the names that were marked are employers: not where somebody studied, not the town the employer is in, and
// a short name is the whole one that was given before.
import { companyScore } from '../words/company-words.ts'
import type { Employer, Time } from './things.ts'

/** `my BSN at UH Manoa`, `the welding course in Winnipeg at the Red River College` */
const studied =
  /(?<!\p{L})(?:B\.?S\.?N|B\.?Sc|M\.?Sc|BA|MA|MBA|PhD(?! (?:student|candidate|researcher))|degree|diploma|bachelor['’]?s?|course|studied|graduated|graduate of|bridging|licen[cs]e in|alumn\p{L}+)(?!\p{L})[^.;\n]{0,40}(?:(?<!\p{L})(?:at|from|of|in|by|through)\s(?:the\s)?|[,(]\s?)$/iu
const works =
  /(?<!\p{L})(?:work(?:ed|s|ing)?|job|as an?|joined|hired|employed|began|started|then|and (?:i|he|she|since|from|now)|teach(?:es|ing)?|taught)(?!\p{L})/iu
/** `Prairie Rose Care Center here in Jamestown` */
const placed = /^,?\s+(?:here |down |up |out |over |back )?(?:in|by|near|outside)\s+(?:the\s+)?$/i
const passedBy = /(?<!\p{L})(?:before|after|prior to|leaving|left)\s+(?:the\s+)?$/iu
const ownWork = /^(?:self[- ]employed|sole trader|freelance|my own (?:business|company|firm))$/i
const trading = /^[^.;\n]{0,30}\b(?:trading as|under the name(?: of)?|t\/a|dba|called|as)\s+$/i
const acts =
  /^\s+(?:got|asked|took|had|hired|brought|made|gave|called|offered|promoted|moved|sent)\s+(?:me|him|her)(?!\p{L})/u

export function settleEmployers(text: string, found: readonly Employer[], times: readonly Time[]): Employer[] {
  const employers = found.map((one) => withoutYears(one, times))
  const settled: Employer[] = []
  for (const one of employers) {
    const before = text.slice(Math.max(0, one.start - 80), one.start)
    const [study] = studied.exec(before) ?? []
    if (study !== undefined && !works.test(study)) continue
    const last = settled.at(-1)
    // `self employed since 2012 trading as Harcastle Gardens`
    if (last && ownWork.test(last.text) && trading.test(text.slice(last.end, one.start))) settled.pop()
    if (last && placed.test(text.slice(last.end, one.start)) && companyScore(one.text) < 1) continue
    const whole = wholeName(one, employers)
    if (whole && passedBy.test(before)) continue
    settled.push(whole ? { ...one, text: whole.text } : one)
  }
  return [...settled, ...listShortNames(text, settled)].toSorted((a, b) => a.start - b.start)
}

/** `Territory Bread 94 to 99`: what begins in a name and continues behind it is no part of it. */
function withoutYears(employer: Employer, times: readonly Time[]): Employer {
  const time = times.find(({ start, end }) => start > employer.start && start < employer.end && end > employer.end)
  if (!time) return employer
  return { ...employer, text: employer.text.slice(0, time.start - employer.end).trim(), end: time.start }
}

/** `Mt Erin` where `Mt Erin Orchards` was named. */
function wholeName({ text, start }: Employer, employers: readonly Employer[]): Employer | undefined {
  return employers.find((other) => other.end <= start && other.text.startsWith(`${text} `) && other.weight >= 0.5)
}

/** `Coolabah got me back in 2018`: nobody but an employer does that. */
function listShortNames(text: string, employers: readonly Employer[]): Employer[] {
  return employers.flatMap((one) => {
    const [first = ''] = one.text.split(' ')
    if (
      first.length < 4 ||
      first === one.text ||
      employers.some(({ text: name, end }) => name === one.text && end > one.end)
    )
      return []
    const start = text.indexOf(first, one.end)
    const end = start + first.length
    if (start < 0 || employers.some((other) => other.start < end && other.end > start)) return []
    return acts.test(text.slice(end, end + 30)) ? [{ ...one, start, end }] : []
  })
}
