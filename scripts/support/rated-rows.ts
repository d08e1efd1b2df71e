import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RatedCase, readRated } from '../../tests/support/read-rated.ts'
import { root } from './root.mjs'

const folder = join(root, 'src/engine/writing/match/rated')

export function readRatedCases(): RatedCase[] {
  return readdirSync(folder)
    .sort()
    .flatMap((set) => readRated(set, readFileSync(join(folder, set), 'utf8')))
}
