import { describe, expect, it } from 'vitest'
import { blankExperience } from '#engine/resume/new-entries.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { cannedSkills } from '#engine/writing/canned-skills.ts'
import { isFullRun } from '../../../tests/support/sample.ts'
import { findHeldOccupations } from './held-occupations.ts'
import { occupationIndex } from './index.gen.ts'
import { loadLibrary } from './load-occupation.ts'
import { readOwnWords } from './own-words.ts'
import { openNearness } from './skill-nearness.ts'
import { suggestSkills } from './suggest-skills.ts'
import { openIndex } from './title-index.ts'

const index = openIndex(occupationIndex)

type Person = { title: string; summary?: string; jobs?: readonly { position: string; lines: readonly string[] }[] }

function write({ title, summary = '', jobs = [] }: Person): Resume {
  const blank = emptyResume('r')
  return {
    ...blank,
    personalInfo: { ...blank.personalInfo, professionalTitle: title, summary },
    experiences: jobs.map(({ position, lines }, at) => ({
      ...blankExperience({ id: String(at) }),
      position,
      description: lines.map((line) => `- ${line}`).join('\n'),
    })),
  }
}

type Asking = { category?: string; leaveOut?: readonly string[]; skills?: readonly string[] }

async function suggestAll(person: Person, { category = 'Technical Skills', leaveOut = [], skills = [] }: Asking = {}) {
  const typed = skills.map((name) => ({ id: name, name, level: 3 }))
  const resume = { ...write(person), skillCategories: [{ id: 'c', name: category, skills: typed }] }
  const library = await loadLibrary()
  const held = findHeldOccupations(index, resume, library)
  return suggestSkills({ resume, category, held, library, leaveOut, near: openNearness(readOwnWords(resume).lines) })
}

async function suggest(person: Person, asking?: Asking) {
  return (await suggestAll(person, asking)).skills
}

const nails: Person = {
  title: 'Nail Technician',
  jobs: [
    {
      position: 'Nail tech',
      lines: [
        'Apply and remove 25 sets of acrylics or gels a week',
        'Shape, file and polish nails for 9 clients a day in gel and dip powder',
      ],
    },
  ],
}
const dentist: Person = {
  title: 'Receptionist at a dentist’s',
  jobs: [
    {
      position: 'Receptionist',
      lines: [
        'Verify insurance eligibility and benefits for 20 patients a day before the visit',
        'Collect copays and past balances of about $700 a day and balance the drawer at closing',
      ],
    },
  ],
}
const helper: Person = {
  title: 'Warehouse worker',
  summary: 'Looking for order picking in a warehouse.',
  jobs: [{ position: 'Tree surgeon’s helper', lines: ['Loaded logs and unloaded trucks by hand'] }],
}
const driver: Person = {
  title: 'School Bus Driver',
  jobs: [
    {
      position: 'School bus driver',
      lines: [
        'Inspect brakes, lights and tires before each of 2 runs a day',
        'Stop at every railroad crossing with 62 students',
      ],
    },
  ],
}

