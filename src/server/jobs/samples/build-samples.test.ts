import { describe, expect, it } from 'vitest'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { jobTypes } from '#shared/job-search.ts'
import { listingFingerprint, listingId } from '../listings/listing.ts'
import { readPlace } from '../listings/places.ts'
import { buildSamples } from './build-samples.ts'
import { readSamples } from './read-samples.ts'

const today = new Date('2026-11-15T12:00:00Z')
const { occupations, employers, particulars } = readSamples()
const samples = buildSamples(today)
const read = samples.map((sample) => ({
  ...sample,
  posting: readPosting(`${sample.title}\n${sample.company}\n\n${sample.description}`),
}))

describe('the sample listings', () => {
  it('are many, of many lines of work, of every type and in many places', () => {
    expect(samples.length).toBeGreaterThanOrEqual(400)
    expect(occupations.length).toBeGreaterThanOrEqual(40)
    for (const type of jobTypes) {
      expect(samples.filter(({ types }) => types.includes(type)).length, type).toBeGreaterThan(10)
    }
    expect(new Set(samples.map(({ location }) => location)).size).toBeGreaterThan(60)
    expect(new Set(samples.map(({ company }) => company)).size).toBeGreaterThan(50)
  })

  it('differ from each other in all that tells listings apart', () => {
    for (const tell of [listingId, listingFingerprint, ({ description }: { description: string }) => description]) {
      expect(new Set(samples.map((sample) => tell(sample))).size).toBe(samples.length)
    }
  })

  it('are the same at each start but for their dates, which end yesterday', () => {
    const later = buildSamples(new Date('2026-12-24T08:00:00Z'))
    expect(later.map(listingId)).toEqual(samples.map(listingId))
    expect(later.map(({ description }) => description)).toEqual(samples.map(({ description }) => description))
    const dates = samples.map(({ postedOn }) => postedOn).sort()
    expect(dates.at(-1)).toBe('2026-11-14')
    expect(dates[0] ?? '').toMatch(/^2026-(10|11)/)
  })

  it('say what they pay in most cases, and in words that are understood', () => {
    const paid = samples.filter(({ salary }) => salary !== null)
    expect(paid.length / samples.length).toBeGreaterThan(0.9)
    for (const { salary, salaryRange } of paid) {
      expect(salaryRange?.min, salary ?? '').toBeGreaterThan(28_000)
      expect(salaryRange?.max, salary ?? '').toBeLessThan(260_000)
    }
    expect(paid.length).toBeLessThan(samples.length)
  })

  it('stand in places the search knows', () => {
    for (const { location } of samples) {
      const { places, isRemote } = readPlace(location)
      expect(isRemote || places.some(({ city, region }) => city && region), location).toBe(true)
    }
  })

  it('ask for things that the engine reads as must-haves, with duties beside them', () => {
    for (const { title, posting } of read) {
      expect(posting.mustHave.length, title).toBeGreaterThanOrEqual(3)
      expect(posting.duties.length, title).toBeGreaterThanOrEqual(2)
    }
  })

  it('name their job and their employer so that the engine finds both', () => {
    for (const { title, company, posting } of read) {
      expect(posting.company?.text).toBe(company)
      // With which one of several (`LPN, Memory Care`) and how much (`Part-time Pharmacist`), or without.
      const whole = title.replace(/ \([^)]*\)/, '')
      const found = posting.title?.text ?? ''
      expect(title).toContain(found)
      expect(found).toContain(whole.replace(/, .*$/, '').split(' ').at(-1))
    }
  })

  it('ask no beginner for years of experience', () => {
    for (const { types, title, description } of samples) {
      if (types.includes('Internship')) expect(description, title).not.toMatch(/\b(?:two|three|four|five) years of\b/i)
    }
  })

  it('use everything that was written for them', () => {
    const titles = new Set(samples.map(({ title }) => title))
    expect(Object.keys(particulars).filter((title) => !titles.has(title))).toEqual([])
    const companies = new Set(samples.map(({ company }) => company))
    expect(Object.keys(employers).filter((name) => !companies.has(name))).toEqual([])
  })
})
