import { expect, it } from 'vitest'
import { readCareer } from '../facts/career.ts'
import { readPosting } from '../posting/read-posting.ts'
import { resumeOf, today } from '../upgrade/upgrade.fixture.ts'
import { leadPapers } from './lead-papers.ts'

const posting = readPosting(
  'Forklift Driver\nRequirements\n- Forklift licence\n- Two years in a warehouse\nDuties\n- Load trucks by forklift',
)

function papersFirst(names: readonly string[]) {
  const certifications = names.map((name, at) => ({ id: `c${at}`, name, issuer: '', date: '' }))
  const career = readCareer(resumeOf(['Load trucks'], {}, { certifications }), { today })
  return leadPapers(career, posting).map(({ after }) => after.split('\n')[0])
}

it('puts the paper that is asked for first', () => {
  expect(papersFirst(['Barista course', 'Food hygiene', 'Forklift licence'])).toEqual(['Forklift licence'])
})

it('leaves two alone, and what leads already', () => {
  expect(papersFirst(['Barista course', 'Forklift licence'])).toEqual([])
  expect(papersFirst(['Forklift licence', 'Barista course', 'Food hygiene'])).toEqual([])
})