describe('suggested skills', () => {
  it('are a nail technician’s, and nothing of what others in the salon do', async () => {
    const skills = await suggest(nails)
    expect(skills).toEqual(['Gel', 'Acrylic'])
  })

  it('follow the occupation whose lines were picked, not the one the position names', async () => {
    const skills = await suggest(dentist)
    expect(skills).toEqual(expect.arrayContaining(['Eligibility verification', 'Copay collection']))
    expect(skills).not.toContain('Visitor badges')
    expect(skills).not.toContain('Mail and couriers')
  })

  it('leave the rest of the work to pick from, what the title names first', async () => {
    const { skills, others } = await suggestAll(nails)
    expect(others).toHaveLength(8)
    expect(others.slice(0, 3).toSorted()).toEqual(['Manicure and pedicure', 'Nail art', 'Safe removal'])
    expect(others.filter((other) => skills.includes(other))).toEqual([])
    expect((await suggestAll(nails, { leaveOut: ['Nail art'] })).others).not.toContain('Nail art')
    expect((await suggestAll(driver)).others.join()).not.toMatch(/CDL|endorsement/)
  })

  it('are of the jobs somebody held, not of the one they want', async () => {
    expect(await suggest(helper)).toEqual(['Truck unloading'])
    const wanting = { ...helper, title: 'Web Developer' }
    expect(await suggest(wanting)).not.toContain('JavaScript')
  })

  it('can be picked from what comes to the same, where nobody knows the trade', async () => {
    const lines = ['Met families and planned 120 services a year', 'Kept permits and records']
    const { others } = await suggestAll({ title: 'Funeral director', jobs: [{ position: 'Funeral director', lines }] })
    expect(others).toEqual(expect.arrayContaining(['Record keeping', 'Planning']))
    expect(others).not.toContain('JavaScript')
  })

  it('name no license nobody named', async () => {
    expect((await suggest(driver)).join()).not.toMatch(/CDL|endorsement/)
    const summary = 'I hold a Class B CDL.'
    expect(await suggest({ ...driver, summary })).toContain('Class B CDL')
  })

  it('are fewer where fewer are near, and never more than the fixed lists have', async () => {
    const lines = [...(driver.jobs?.[0]?.lines ?? []), 'Do the pre-trip inspection of two buses']
    const skills = await suggest({ ...driver, jobs: [{ position: 'School bus driver', lines }] })
    expect(skills).toContain('Pre-trip inspection')
    expect(skills.length).toBeLessThan(7)
    expect(await suggest({ title: 'Registered Nurse' })).toHaveLength(7)
    const summary = 'Nurse with 6 years of experience. Strong in wound care.'
    const told = await suggest({ title: 'Registered Nurse', summary })
    expect(told).toHaveLength(7)
    expect(told[0]).toBe('Wound care')
    expect(await suggest({ title: 'Registered Nurse' }, { category: 'Soft Skills' })).toHaveLength(5)
  })

  it('are not what the resume has, nor what was suggested before', async () => {
    const [first = '', second = ''] = await suggest(dentist)
    expect(await suggest(dentist, { leaveOut: [first.toUpperCase()] })).not.toContain(first)
    expect(await suggest(dentist, { skills: [` ${second.toLowerCase()} `] })).not.toContain(second)
    expect(await suggest(nails, { skills: ['Gel and acrylic'] })).not.toContain('Gel')
  })

  it('are what somebody names; what only comes to the same is the first to pick from', async () => {
    const lines = ['Unclogged drains and put in water heaters', 'Cleaned 3 floors and 8 restrooms']
    const plumber = await suggest({ title: 'Plumber', jobs: [{ position: 'Plumber', lines }] })
    expect(plumber).toContain('Water heaters')
    expect(plumber).not.toContain('Drain, waste and vent')
    const cleaner = await suggestAll({ title: 'Cleaner', jobs: [{ position: 'Cleaner', lines }] })
    expect(cleaner.others.slice(0, 3)).toContain('Floor care')
    expect(cleaner.skills).not.toContain('Restroom sanitation')
    expect(cleaner.skills).not.toContain('Window cleaning')
  })

  it('put together nothing from two lines, and offer nothing twice in other words', async () => {
    const lines = ['Led 9 pickers on two shifts', 'Taught newcomers the RF scanner', 'Cut dock accidents by a third']
    const position = 'Warehouse Supervisor'
    const { skills, others } = await suggestAll({ title: position, jobs: [{ position, lines }] })
    expect(skills).toContain('RF scanner')
    expect(skills).not.toContain('Dock scheduling')
    expect(others).toContain('Dock scheduling')
    expect(others).not.toContain('RF scanning')
  })

  it('are put together from nothing that only stands in one line', async () => {
    const clinic = ['Checked in 60 patients a day and verified their insurance']
    const desk = await suggest({ title: 'Clerk', jobs: [{ position: 'Medical receptionist', lines: clinic }] })
    expect(desk).toContain('Insurance verification')
    expect(desk).not.toContain('Check verification')
    const crew = ['Scheduled 14 people and two forklifts on the dock']
    const position = 'Warehouse Supervisor'
    expect(await suggest({ title: position, jobs: [{ position, lines: crew }] })).not.toContain('Dock scheduling')
    const till = ['Took cash and cards at the front register']
    const shop = await suggest({ title: 'Cashier', jobs: [{ position: 'Customer Service Associate', lines: till }] })
    expect(shop).not.toContain('Cash and card')
  })

  it('name of the fixed list for software only what is told, and leave the rest to pick from', async () => {
    const lines = ['Wrote billing services in Python and moved them to Docker']
    const position = 'Software Engineer'
    const { skills, others } = await suggestAll({ title: position, jobs: [{ position, lines }] })
    expect(skills).toEqual(['Python', 'Docker'])
    expect(others).toEqual(expect.arrayContaining(['JavaScript', 'React']))
  })

  it('take no word of another trade for the same: who files nails files no letters', async () => {
    expect(await suggest(nails)).not.toContain('Filing')
    const knee = { position: 'Physical therapist', lines: ['Rehabbed 12 ACL patients a month'] }
    expect(await suggest({ title: 'Physical therapist', jobs: [knee] })).not.toContain('ACLS')
  })

  it('are the fixed lists for software and for a title nobody knows', async () => {
    for (const title of ['Web Developer', 'Analyst', ''])
      expect(await suggest({ title })).toEqual(cannedSkills('Technical Skills'))
    expect(await suggest({ title: 'Analyst' }, { leaveOut: ['Docker'] })).not.toContain('Docker')
  })

  it('never give a credential to anybody who picked lines of their occupation', async () => {
    const proof = /licen[cs]e|certif|endorsement|clearance|CDL\b|(?:guard|handler) card/i
    const some = (await loadLibrary()).filter((_, place) => place % (isFullRun ? 5 : 15) === 0)
    for (const { title, lines } of some) {
      const own = lines.slice(0, 3).map((line) => line.replace(/\[[^\]]*\]/g, '').replace(/\{[^}]*\}/g, '12'))
      const [name = ''] = title.split(' / ')
      const skills = await suggest({ title: name, jobs: [{ position: name, lines: own }] })
      const taken = skills.filter((skill) => proof.test(skill) && !own.join().includes(skill.split(' ')[0] ?? ''))
      expect(taken, title).toEqual([])
    }
  })
})
