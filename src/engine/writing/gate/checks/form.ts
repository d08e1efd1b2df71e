// What is no sentence of a person's: links that are not theirs, places left open, orders to a program, hidden characters.
import { cleanInput, speaksToMachine } from '../../words/clean-input.ts'
import { type Check, refuse } from '../check.ts'

const link = /(?:https?:\/\/|www\.)\S+|\b[\w.+-]+@[\w-]+\.\w+|\]\(|<[a-z/][^>]*>|\+?\d[\d\s().-]{8,}\d/gi
const placeholder =
  /\[[^\]]*\]|\{[^}]*\}|<[^>]*>|_{3,}|\bX{2,}\b|\$X|\bX%|\bN\/?A\b.*%|\btbd\b|\b(?:company|employer|your|manager'?s?) name\b|\binsert (?:your|company|name|number|date|here)\b/i

export const form: Check = ({ read: { text } }, { texts }, { career }) => {
  if (text.trim() === '') return refuse('empty', 'Nothing would be left.')
  const { isClean, isOrder, gap, links: told } = formOf(text)
  if (!isClean) return refuse('instruction', 'It holds hidden characters.')
  const says = (words: string) => texts.some(({ read }) => bare(read.text).includes(bare(words)))
  if (isOrder && !says(text)) return refuse('instruction', 'It gives orders to a program.')
  if (gap && !says(gap)) return refuse('claim', `“${gap}” is a place left open.`)
  if (told.length === 0) return undefined
  const { email, phone, website, linkedin, links = [] } = career.resume.personalInfo
  const own = [email, phone, website, linkedin, ...links.map(({ url }) => url)].flatMap((one) => (one ? bare(one) : []))
  const isOwn = (found: string) => own.some((one) => one.includes(bare(found)) || bare(found).includes(one))
  const foreign = told.find((found) => !isOwn(found) && !says(found))
  return foreign ? refuse('link', `${foreign} is not in your resume.`) : undefined
}

type Form = { text: string; isClean: boolean; isOrder: boolean; gap: string | undefined; links: readonly string[] }

let last: Form | undefined

/** The same sentence is looked at beside each job. */
function formOf(text: string): Form {
  if (last?.text !== text)
    last = {
      text,
      isClean: cleanInput(text) === text.normalize('NFC'),
      isOrder: speaksToMachine(text),
      gap: placeholder.exec(text)?.[0],
      links: [...text.matchAll(link)].map(([found]) => found),
    }
  return last
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}[\]{}<>_$%]/gu, '')
}
