import { describe, expect, it } from 'vitest'
import { judgeSummary, readClaims } from './read-claims.ts'

const person = `# Shift Supervisor | Nadia Haddad
> Store manager: 10 years of retail management, SAP Retail, bachelor's degree, fluent German
skills: Scheduling, Cash handling, Visual merchandising
languages: Arabic=Native; English=Fluent; French=Conversational
certificates: First Aid, 2023
education: Bachelor, Business, Lincoln College, 2013-2017
@ Ridgeline Outfitters | Shift Supervisor | 2022-01 | present
- Supervise 6 sales associates on evening shifts
- Open and close the store and count the registers
@ Juno Shoes | Sales Associate | 2017-06 | 2021-12
- Reached 104% of the sales target in 2021
- Advised customers and restocked the shelves`

function judge(summary: string): boolean {
  const [claim] = readClaims(`${person}\n+ ${summary}`)
  if (!claim) throw new Error('no case was read')
  return judgeSummary(claim).ok
}

describe('a summary', () => {
  it.each([
    ['draws jobs together', 'Shift supervisor with nine years of experience in outdoor and shoe stores.'],
    [
      'gives each employer its years',
      'Supervisor with four years at Ridgeline Outfitters and four years at Juno Shoes.',
    ],
    [
      'looks back with a number of its own job',
      'Shift supervisor, previously a sales associate at Juno Shoes, reaching 104% of the sales target in 2021.',
    ],
    ['names the skills listed', 'Shift supervisor skilled in scheduling, cash handling and visual merchandising.'],
    ['says who speaks two languages well', 'Bilingual shift supervisor, native in Arabic and fluent in English.'],
    [
      'writes a degree in another way',
      "Retail professional with a bachelor's degree in Business from Lincoln College.",
    ],
    ['says since when', 'Shift supervisor at Ridgeline Outfitters since 2022, supervising 6 sales associates.'],
  ])('%s', (_, summary) => {
    expect(judge(summary)).toBe(true)
  })

  it.each([
    ['count years the dates do not give', 'Shift supervisor with twelve years of experience.'],
    ['count all years as those of one kind', 'Shift supervisor with nine years of supervisory experience.'],
    ['stretch the years at an employer', 'Shift supervisor with seven years at Ridgeline Outfitters.'],
    [
      'move a number to another employer',
      'Shift supervisor at Ridgeline Outfitters, reaching 104% of the sales target.',
    ],
    ['give a title that was not held there', 'Store manager at Ridgeline Outfitters since 2022.'],
    ['give the title of another job', 'Shift supervisor at Juno Shoes from 2017 to 2021.'],
    ['raise a level of a language', 'Shift supervisor fluent in English and French.'],
    ['take up a language of the posting', 'Shift supervisor fluent in English and German.'],
    ['take up a tool of the posting', 'Shift supervisor working in SAP Retail.'],
    ['raise a degree', "Shift supervisor with a master's degree in Business."],
    ['date a job earlier', 'Shift supervisor at Ridgeline Outfitters since 2019.'],
  ])('may not %s', (_, summary) => {
    expect(judge(summary)).toBe(false)
  })
})
