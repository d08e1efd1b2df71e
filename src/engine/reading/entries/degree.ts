// A degree and its field: `Bachelor of Science in Nursing`, `B.S., Computer Science`, `Associate Degree (Welding)`.
import { degreeScore } from '../words/education-words.ts'

const leads = [
  /^((?:Executive\s+)?(?:Bachelor|Master|Doctor|Associate)s?['’]?s?(?:\s+(?:of|in)\s+(?:Applied\s+)?(?:Science|Sciences|Arts|Fine Arts|Business Administration|Engineering|Technology|Education|Laws?|Philosophy|Commerce|Architecture|Public Administration|Public Health|Social Work|Music|Nursing|Medicine|Applied Science|Computer Applications|Design|Applied Arts)(?=$|[\s,:(–—-]))?(?:\s+degree)?(?:\s*\([^)]*\))?)\s*(?:[,:–—-]\s*|\s+(?:degree\s+)?(?:in|of)\s+|\s+)(?!degree$)(.+)$/i,
  /^((?:B\.?\s?S\.?c?|M\.?\s?S\.?c?|B\.?\s?A|M\.?\s?A|B\.?\s?S\.?\s?N|M\.?\s?S\.?\s?N|M\.?\s?B\.?\s?A|Ph\.?\s?D|B\.?\s?Tech|M\.?\s?Tech|B\.?\s?Eng|M\.?\s?Eng|B\.?\s?E|M\.?\s?E|B\.?\s?Com|M\.?\s?Com|J\.?\s?D|A\.?\s?A\.?\s?S|A\.?\s?A|A\.?\s?S|B\.?\s?F\.?\s?A|M\.?\s?F\.?\s?A|B\.?\s?B\.?\s?A|M\.?\s?Ed|B\.?\s?Ed|LL\.?\s?[BM]|BArch|MArch|MPhil|HND|HNC|GED)\.?(?:\s*\((?:hons?|honours|mod)\.?\))?)\s*(?:[,:–—-]\s*|\s+(?:degree\s+)?(?:in|of)\s+|\s+)(?!degree$)(.+)$/i,
  /^((?:Higher\s+|Advanced\s+|National\s+|Graduate\s+|Postgraduate\s+|Post[- ]?Graduate\s+|Professional\s+|High School\s+|Vocational\s+)*(?:Diploma|Certificate|Certification|Apprenticeship|Minor|Major|Degree|Diplom|Licence|Licenciatura|Coursework|Ausbildung|Undergraduate|Doctorate|Honours|Master|Bachelor))\s*(?:[,:–—-]\s*|\s+(?:in|of|als|zum|zur|en)\s+)(.+)$/i,
]

/** A degree that names no field beyond its own: `Bachelor of Arts`. */
const bare =
  /^(?:Bachelor|Master|Doctor|Associate)s?['’]?s?(?:\s+degree)?\s+(?:of|in)\s+(?:Applied\s+)?(?:Sciences?|Arts|Fine Arts|Business Administration|Engineering|Technology|Education|Laws?|Philosophy|Commerce|Architecture|Public Administration|Public Health|Social Work|Music|Medicine|Applied Science|Applied Arts)(?:\s+degree)?$/i

const honours = /^[A-Z][A-Za-z.]{1,7}\s*\((?:hons?|honours|honors)\.?\)$/i

export function splitDegree(text: string): { degree: string; field: string } {
  if (bare.test(text.trim()) || honours.test(text.trim())) return { degree: text.trim(), field: '' }
  for (const lead of leads) {
    const match = lead.exec(text.trim())
    if (match?.[1] && match[2])
      return {
        degree: match[1].trim(),
        field: match[2]
          .replace(/^(?:in|of)\s+/i, '')
          .replace(/^[(\s]+(?=[^)]*\)$)/, '')
          // `Biology (Chemistry minor)` closes its own bracket.
          .replace(/(?<!\([^()]*)\)$/, '')
          .trim(),
      }
  }
  const [first = '', ...rest] = text.trim().split(/,\s+(?![^(]*\))/)
  const field = rest.join(', ')
  // `Grado, Ingeniería de organización`: a degree of one word names no field, whatever follows it.
  const isParted = degreeScore(field) < 1.5 || !/\s/.test(first)
  if (field !== '' && degreeScore(first) >= 1 && isParted) return { degree: first, field }
  return { degree: text.trim(), field: '' }
}
