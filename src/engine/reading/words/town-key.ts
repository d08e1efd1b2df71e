// One spelling for the many of a town: `St. John's`, `Saint Johns`; `Stoke-on-Trent`, `Stoke on Trent`.
import { fold } from './word-set.ts'

export function townKey(name: string): string {
  return fold(name)
    .replace(/['’`.]/g, '')
    .replace(/[-–,\s]+/g, ' ')
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bmount\b/g, 'mt')
    .replace(/\bfort\b/g, 'ft')
    .trim()
}
