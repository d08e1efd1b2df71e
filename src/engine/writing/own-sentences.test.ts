import { describe, expect, it } from 'vitest'
import { tellingSentences } from './own-sentences.ts'

const told = (summary: string, role?: string) => tellingSentences(summary, { role }).join(' ')

describe('the sentences of a summary that say something', () => {
  it.each([
    [
      'Accountant with 6 years in retail. Reliable team player and strong communicator.',
      'Accountant with 6 years in retail.',
    ],
    ['Runs a kitchen of 12. Passionate about pastry and menu planning.', 'Runs a kitchen of 12.'],
    [
      'Compassionate, detail-oriented Registered Dental Hygienist returning to practice.',
      'Registered Dental Hygienist returning to practice.',
    ],
    ['Recent vet tech graduate passionate about animals and their owners.', 'Recent vet tech graduate.'],
    [
      'I am a committed primary teacher who believes in every child. I have just finished my induction and I am looking for a school.',
      'Primary teacher. I have just finished my induction.',
    ],
    [
      'Retail leader with 20 years. Proven track record of developing people. I retrained in floral design.',
      'Retail leader with 20 years. I retrained in floral design.',
    ],
    [
      'Writes Python daily. Proven track record with Kubernetes.',
      'Writes Python daily. Proven track record with Kubernetes.',
    ],
    ['Nurse with 7 years. Looking for work closer to home.', 'Nurse with 7 years.'],
    ['Hospitality leader with 8 years and a passion for people.', 'Hospitality leader with 8 years.'],
    ['Delivers schools on time and under budget.', 'Delivers schools on time and under budget.'],
    ['Clean room technician with 4 years.', 'Clean room technician with 4 years.'],
    ['Builds user-friendly sites for shops.', 'Builds user-friendly sites for shops.'],
    ['Body man with 27 years in the trade. Own tools.', 'Body man with 27 years in the trade. Own tools.'],
    [
      "Cook for eleven years. I've kept my hand in at the hall, and I'm ready to be back in a kitchen.",
      "Cook for eleven years. I've kept my hand in at the hall, and I'm ready to be back in a kitchen.",
    ],
    ['Dependable, own hand tools, clean driving record.', 'Own hand tools, clean driving record.'],
    [
      'After 16 years of framing I am moving off the tools following a shoulder surgery.',
      'After 16 years of framing I am moving off the tools.',
    ],
    ['Where to start! I have sold shoes and spa pools.', 'I have sold shoes and spa pools.'],
    [
      'Mostly backend. Comfortable in old code. Less comfortable in meetings, but getting better.',
      'Mostly backend. Comfortable in old code.',
    ],
    [
      "I'm a people person (I know everyone says that) but I also really like the back of house side, getting a stockroom sorted, and I reckon having both is unusual.",
      'I really like the back of house side, getting a stockroom sorted.',
    ],
    [
      'Problems with my wrists mean I can no longer do full days, and I have found that I am proudest of keeping accurate records.',
      'I have found that I am proudest of keeping accurate records.',
    ],
    [
      'I stayed home to look after my mother, who had dementia and died in 2024. I completed a re-entry program and have been back on the floor since June.',
      'I stayed home to look after my mother. I completed a re-entry program and have been back on the floor since June.',
    ],
    [
      'Senior developer who mentors less experienced engineers.',
      'Senior developer who mentors less experienced engineers.',
    ],
    ['Well versed in SAP and Excel.', 'Well versed in SAP and Excel.'],
    ['Certified welder, 12 years!', 'Certified welder, 12 years!'],
    ['I run my own operation with three trucks.', 'I run my own operation with three trucks.'],
    [
      'Physiotherapist helping athletes return after knee surgery.',
      'Physiotherapist helping athletes return after knee surgery.',
    ],
  ])('stay, the others go: %s', (summary, left) => {
    expect(told(summary)).toBe(left)
  })

  it('say where somebody is going', () => {
    const summary = 'Secondary teacher of eleven years, looking to move into museum education.'
    expect(told(summary)).toBe(summary)
  })

  it.each([
    [
      'I am hard worker with five years of experience in a warehouse. I am always on time.',
      'Forklift operator with five years of experience in a warehouse.',
    ],
    [
      'I have 12 years of delivery experience and am seeking a promotion.',
      'Forklift operator with 12 years of delivery experience.',
    ],
    [
      'I am caring nursing assistant with 5 years on nights. I am study now for become a nurse.',
      'Nursing assistant with 5 years on nights.',
    ],
  ])('are told without “I am”: %s', (summary, left) => {
    expect(told(summary, 'forklift operator')).toBe(left)
  })
})
