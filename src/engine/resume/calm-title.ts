import { calmWord } from './names.ts'

/** `IT SUPPORT AND SALES MANAGER` as `IT Support and Sales Manager`; what is that short may be initials. */
export function calmTitle(title: string): string {
  if (/\p{Ll}/u.test(title)) return title
  return title.replace(/[^\s,]+/gu, (word, at: number) => {
    if (at > 0 && /^(?:and|of|for|the|to|in|at)$/i.test(word)) return word.toLowerCase()
    return word.length <= LONGEST_INITIALS ? word : calmWord(word)
  })
}

const LONGEST_INITIALS = 3
