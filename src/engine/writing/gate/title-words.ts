// The words of a title: which of them says what somebody is.
import { isRoleNoun } from '../words/roles.ts'
import { wholeWord } from './words.ts'

/** `representative` of a rep. */
export function wholeRole(word: string): string {
  const whole = wholeWord(word)
  return isRoleNoun(whole) ? whole : word
}

/** `mate` of an electrician's mate, `head` of a head of year: the word that says what somebody is. */
export function headOf(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/ (?:of|for|to|at|in|with|-|–) .*$/, '')
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter(Boolean)
  return wholeRole(words.at(-1) ?? '')
}

/** `Barback, Bartender from 2021`: each by itself. */
export function partsOfTitle(title: string): string[] {
  return title.split(/[,/|()&;]|\band\b|\bthen\b/)
}
