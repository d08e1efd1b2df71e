// How the reader reads sets of people who tell of themselves: `npx tsx scripts/count-told.ts told-7 a-file.json`, by the
// names of fixtures or by files; all fixtures where none is named.
import { readFileSync } from 'node:fs'
import { judgeTold, type Told } from '../tests/support/judge-told.ts'
import { readToldSets } from './support/told-rows.ts'

const fixtures: ReadonlyMap<string, Told[]> = readToldSets()
const named = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const showsFaults = process.argv.includes('--faults')

console.table(
  (named.length > 0 ? named : [...fixtures.keys()]).map((name) => {
    const set = fixtures.get(name) ?? (JSON.parse(readFileSync(name, 'utf8')) as Told[])
    const verdicts = set.map((one) => judgeTold(one))
    const count = (isRight: (verdict: (typeof verdicts)[number]) => boolean) => verdicts.filter(isRight).length
    if (showsFaults) for (const [at, { faults }] of verdicts.entries()) if (faults.length > 0) console.log(at, faults)
    return {
      set: name,
      texts: set.length,
      name: count(({ faults }) => !faults.includes('name')),
      title: count(({ faults }) => !faults.includes('title')),
      'one employer with years': count(({ isLoose }) => isLoose),
      'every employer with years': count(({ isTold }) => isTold),
      'positions too': count(({ isWhole }) => isWhole),
    }
  }),
)
