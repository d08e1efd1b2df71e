import { expect, it } from 'vitest'
import { readPosting } from '../posting/read-posting.ts'
import { askForStanding, askForUnread } from './ask-outside-needs.ts'

it.each([
  [
    'Must be a U.S. Person as defined by ITAR',
    'Are you a U.S. person (a citizen, a permanent resident, a refugee or an asylee)?',
  ],
  ['You must be a US citizen.', 'Are you a U.S. citizen?'],
  ['Active Secret clearance required', 'Do you hold a security clearance?'],
])('asks who may be hired at all: %s', (row, question) => {
  const posting = readPosting(`Machinist\nRequirements\n- ${row}`)
  expect(askForStanding(posting, 'mills and lathes').map(({ text }) => text)).toEqual([question])
  expect(askForStanding(posting, 'U.S. citizen, secret clearance')).toEqual([])
})

it('asks nobody where the posting does not', () => {
  expect(askForStanding(readPosting('Clerk\nWe welcome citizens of all countries'), '')).toEqual([])
})

it('asks for what a row opens with, where no need was read of it', () => {
  const posting = { ...readPosting('Store Manager\n- Experience with P&L'), mustHave: [], niceToHave: [], duties: [] }
  expect(askForUnread(posting).map(({ text }) => text)).toEqual(['Do you have experience with P&L?'])
  expect(askForUnread({ ...posting, text: 'We have experience with P&L and much else' })).toEqual([])
})
