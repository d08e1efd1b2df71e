// Whether somebody has held the job that stands at the top of their resume, or only wants it.
import type { Resume } from '#engine/resume/resume.ts'
import { stem } from '../words/stem.ts'

type Titles = Pick<Resume, 'personalInfo' | 'experiences'>

/** By a word of the trade in one of their positions. Before any job is entered, their word is all there is. */
export function isTitleHeld({ personalInfo, experiences }: Titles): boolean {
  const positions = experiences.map(({ position }) => position.trim()).filter((position) => position !== '')
  const title = personalInfo.professionalTitle.trim()
  const words = tradeWords(title)
  return (
    positions.length === 0 ||
    positions.some(
      (position) =>
        position.toLowerCase() === title.toLowerCase() ||
        tradeWords(position).some((word) => words.includes(word)) ||
        // `Manager` of a `Store Manager`
        (words.length === 0 && holdsWords(position, title)),
    )
  )
}

function holdsWords(position: string, title: string): boolean {
  const said = new Set(position.toLowerCase().match(/\p{L}+/gu))
  return (title.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => said.has(word))
}

/** What people are called in every trade says nothing about theirs. */
const ofAnyTrade = new Set(
  'manager assistant specialist associate worker lead senior junior officer coordinator representative technician clerk operator executive director supervisor agent analyst engineer consultant administrator owner head chief general team staff shift part full time and then the of for'
    .split(' ')
    .map(stem),
)

export function tradeWords(title: string): string[] {
  const words = title.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  return words.map((word) => stem(word.replace(/^lab$/, 'laboratory'))).filter((word) => !ofAnyTrade.has(word))
}
