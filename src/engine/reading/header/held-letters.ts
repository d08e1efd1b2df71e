// What the letters behind a name say: `P.E.` and `RN` are licences, `MBA` is a degree. Where the resume names the same in
// words they say nothing new.
import type { ReadEducation } from '../entries/read-education.ts'
import type { Found } from '../found.ts'
import type { ReadCertification } from '../lists/read-certifications.ts'

type Held = { certifications: ReadCertification[]; education: ReadEducation[] }

/** The licences and degrees that only the letters tell of. */
export function heldLetters(letters: readonly Found[], known: Held): Held {
  const papers = known.certifications.map(({ name, issuer }) => `${name.value} ${issuer?.value ?? ''}`)
  const degrees = known.education.map(({ degree, field }) => `${degree?.value ?? ''} ${field?.value ?? ''}`)
  const named = letters.filter(({ value }) => !ofStyle.test(value))
  const isDegree = ({ value }: Found) => ofStudies.test(bare(value))
  return {
    certifications: named
      .filter((one) => !isDegree(one) && !papers.some((paper) => says(paper, one.value)))
      .map((name) => ({ name, rest: [] })),
    // Another word for a degree that is told of is no second one: `MA` beside `Master's in History`.
    education: named
      .filter(
        (one) => isDegree(one) && !degrees.some((degree) => says(degree, one.value) || isOfRank(degree, one.value)),
      )
      .map((degree) => ({ degree, description: [] })),
  }
}

const ofStyle = /^(?:Esq|Hons?)\.?$/i

const ofStudies =
  /^(?:[BM](?:A|S|Sc|Ed|Eng|Tech|Com|BA|SN|SW|PH|PA|Res|Phil|Chem)|EMBA|MFA|BFA|PhD|DPhil|EdD|DNP|JD|LL[BM]|MD|DO|DDS|DMD|DVM|DPT|MB?ChB|BVSc|PGCE|AAS?|AS)$/

function bare(text: string): string {
  return text.replace(/[.\s]/g, '')
}

/** `Professional Engineer` says `P.E.`, `Medical Laboratory Scientist` `MLS(ASCP)CM`, and `CPA, Connecticut` `CPA`. */
function says(text: string, letters: string): boolean {
  const own = bare(letters.replace(/\([^)]*\).*$/, ''))
  const words = text.match(/[\p{L}.]+/gu) ?? []
  if (words.some((word) => bare(word) === own)) return true
  const capitals = own.replace(/\p{Ll}/gu, '')
  const initials = [words, words.filter((word) => !/^(?:in|of|and|the|for)$/i.test(word))].map((list) =>
    list.map((word) => word.charAt(0).toUpperCase()).join(''),
  )
  return capitals.length > 1 && initials.some((line) => line.includes(capitals.toUpperCase()))
}

/** Bachelor, Master, Doctor, Associate. */
function isOfRank(degree: string, letters: string): boolean {
  const rank = bare(letters).replace(/^E(?=MBA|dD)/, '')
  const [first = ''] = /PhD|DPhil|D/.test(rank) && !/^[BM]/.test(rank) ? ['D'] : [rank.charAt(0)]
  return degree.trim().toUpperCase().startsWith(first)
}
