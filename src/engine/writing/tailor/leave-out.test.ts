import { expect, it } from 'vitest'
import { readPairs } from '../../../../tests/support/read-pairs.ts'
import { readPosting } from '../posting/read-posting.ts'
import { tailorResume } from './tailor-resume.ts'

const posting = [
  'Accounts Payable Clerk',
  'Requirements',
  '- Two years of accounts payable',
  '- Invoice processing and vendor reconciliations',
  '- Month-end close and accruals',
]
const books = [
  '@ Bay Foods | Accounts Payable Clerk | 2019-03 | present',
  '- Process 400 vendor invoices a week through accounts payable',
  '- Reconcile vendor statements and accounts payable ledger monthly',
  '- Post accruals for the month-end close',
  '- Match invoices to purchase orders and code them for payment',
  '- Answer vendor questions about late payments',
]
const tables = [
  '@ The Grill | Waiter | 2016-01 | 2018-12',
  '- Rolled silverware and folded napkins',
  '- Served 40 tables a night',
  '@ Camp Tamaqua | Camp Counselor | 2013-06 | 2014-08',
  '- Led campfire songs and enforced quiet hours',
  '- Taught canoeing',
  '- Swept the cabins',
]

function leftOut(jobs: readonly string[], wanted = posting) {
  const [pair] = readPairs(
    ['# Clerk | Ann Moore | 021 555 | a@b.com', ...jobs, '>> Job', ...wanted.map((line) => `> ${line}`)].join('\n'),
  )
  if (!pair) throw new Error('The pair was not read')
  const { changes, resume } = tailorResume({
    resume: pair.resume,
    posting: readPosting(pair.posting),
    today: '2026-11-15',
  })
  const dropped = changes.filter(({ kind, path }) => kind === 'drop' && path.endsWith('.description'))
  return { lines: dropped.map(({ before }) => before).join('\n'), resume, pair }
}

it('offers to leave out what old jobs say nothing with, and no twin of it stays', () => {
  const stock = [
    '@ Food Barn | Stocker | 2010-06 | 2012-08',
    '- Ran the baler and floor scrubber',
    '- Unloaded trucks',
    '- Faced shelves',
  ]
  const { lines } = leftOut([...books, ...tables, ...stock])
  expect(['baler', 'trucks', 'shelves'].filter((word) => lines.includes(word)).length).toBeOneOf([0, 3])
})

it('offers to leave out all of an old job that says nothing, and its name stays', () => {
  const { lines } = leftOut([...books, ...tables])
  expect(lines).toContain('Swept the cabins')
  expect(lines).not.toMatch(/invoices|accruals|40 tables/)
  expect(['campfire', 'canoeing', 'cabins'].filter((word) => !lines.includes(word))).toEqual([])
})

it('leaves nothing out unseen', () => {
  const { resume, pair } = leftOut([...books, ...tables])
  expect(resume.experiences.map(({ description }) => description.split('\n').length)).toEqual(
    pair.resume.experiences.map(({ description }) => description.split('\n').length),
  )
})

it('keeps all of a resume that has little else', () => {
  expect(leftOut(tables).lines).toBe('')
  expect(leftOut([...books, ...tables], ['Welder', 'Requirements', '- TIG welding of pressure pipe']).lines).toBe('')
})

it('keeps who was trained and led, in whatever trade', () => {
  const crew = [
    ...tables,
    '@ Night Market | Stocker | 2010-01 | 2013-01',
    '- Stacked shelves and swept the floor',
    '- Trained the new night crew',
    '- Ran the floor scrubber',
  ]
  expect(leftOut([...books, ...crew]).lines).not.toContain('Trained the new night crew')
})
