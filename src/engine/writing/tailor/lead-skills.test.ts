import { expect, it } from 'vitest'
import { readPairs } from '../../../../tests/support/read-pairs.ts'
import { readCareer } from '../facts/career.ts'
import { matchCareer } from '../match/match-posting.ts'
import { readPosting } from '../posting/read-posting.ts'
import { leadSkills } from './lead-skills.ts'

function orderOf(skills: readonly string[], wanted: readonly string[]) {
  const [pair] = readPairs(
    [
      '# Clerk | Ann Moore | 021 555 | a@b.com',
      '@ Bay Foods | Technician | 2019-03 | present',
      '- Answered calls',
      '>> Job',
      ...wanted.map((line) => `> ${line}`),
    ].join('\n'),
  )
  if (!pair) throw new Error('The pair was not read')
  const resume = {
    ...pair.resume,
    skillCategories: [{ id: 's', name: 'Skills', skills: skills.map((name, at) => ({ id: `s${at}`, name })) }],
  }
  const career = readCareer(resume, { today: '2026-11-15' })
  const posting = readPosting(pair.posting)
  return leadSkills(career, posting, matchCareer(career, posting))[0]
}

const posting = [
  'IT Support Specialist',
  'Required',
  '- Knowledge of Windows 10/11 and Active Directory',
  '- Strong customer service',
  'Preferred',
  '- Experience with Looker',
  '- Experience with Docker',
]

it('puts what is required before what would be nice', () => {
  const draft = orderOf(['Photoshop', 'Docker', 'Illustrator', 'Windows 10/11', 'Active Directory'], posting)
  expect(draft?.after.split('\n').slice(0, 3)).toEqual(['Windows 10/11', 'Active Directory', 'Docker'])
})

it('raises neither what everybody claims nor what somebody has only begun', () => {
  const draft = orderOf(
    ['Photoshop', 'Customer service', 'Looker basics', 'Windows 10/11', 'Active Directory'],
    posting,
  )
  expect(draft?.after.split('\n').slice(0, 3)).toEqual(['Windows 10/11', 'Active Directory', 'Photoshop'])
})
