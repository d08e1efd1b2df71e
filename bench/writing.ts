// How long the offline engine takes for what a person waits for, with another resume and posting at each turn.

import { writeLetter } from '#engine/writing/letter/write-letter.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { tailorResume } from '#engine/writing/tailor/tailor-resume.ts'
import { upgradeResume } from '#engine/writing/upgrade/upgrade-resume.ts'
import { benchResume, judge, percentile, timed } from './_bench-resume.ts'

const TURNS = 60
const BAR = 300
const today = '2026-11-15'

function postingFor(turn: number): string {
  const duties = Array.from(
    { length: 12 },
    (_, at) => `- Plan ${at + turn} reports and audit budgets across sites for team ${turn * 31 + at}`,
  )
  const musts = Array.from(
    { length: 12 },
    (_, at) => `- ${at + 2} years of experience with freight margin models and safety audits ${turn * 17 + at}`,
  )
  return `Operations Analyst ${turn}\n\nHarbour Group ${turn} is a freight company.\n\nResponsibilities\n${duties.join('\n')}\n\nRequirements\n${musts.join('\n')}`
}

const times: Record<string, number[]> = { tailor: [], upgrade: [], letter: [] }
for (let turn = 0; turn < TURNS; turn += 1) {
  const resume = benchResume(turn)
  const posting = readPosting(postingFor(turn))
  times.tailor?.push(await timed(() => tailorResume({ resume, posting: readPosting(postingFor(turn)), today })))
  times.upgrade?.push(await timed(() => upgradeResume({ resume, today })))
  times.letter?.push(await timed(() => writeLetter({ resume, posting, tone: 'plain', today, seed: turn })))
}

judge(
  Object.entries(times).map(([what, measured]) => {
    const p95 = percentile(measured, 0.95)
    return { what: `${what}, 95th percentile`, measured: `${p95.toFixed(0)} ms`, bar: `${BAR} ms`, isMet: p95 < BAR }
  }),
)
