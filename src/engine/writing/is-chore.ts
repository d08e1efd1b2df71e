// `Kept the site clean and tidy`: nobody is hired for it, but who cleans for a living.
import type { Posting } from './posting/posting.ts'

const chore =
  /^(?:kept|keep|maintain(?:ed)?)\b[^,;\d]*?\b(?:clean\p{L}*|neat|tidy|orderly)\b|^(?:clean(?:ed)?(?: and (?:organi[sz]ed?|tidied|swept))?|swept|sweep|tid(?:y|ied))\b[^,;\d]*?\b(?:areas?|rooms?|sites?|stations?|kitchen|lab(?:oratory)?|stands?|floors?|departments?|equipment)\b/iu
const cleans = /\b(?:clean|janitor|custod|housekeep|porter|sanit|maid|attendant|dishwash|steward)/i

export function isChore(line: string, posting?: Posting): boolean {
  return chore.test(line) && !cleans.test(posting?.title?.text ?? '')
}
