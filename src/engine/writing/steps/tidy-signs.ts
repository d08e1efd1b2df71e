import { defineStep, noWords } from './_step.ts'

const reason = 'Tidies spacing and punctuation.'
/** What follows a full stop in names of software and of websites. */
const nameEnd = /^(?:js|net|com|io|ai|org|py|edu|gov|co|app|dev|ts|exe|pdf|doc|docx|xls|xlsx)$/i

/** Spaces, commas and stray marks. Nothing between digits is touched. */
export default defineStep({
  group: 'format',
  places: ['line', 'summary', 'name', 'place'],
  isSafe: true,
  adds: noWords,
  apply(line) {
    const isBalanced = line.split('(').length === line.split(')').length
    const text = line
      .replace(/[\u00A0\u2000-\u200A\u202F]/g, ' ')
      .replace(/^\s*(?:(?:[•▪●◦·‣»➢➤✓✔■□◆]|\p{Extended_Pictographic}\uFE0F?)+|[*–—>-]+(?=\s))\s*/u, '')
      .replace(/[ \t]{2,}/g, ' ')
      .replace(/(\p{L}|\d|\)) +([,;:!?]|\.(?!\p{L}|\.))(?=\s|$)/gu, '$1$2')
      .replace(/(?<=\p{L}) +,(?=\p{L})/gu, ', ')
      .replace(/,{2,}/g, ',')
      .replace(/;{2,}/g, ';')
      .replace(/!{2,}/g, '!')
      .replace(/(?<!\.)\.\.(?!\.)/g, '.')
      .replace(/,(?=[.;])/g, '')
      .replace(/(?<=\p{L}{2}),(?=\p{L}{2})/gu, ', ')
      .replace(/(?<=\p{L}{2});(?=\p{L}{2})/gu, '; ')
      .replace(/(?<=\b\p{Ll}{3,})\.(?=(\p{Lu}\p{Ll}+)(?:\s|$))/gu, (stop, next: string) =>
        nameEnd.test(next) ? stop : '. ',
      )
      .replace(/(\d) +%/g, '$1%')
      .replace(/(?<!\p{L})([$€£]) +(?=\d)/gu, '$1')
      .replace(/\s*[,;]+\s*$/, '')
      .replace(/\s+[-–—]\s*$/, '')
      .trim()
    const closed = isBalanced ? text.replace(/\( +/g, '(').replace(/ +\)/g, ')') : text
    return closed === line || closed.length < 2 ? undefined : { text: closed, reason }
  },
})
