import { describe, expect, it } from 'vitest'
import { trimLine } from './trim-line.ts'

describe('a line without what hangs on it', () => {
  it.each([
    [
      'Coordinate care with outreach workers, health educators and nutritionists to prevent service duplication and to ensure high quality care',
      'Coordinate care with outreach workers, health educators and nutritionists',
    ],
    [
      'Designed, tested and deployed a payment gateway with a client portal, as well as a content management system with its website',
      'Designed, tested and deployed a payment gateway with a client portal',
    ],
    [
      'Monitoring of treasury functions and cash flow for the group, Draft full set of accounts',
      'Monitoring of treasury functions and cash flow for the group',
    ],
  ])('%s', (line, trimmed) => expect(trimLine(line, 14)).toBe(trimmed))

  it.each([
    // Short enough.
    'Ran the till and the safe',
    // A number, or how far it is true, stays.
    'Rebuilt the ordering process for the four largest wholesale customers in the region, including a new form that cut errors by 40%',
    'Prepared the annual accounts of the company and its subsidiaries for the auditors, while under supervision of the controller',
    // What comes behind it is all it says.
    'Handled a wide range of duties for the front office of a busy practice, including billing, filing, scheduling and reception',
  ])('is left whole: %s', (line) => expect(trimLine(line, 14)).toBe(line))
})
