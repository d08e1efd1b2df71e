import { expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { matchCareer } from '../match/match-posting.ts'
import { readPosting } from '../posting/read-posting.ts'
import { leadSections } from './lead-sections.ts'

const posting = readPosting(
  'Medical Receptionist\nRequirements\n- Knowledge of medical terminology and insurance\n- Electronic health records\nDuties\n- Check in patients and verify insurance',
)

function orderFor({ position, endDate }: { position: string; endDate: string }) {
  const resume = {
    ...emptyResume('r'),
    experiences: [
      {
        id: 'j',
        company: 'Larkmont Inn',
        position,
        startDate: '2019-08',
        endDate: '',
        current: true,
        description: '- Checked guests in and out',
      },
    ],
    education: [
      {
        id: 'e',
        institution: 'Inland College',
        degree: 'Medical Office Assistant Certificate',
        field: '',
        startDate: '',
        endDate,
        current: false,
        description:
          '- Medical terminology, insurance and billing\n- Externship at a pediatric clinic, checked in patients',
      },
    ],
  }
  const career = readCareer(resume, { today: '2026-11-15' })
  const [draft] = leadSections(career, matchCareer(career, posting), { needs: [], posting })
  return draft?.after.split('\n')
}

it('puts what was studied for another trade before the jobs of the old one', () => {
  const order = orderFor({ position: 'Front Desk Supervisor', endDate: '2025-05' })
  expect(order?.indexOf('education')).toBeLessThan(order?.indexOf('experience') ?? 0)
})

it.each([
  { position: 'Medical Receptionist', endDate: '2025-05' },
  { position: 'Front Desk Supervisor', endDate: '2011-05' },
])('leaves $position with a certificate of $endDate as it is', (person) => {
  expect(orderFor(person)).toBeUndefined()
})
