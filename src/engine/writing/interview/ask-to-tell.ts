// What a posting asks the applicant to tell, in its own words: `tell us what's growing in your garden`. An
// applicant who doesn't answer it seems not to have read the posting.
import { splitSentences } from '#engine/language/sentences.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Posting } from '../posting/posting.ts'

const asks =
  /\b(?:tell (?:us|me)|let (?:us|me) know|(?:send|write|drop) (?:us|me) (?:a few lines|a note|a paragraph|a line|a couple of lines|a few words)|(?:include|write) (?:a few lines|a note|a paragraph|a couple of lines|a few words|a short (?:note|paragraph|statement)))\b(?: a (?:bit|little))?(?: about)?,? ((?:what|how|when|where|which|the last|a time|an? \p{L}+ (?:you|when|where)|something|about)\b[^.;!?()]*)/iu
/** What they would be told in any case, or only by whom it concerns. */
const notHere =
  /\b(?:adjustments?|accommodations?|disabilit\p{L}*|support you need|questions|if you need|salary|availab\p{L}*|notice period|hear(?:d)? about|how to apply|next steps)\b/iu
/** A letter answers one. */
const MOST = 1
const LONGEST = 24
const FEWEST = 3

export type ToTell = { id: string; text: string }

export function askToTell({ text }: Pick<Posting, 'text'>): ToTell[] {
  return text
    .split('\n')
    .flatMap((row) => splitSentences(row))
    .flatMap((sentence): ToTell[] => {
      const found = asks.exec(sentence)
      const [, asked = ''] = found ?? []
      // `You can read a P&L and tell us what is in it` is a wish of another kind.
      if (/\b(?:you(?:['’]ll)?|who|able to)\b/i.test(sentence.slice(0, found?.index ?? 0))) return []
      const said = asked
        .replace(/,? and (?:an? |your )?(?:resume|CV|references|photo|availability)\b.*$/i, '')
        .replace(/^about /, '')
        .trim()
      const count = said.split(/\s+/).length
      if (count < FEWEST || count > LONGEST || notHere.test(sentence)) return []
      return [
        {
          id: `q-tell-${said.toLowerCase().slice(0, 40)}`,
          text: `They ask you to tell them ${toThem(said)}. What would you say?`,
        },
      ]
    })
    .slice(0, MOST)
}

const choice =
  /^(?:[-•*–] ?)?(?:please )?(?:specify|indicate|state|mention|note) ((?:which|whether)\b(?![^.;]*\b(?:position|vacancy|job|role|post|apply|applying)\b)[^.;:!?()]*)/i

/** `Specify which branch and full or part time`: a thing they want said, and nothing to tell a story of. */
export function askToChoose({ text }: Pick<Posting, 'text'>): ToTell[] {
  return text
    .split('\n')
    .flatMap((row) => splitSentences(row))
    .flatMap((sentence): ToTell[] => {
      const said = choice
        .exec(sentence.trim())?.[1]
        ?.replace(/ in (?:the|your) (?:subject|e-?mail|letter|application).*$/i, '')
        .trim()
      if (!said || said.split(/\s+/).length > LONGEST) return []
      return [
        { id: `q-tell-${said.toLowerCase().slice(0, 40)}`, text: `They ask you to say ${said}. What’s your answer?` },
      ]
    })
    .slice(0, MOST)
}

const sending = /\b(?:send|share|include|attach|provide|submit|link)\b[^.;!?\n]{0,40}?\b(git ?hub|portfolio)\b/i

/** A page they ask to see, where the resume gives no address of one. */
export function askForLink({ text }: Pick<Posting, 'text'>, { personalInfo }: Pick<Resume, 'personalInfo'>): ToTell[] {
  const [, page = ''] = sending.exec(text) ?? []
  if (page === '') return []
  const isGit = /git/i.test(page)
  const { website = '', links = [] } = personalInfo
  const pages = [website, ...links.flatMap(({ label, url }) => [label, url])].filter((one) => one.trim() !== '')
  if (isGit ? pages.some((one) => /git ?hub/i.test(one)) : pages.length > 0) return []
  const name = isGit ? 'GitHub profile' : 'portfolio'
  return [
    {
      id: `q-tell-${isGit ? 'github' : 'portfolio'}`,
      text: `They ask for your ${name}, and your resume has no link to one. Where can they see it?`,
    },
  ]
}

/** Told by us, `us` is them; `tell us about yourself and about …` keeps its `about`. */
function toThem(said: string): string {
  const theirs: Readonly<Record<string, string>> = { us: 'them', our: 'their', we: 'they', ours: 'theirs' }
  const told = said.replace(/\b(?:us|our|we|ours)\b/g, (word) => theirs[word] ?? word)
  return /^(?:what|how|when|where|which)\b/i.test(told) ? told : `about ${told}`
}
