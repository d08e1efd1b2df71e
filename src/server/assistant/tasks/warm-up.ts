// Everything the writing reads once, read before the first job: on a busy machine it would take that job's time.
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { readCareer } from '#engine/writing/facts/career.ts'
import { openGround } from '#engine/writing/gate/ground.ts'
import { judgeText } from '#engine/writing/gate/judge.ts'
import { writeLetter } from '#engine/writing/letter/write-letter.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { tailorResume } from '#engine/writing/tailor/tailor-resume.ts'
import { spelling } from './spelling.ts'

const today = '2026-01-01'
const job = {
  id: 'job',
  company: 'Acme',
  position: 'Cook',
  startDate: '2020-01',
  endDate: '',
  current: true,
  description: '- Cook lunch for 40 guests\n- Order food and keepp the books\n- Trained two cooks',
}
const resume: Resume = { ...emptyResume('warm-up'), experiences: [job] }

export function warmUp(): void {
  const posting = readPosting('Cook at Acme\nRequirements:\n- Experience in cooking\n- Ordering of food\n')
  tailorResume({ resume, posting, today, spelling })
  writeLetter({ resume, posting, tone: 'plain', today, seed: 0 })
  judgeText(
    'Cooked lunch for forty guests.',
    openGround({ kind: 'letter', career: readCareer(resume, { today }), posting }),
  )
}
