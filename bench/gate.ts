// How much processor time the gate takes for a letter, with another person and posting at each turn; what is judged by is read once
// and kept.

import { readdirSync, readFileSync } from 'node:fs'
import { readCareer } from '#engine/writing/facts/career.ts'
import { openGround } from '#engine/writing/gate/ground.ts'
import { judgeText } from '#engine/writing/gate/judge.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { type ClaimCase, readClaims } from '../tests/support/read-claims.ts'
import { judge, percentile } from './_bench-resume.ts'

const BAR = 20
const SENTENCES = 14
const today = '2026-11-15'
const folder = 'src/engine/writing/gate/held-out'

const people = new Map<string, ClaimCase[]>()
for (const file of readdirSync(folder).filter((name) => name.startsWith('letters')))
  for (const claim of readClaims(readFileSync(`${folder}/${file}`, 'utf8'))) {
    const person = `${file} ${claim.resume.personalInfo.firstName} ${claim.resume.personalInfo.lastName}`
    people.set(person, [...(people.get(person) ?? []), claim])
  }

function spent(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

const opening: number[] = []
const judging: number[] = []
for (const [turn, claims] of [...people.values()].entries()) {
  const [first] = claims
  if (!first) continue
  const career = readCareer(first.resume, { today })
  const posting = readPosting(first.posting)
  const letter = claims.slice(0, SENTENCES).map(({ after }) => after)
  let ground = openGround({ kind: 'letter', career, posting })
  const opened = spent(() => {
    ground = openGround({ kind: 'letter', career, posting })
  })
  const judged = spent(() => judgeText(letter.join(' '), ground))
  // The first half pays for the tagger and for what the machine has not yet compiled.
  if (turn < people.size / 2) continue
  opening.push(opened)
  judging.push(judged)
}

const p95 = percentile(judging, 0.95)
judge([
  {
    what: 'opening the source, 95th percentile',
    measured: `${percentile(opening, 0.95).toFixed(1)} ms`,
    bar: '',
    isMet: true,
  },
  {
    what: `judging ${SENTENCES} sentences, 95th percentile`,
    measured: `${p95.toFixed(1)} ms`,
    bar: `${BAR} ms`,
    isMet: p95 < BAR,
  },
])
