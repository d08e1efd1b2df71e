// Whom a letter may greet: somebody the posting asks to write to, call or see, by the name it gives.
import { splitSentences } from '#engine/language/sentences.ts'
import { isRoleNoun } from '../words/roles.ts'
import type { Posting } from './posting.ts'

const word = "\\p{Lu}[\\p{Ll}'’-]+"
const titled = new RegExp(`\\b(Mrs|Mr|Ms|Miss|Dr)\\.? (?:\\p{Lu}\\.? ?){0,2}(?:${word} )?(${word})(?![\\p{L}])`, 'u')
const asked = new RegExp(
  `\\b(?:[Cc]ontact:?|[Tt]e?xt|[Pp]h|[Rr]eply to|[Ss]end (?:it|them|your \\p{L}+|an? \\p{L}+) to|[Aa]ttn:?|[Aa]ttention:?|[Ww]rite to|[Ll]etter to|(?:CV|[Rr]esumes?|[Aa]pplications?) to|[Ee]mail|[Aa]sk for|[Ss]peak (?:to|with)|[Tt]alk to|[Cc]all|[Rr]ing|[Ss]ee) (${word}(?: and ${word}|(?: ${word})?))(?=[ ,.;:)\\n]|$)`,
  'gu',
)
/** `send your book to Joanne, hello@salon.example`, `a note to Lori, practice manager` */
const addressed = new RegExp(
  `\\bto (${word})(?: ${word})?(?: (?:at|in) the \\p{Ll}+)?(?:[,:]? (?:at |on )?\\S+@|, (?:our |the )?(?:\\p{Ll}+ ){0,2}(?:manager|owner|director|principal|supervisor|coordinator)\\b)`,
  'u',
)
const signed = new RegExp(`^[–—-]? ?(${word} (?:and|&) ${word})$`, 'mu')
/** `- Clem, hello@flowers.example` */
const undersigned = new RegExp(`(?:^|[.!?]\\s+)[–—-] ?(${word})(?: ${word})?(?:,? \\S+@\\S+)?$`, 'mu')
/** `Colleen W., lab manager` at the foot */
const footed = new RegExp(
  `^(${word})(?: ${word}| \\p{Lu}\\.)?, (?:\\p{L}+ ){0,3}(?:[Mm]anager|[Oo]wner|[Dd]irector|[Pp]rincipal|[Ss]upervisor|[Cc]oordinator|[Ff]oreman)$`,
  'mu',
)
/** `My name is Glenn and I own the place` */
const introduced = new RegExp(`\\b[Mm]y name is (${word})(?=[ ,.])`, 'u')
const forLetters = /\b(?:address(?:ed)?|appl(?:y|ications?)|CVs?|[Rr]esumes?|letters?|[Ss]end|[Ww]rite)\b/
const forQuestions = /\b(?:enquir|inquir|question|visit|informal|discuss)/i
const noName =
  /^(?:Us|Our|Interviews?|Number|Admin|Only|Dir|Mgr|Supt|Asst|Director|Manager|Principal|Owner|Your|The|This|That|Human|Hiring|Apply|Please|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Department|Office|Team|Head|Jobs?|Careers?|Recruit\p{L}*|Reception|Personnel|Town|City|County)$/u

/** Who the posting says to write to; else who signs it; else who is named with a title. */
export function guessContact({
  text,
  company,
  title,
}: Pick<Posting, 'text' | 'company' | 'title'>): string | undefined {
  const taken = `${company?.text ?? ''} ${title?.text ?? ''}`
  const isPerson = (found: string) =>
    found
      .split(/ (?:and |& )?/)
      .every((one) => one.length > 1 && !noName.test(one) && !taken.includes(one) && !isPlainWord(one, text))
  const [, reader] = addressed.exec(text) ?? []
  if (reader && isPerson(reader)) return reader
  for (const [, found = ''] of text.matchAll(asked)) if (isPerson(found)) return found
  const [, owner] = introduced.exec(text) ?? []
  if (owner && isPerson(owner)) return owner
  // Further up, two capitalized words are a heading: “Health & Wellness”.
  const ending = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(-2)
    .join('\n')
  const [, both] = signed.exec(ending) ?? []
  if (both && isPerson(both)) return both.replace('&', 'and')
  const [, one] = undersigned.exec(ending) ?? footed.exec(ending) ?? []
  if (one && isPerson(one)) return one
  // The contact for questions is not the reader of the letter.
  const asking = splitSentences(text).find((one) => forLetters.test(one) && !forQuestions.test(one) && titled.test(one))
  const [, how, name] = titled.exec(asking ?? '') ?? []
  return how && name && !noName.test(name) ? `${how} ${name}` : undefined
}

/** `CV and letter to the Director of Nursing`, `apply in writing to the Practice Manager` */
const office =
  /\b(?:CVs?|[Rr][eé]sum[eé]s?|[Ll]etters?|[Aa]pplications?|[Ff]orms?|yourself|[Aa]pply|[Ww]rite)\b[^.\n;]{0,80}? to (?:the|our) (\p{Lu}[\p{L}&]*(?: (?:(?:of|in|and) )?\p{Lu}[\p{L}&]*){0,4})/gu

/** Where nobody is named, the letter goes to whoever holds this post. */
export function guessOffice(text: string): string | undefined {
  return [...text.matchAll(office)].map(([, post = '']) => post).find((post) => isRoleNoun(headOf(post)))
}

/** What a post is: `Director` of `Director of Nursing`. */
function headOf(post: string): string {
  return (
    post
      .replace(/ (?:of|in|and) .*$/, '')
      .split(' ')
      .at(-1) ?? ''
  )
}

/** A word that the text also writes small isn't a name. */
export function isPlainWord(name: string, text: string): boolean {
  return new RegExp(`(?<![\\p{L}@.])${name.toLowerCase()}(?![\\p{L}@.])`, 'u').test(text)
}
