// a or an, by sound.
export function withArticle(phrase: string): string {
  return `${article(phrase)} ${phrase}`
}

export function article(phrase: string): 'a' | 'an' {
  const word = phrase.split(/[\s-]/)[0] ?? ''
  if (isSpokenWhole.test(word)) return 'a'
  if (
    /^[A-Z]{2,}$/.test(word) &&
    !/^(?:NASA|LAN|SAP|PLC|CAD|CIO|CEO|COO|CFO|CTO|CNA|CDL|CNC|CPA|POS|UX|UI|QA|QC|PR|PE|TIG|WAN)$/.test(word)
  )
    return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a'
  // `an M.Ed.`
  if (/^(?:M(?:Sc|Phil|Eng|Ed|Arch)|LLB|LLM)\b|^[AEFHILMNORSX](?:\.|\d|$)/.test(word) && !/^[AI]$/.test(word))
    return 'an'
  if (/^(?:hour|honest|honor|honour|heir|herb)/i.test(word)) return 'an'
  if (/^(?:uni(?!n|m)|use|usu|eu|one|once|ut|ux$|ui$)/i.test(word)) return 'a'
  // `an 8th grade teacher`, `an 11 kV line`
  if (/^(?:8\d?|8\d{2}|11|18)(?!\d)/.test(word)) return 'an'
  return /^[aeiou]/i.test(word) ? 'an' : 'a'
}

/** `HIAB`, `SANAS`, `NEBOSH`: what can be said as a word is not spelled out. */
const isSpokenWhole = /^(?:HACCP|(?=[A-Z]{4,}$)[FHLMNRSX][AEIOU]+(?:[^AEIOU]{1,2}[AEIOU]+)*(?:[^AEIOU]?S?H?)?)$/
