import { expect, it } from 'vitest'
import { readPairs } from '../../../../tests/support/read-pairs.ts'
import { readCareer } from '../facts/career.ts'
import { readPosting } from '../posting/read-posting.ts'
import { raiseLines } from './raise-lines.ts'

function orderFor(lines: readonly string[], posting: readonly string[]) {
  const [pair] = readPairs(
    [
      '# Clerk | Ann Moore | 021 555 | a@b.com',
      '@ Bay Foods | Office Clerk | 2019-03 | present',
      ...lines.map((line) => `- ${line}`),
      '>> Job',
      ...posting.map((line) => `> ${line}`),
    ].join('\n'),
  )
  if (!pair) throw new Error('The pair was not read')
  const [draft] = raiseLines(readCareer(pair.resume, { today: '2026-11-15' }), readPosting(pair.posting))
  return draft?.after.split('\n')
}

const lines = [
  'Order coffee and office supplies',
  'Water the plants in the lobby',
  'Greet visitors and sign for parcels',
  'Reconcile vendor statements against the ledger each month, 140 vendors',
  'Process 400 vendor invoices a week through accounts payable',
]
const payables = [
  'Accounts Payable Clerk',
  'Requirements',
  '- Two years of accounts payable',
  '- Processing of vendor invoices',
  '- Vendor statement reconciliations',
]

it('puts all lines that argue for the job ahead of those that do not, and leaves the rest in their order', () => {
  const after = orderFor(lines, payables)
  expect(after?.slice(0, 2).toSorted()).toEqual(lines.slice(3).toSorted())
  expect(after?.slice(2)).toEqual(lines.slice(0, 3))
})

it('leaves a job alone whose best lines stand first already', () => {
  expect(orderFor([...lines.slice(3), ...lines.slice(0, 3)], payables)).toBeUndefined()
})

it('leaves a job alone of which nothing bears on the posting', () => {
  expect(orderFor(lines.slice(0, 3), payables)).toBeUndefined()
})
