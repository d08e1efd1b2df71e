// Fields are read by a machine or typed in a hurry, and a sentence made of the wrong one does harm: `I hold a did not get the cert`,
// `my work at (mat leave`. What is no post, no house and no paper is left out of letters and summaries.
import type { Resume } from '#engine/resume/resume.ts'
import { plain, type RichLine, splitLines } from '#engine/resume/rich-text.ts'

/** The resume with nothing in it but what its fields are for. */
export function soundFacts(resume: Resume): Resume {
  const { experiences, education, certifications, languages } = resume
  return {
    ...resume,
    experiences: experiences
      .map((job) => ({
        ...job,
        position: isPost(job.position) ? job.position : '',
        company: isHouse(job.company) ? nameAlone(job.company) : '',
        description: withoutPieces(job.description),
      }))
      .filter(({ position, company }) => position !== '' || company !== ''),
    education: education.filter((school) => isPaper(school.degree) && isPaper(school.institution)),
    certifications: certifications
      .map((paper) => ({
        ...paper,
        name: paper.name
          .replace(besidePaper, '')
          .replace(cutTerm, '')
          .replace(/[ :,–-]+yes$/i, ''),
      }))
      .filter(({ name }) => name !== '' && isPaper(name)),
    // A row of skills below the languages is read as more of them: `I speak Haas control`.
    languages: beforeSkills(languages),
  }
}

const count = (text: string, sign: string) => text.split(sign).length

const isWhole = (text: string) => count(text, '(') === count(text, ')') && !/^[(,;:&/]/.test(text.trim())

/** Hours, leave, examinations and how somebody is employed. */
const noHouse =
  /^(?:time|present|now|current(?:ly)?|various|n\/?a|none|(?:full|part)[- ]?time|casual|temp(?:orary)?|contract|permanent|(?:at )?home(?: with .*)?|parents?|mother|father|family|(?:C|GC)SEs?|[AO][- ]levels?)$|\b(?:mat(?:ernity)?|paternity|parental|sick|study) leave\b|\bcareer break\b|\b\d+ ?(?:(?:-|–|to) ?\d+ ?)?(?:hrs?|hours)\b/i

function isHouse(name: string): boolean {
  return isWhole(name) && !noHouse.test(name.trim()) && !aside.test(name.trim()) && !/\b(?:I|I['’]m|my)\b/.test(name)
}

/** `+ some Sundays`, `also in lockdown`, `regional TX OK LA AR`: how, when and where, and for nobody in particular. */
const aside =
  /^(?:\+|(?:also|then|plus|and|some|still|mostly|while|during|otr|various)\b|(?:regional|local) \p{Lu}{2}\b)/iu

/** `Tarn Lettings. 310 properties` */
function nameAlone(name: string): string {
  return name.replace(/(?<=\p{Ll}{3})[.!?] (?=(?:\p{Lu}|\d)\S* \S).*$/u, '')
}

const noPost =
  /^(?:time|present|now|(?:full|part)[- ]?time|(?:at )?home(?: with .*)?|unemployed)$|\b(?:I|I['’]m|my|seeking|looking for)\b|\bposition (?:with|at|in)\b|\bsince (?:19|20)\d\d\b/i

function isPost(title: string): boolean {
  return isWhole(title) && !noPost.test(title.trim()) && !endsOpen(title) && title.split(/\s+/).length <= 14
}

/** `Full licence, own van` */
const besidePaper = /,? (?:and |with )?own (?:\p{L}+ )?(?:car|van|vehicle|transport|truck|tools)\b.*$/iu

const noPaper =
  /\b(?:did(?:n['’]t| not)|not (?:finished|completed|passed)|never|unfinished|dropped out|was stopped|inc\.|\d+ ?hrs?)(?!\p{L})|\bconferences?\b|\bhours? (?:each|every|a|per) (?:year|month)\b|^(?:finished|completed|done|passed|other|computers?|skills|present)\b/iu

function isPaper(name: string): boolean {
  return (
    isWhole(name) &&
    !noPaper.test(name.trim()) &&
    !endsOpen(name) &&
    !lostPart.test(name.trim()) &&
    !ofPerson.test(name)
  )
}

/** `DOB: 14.03.79`, `Accident: no`, `3.6 gpa`: read out of a row of particulars. */
const ofPerson =
  /^(?:d\.?o\.?b|(?:date of )?birth|born|age|nationality|citizenship|gender|sex|marital status|religion|height|weight|visa|passport|availability|references?|accidents?|(?:moving )?violations?|tickets?|points|health|hobbies|interests)\b[^:]{0,12}:|\bg\.?p\.?a\b|[ :,–-]+no$/i

/** `C+E – C`: two papers in one. */
const lostPart = /^\S{1,3} [–—-] \S{1,3}$/
/** `Medical Laboratory Scientist, ASCP – current` of `current through 2026`: the year was cut off. */
const cutTerm = / [–—-] (?:current|valid|active|exp(?:ires|iry)?|renewed)$/i

function beforeSkills(languages: Resume['languages']): Resume['languages'] {
  const at = languages.findIndex(({ name }) =>
    /^(?:(?:\p{L}+ )?skills|tools|software|computer|it)$/iu.test(name.trim()),
  )
  return at < 0 ? languages : languages.slice(0, at)
}

const open =
  /(?:^|\s)(?:the|an?|of|for|to|with|and|or|in|on|at|from|by|their|our|my|his|her|is|are|was|were|which|that|then|&)$/i

/** A line that was broken before its end. */
export function endsOpen(text: string): boolean {
  return open.test(text.trim())
}

/** A remark in brackets, a question to oneself and what the employer is are nothing one did. */
const isTold = ({ kind, text }: RichLine) =>
  !/^\([^()]*\)\.?$|\?\s/.test(plain(text).trim()) && !(kind === 'paragraph' && ofHouse.test(plain(text)))
/** `Custom injection molder, 130 employees` */
const ofHouse =
  /,\s*(?:about |approx\.? |over )?\d[\d,]* (?:employees|staff|people|beds|stores|sites|branches|locations)\b(?! (?:a|per|in) )/i

const FEWEST_PIECES = 2

/** `I look after 3` / `blocks and two mobiles` is one line that was broken; what stays broken is told by nobody. */
function withoutPieces(description: string): string {
  const lines = splitLines(description)
  const broken = lines.filter(({ text }) => endsOpen(plain(text))).length
  if (broken === 0 && lines.every(isTold)) return description
  // Prose cut into lines: where each begins and ends nobody knows.
  if (broken >= FEWEST_PIECES) return ''
  const joined: RichLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    if (above && endsOpen(plain(above.text)))
      joined[joined.length - 1] = { ...above, text: `${above.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
    .filter((line) => !endsOpen(plain(line.text)) && isTold(line))
    .map(({ kind, text }) => (kind === 'bullet' ? `- ${text}` : text))
    .join('\n')
}
