import type { Quoted } from './posting.ts'

const labelled = /^[ \t]*(?:(?:job )?location|place|city|where|work site)[ \t]*:[ \t]*([^\n|;]{2,60})/im
const cityAndState =
  /(?<![\p{L}’'])(\p{Lu}[\p{L}.’'-]{1,20}(?: \p{Lu}[\p{L}.’'-]{1,20}){0,2}, (?:[A-Z]{2}\b|Ontario|Quebec|England|Scotland|Ireland|Australia))/u
const TOP = 600

/** Where the job is, if the form says so or the head of the posting names a town. */
export function findPlace(text: string): Quoted | undefined {
  const top = text.slice(0, TOP)
  const found =
    labelled.exec(text)?.[1]?.trim() ??
    cityAndState.exec(top)?.[1] ??
    /\b(?:remote)\b/i.exec(top.split('\n').slice(0, 4).join('\n'))?.[0]
  if (!found) return undefined
  const start = text.indexOf(found)
  return { text: found, span: { start, end: start + found.length } }
}
