// What stands about a name and is no part of it: the letters behind it, `Rosa Lind, B.A., CEng`, and what friends say,
// `Rosa "Rosie" Lind`.

/** Letters that are told from a last name by themselves, wherever they stand. */
const known =
  /^(?:RN|LPN|LVN|BSN|MSN|DNP|APRN|CRNA|FNP(?:-[A-Z]+)?|CCRN|CEN|MSW|BSW|RSW|LCSW|LMSW|LPC|CPA|CFA|CMA|CIA|ACCA|ACA|FCCA|CIMA|PMP|CAPM|MBA|EMBA|MPH|MPA|DDS|DMD|DVM|DPT|OTR(?:\/L)?|SLP|MEd|EdD|PE|EIT|PEng|CEng|IEng|PA-C|CISSP|SHRM-(?:S?CP)|[aS]?PHRi?|Esq|PhD|DPhil|MSc|BSc|MChem|MRes|MPhil|MEng|BEng|BTech|BCom|BEd|BBA|LLB|LLM|JD|MD|MRSC|FRSC|MRCP|MRCVS|RGN|PGCE|QTS|ASE|EMT(?:-[A-Z])?|NREMT|RHIT|CDL|Hons)$/i
const dotted = /^(?:[A-Z][A-Za-z]{0,4}\.){1,4}[A-Z]?[a-z]{0,4}\.?$/

/** `B.A.`, `M.Ed.`; a last name may stand alone with a full stop, as `St.` does. */
function isLetters(word: string): boolean {
  const bare = word.replace(/^\(|\)$/g, '')
  // `MLS(ASCP)CM`
  if (/^[A-Z]{2,6}\([A-Z]{2,6}\)[A-Z]{0,3}$/.test(word)) return true
  // `MBChB`, `BVSc`
  if (/^(?:[A-Z][a-z]{0,2}){3,5}$/.test(bare) && bare.length <= 7 && /[a-z]/.test(bare)) return true
  return known.test(bare.replace(/[.']/g, '')) || (dotted.test(bare) && bare.split('.').length > 2)
}

/** Between commas a word in capitals is letters too, and so is what holds a known one: `BSc (Hons)`. */
function isGroup(text: string): boolean {
  const words = text.split(/\s+/)
  return words.every((word) => isLetters(word) || /^[a-z]?[A-Z]{2}[A-Za-z/-]{0,6}$/.test(word)) && words.length <= 3
}

const ownPart = /^(?:Jr|Sr|II|III|IV)\.?$/i

/** The name without the letters behind it. */
export function withoutLetters(text: string): string {
  return partLetters(text).name
}

/** The name, and the letters behind it one by one, as they are written. */
export function partLetters(text: string): { name: string; letters: string[] } {
  const [first = '', ...groups] = text.split(/,\s*/)
  const own = groups.filter((group) => ownPart.test(group))
  const [group = ''] = groups
  // `Rosa Lind, M.Sc., chemist`
  const isTitled = dotted.test(group) && isLetters(group) && groups.slice(1).every((one) => /^\p{Ll}+$/u.test(one))
  const isParted = isTitled || groups.every((one) => ownPart.test(one) || isGroup(one))
  const name = isParted ? first : text
  const words = name.split(/\s+/)
  // One or two words are the name itself, whatever they look like.
  let end = words.length
  while (end > 2 && (isLetters(words[end - 1] ?? '') || isApart(words, end - 1))) end--
  const behind = isTitled ? [group] : isParted ? groups.filter((one) => !ownPart.test(one)) : []
  return {
    name: [words.slice(0, end).join(' ').replace(/,$/, ''), ...(isParted ? own : [])].join(' '),
    letters: [...words.slice(end), ...behind].map((one) => one.replace(/^\(([^()]*)\)$|,$/g, '$1')),
  }
}

/** `Helen Achter MIET`: capitals beside a name in small letters. */
function isApart(words: readonly string[], at: number): boolean {
  return /^[A-Z]{3,6}$/.test(words[at] ?? '') && words.slice(0, 2).every((word) => /\p{Ll}/u.test(word))
}

/** `Rosa "Rosie" Lind`, `Rosa (Rosie) Lind` */
export function withoutNickname(text: string): string {
  const rest = text.replace(/\s+(?:["“”'‘][\p{L} .-]+["“”'’]|\([\p{L} .-]+\))(?=\s|$)/gu, '')
  return rest.split(/\s+/).length >= 2 ? rest : text
}
