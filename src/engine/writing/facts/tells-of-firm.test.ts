import { expect, it } from 'vitest'
import { fromJsonResume } from '#engine/resume/from-json-resume.ts'
import { rateTops } from '../match/rate-top.ts'
import { readCareer } from './career.ts'
import { tellsOfFirm } from './tells-of-firm.ts'

const summary = [
  '- Harbor Flavors supplies 600 bakeries in nine states.',
  '- Harbor Flavors lab lead for two years',
  '- Tested vanilla for purity',
  '- Harbor is a family firm',
  '- The company serves nine states',
  '- Harbor checks on every delivery',
].join('\n')
let count = 0
const { resume } = fromJsonResume(
  { work: [{ name: 'Harbor Flavors', position: 'Lab Technician', startDate: '2019-02', summary }] },
  { newId: () => `id-${++count}` },
)
const career = readCareer(resume, { today: '2026-11-15' })

it('is of the firm what its name does, and of the person what they were there', () => {
  const lines = career.jobs.flatMap((job) => job.lines.filter(({ role }) => role === 'line'))
  expect(lines.map((line) => tellsOfFirm(line, career))).toEqual([true, false, false, true, true, false])
  expect(rateTops(career).get('Harbor Flavors supplies 600 bakeries in nine states.')).toBe(0)
})
