import { defineStep, noWords } from './_step.ts'

const reason = 'Tidies spacing and punctuation.'
/** What follows a full stop in names of software and of websites. */
const nameEnd = /^(?:js|net|com|io|ai|org|py|edu|gov|co|app|dev|ts|exe|pdf|doc|docx|xls|xlsx)$/i

/** Spaces, commas and stray marks. Nothing between digits is touched. */
export default defineStep({
  answers: 'signs',
  group: 'format',
  places: ['line', 'summary', 'name', 'place'],
  isSafe: true,
  adds: noWords,
  apply(line) {
    const isBalanced = line.split('(').length === line.split(')').length
    const text = line
      .replace(/[\u00A0\u2000-\u200A\u202F]/g, ' ')
      .replace(/^\s*(?:[•▪●◦·‣»➢➤✓✔■□◆]+|[*–—>-]+(?=\s))\s*/u, '')
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
  examples: {
    mends: [
      ['• Stocked shelves ,priced goods  and cleaned', 'Stocked shelves, priced goods and cleaned'],
      ['Ran a register with 99 % accuracy', 'Ran a register with 99% accuracy'],
      ['Industry : Financial Services', 'Industry: Financial Services'],
      ['Private and public sectors.Capable at work', 'Private and public sectors. Capable at work'],
      ['Cleaned tables,,mopped floors;', 'Cleaned tables, mopped floors'],
      ['Kept books ( daily )', 'Kept books (daily)'],
      ['Answered phones..', 'Answered phones.'],
    ],
    leaves: [
      'Built with Next.js, ASP.NET and Node.js',
      'Saved 1,200 hours and 3.5% of cost',
      'Wrote to a@b.com about S/4HANA...',
      'Oil Maps ( revolutionized the industry',
      '-5 degree storage',
      'Tasks:',
    ],
  },
})
