import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fullName } from '#engine/resume/names.ts'
import { judgeTold, type Told } from '../../../../tests/support/judge-told.ts'
import { sample } from '../../../../tests/support/sample.ts'
import { unaccountedWords } from '../../../../tests/support/unaccounted-words.ts'
import { readText } from '../read-text.ts'
import type { Reading } from '../reading.ts'

const folder = join(import.meta.dirname, 'fixtures')
/** Reading two thousand texts takes a minute: every eighth set, and all of them in the full run. */
const files = sample(readdirSync(folder), 8)
const sets = new Map<string, Told[]>(files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))]))
/** At most one less than each set reaches: name, title and every employer with its years. */
const leastTold: Readonly<Record<string, number>> = {
  'told-1.json': 59,
  'told-2.json': 52,
  'told-3.json': 50,
  'told-4.json': 39,
  'told-5.json': 51,
  'told-6.json': 56,
  'told-7.json': 54,
  'told-8.json': 55,
  'told-9.json': 55,
  'told-10.json': 56,
  'told-11.json': 48,
  'told-13.json': 54,
  'told-16.json': 55,
  'told-17.json': 47,
  'told-18.json': 51,
  'told-19.json': 50,
  'told-20.json': 56,
  'told-21.json': 54,
  'told-22.json': 54,
  'told-23.json': 52,
  'told-25.json': 54,
  'told-26.json': 46,
  'told-27.json': 42,
  'told-28.json': 41,
  'told-29.json': 41,
  'told-30.json': 45,
  'told-31.json': 45,
  'told-33.json': 56,
  'told-34.json': 56,
  'told-35.json': 55,
  'told-36.json': 55,
}
const everybody = [...sets.values()].flat()

const read = (text: string) => readText(text, { newId: () => '' })

/** What was read of a text of the sets: reading takes the time, and two tests look at each of them. */
const readings = new Map<string, Reading>()
function readOnce(text: string): Reading {
  const reading = readings.get(text) ?? read(text)
  readings.set(text, reading)
  return reading
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** What was not read as the person told it. */
function findMisread({ text, name, title, jobs, skills = [] }: Told): string[] {
  const { resume } = read(text)
  const known = resume.skillCategories.flatMap((category) => category.skills.map((skill) => skill.name))
  return [
    ...(isSame(fullName(resume), name) ? [] : ['name']),
    ...(isSame(resume.personalInfo.professionalTitle, title) ? [] : ['title']),
    ...(resume.experiences.length === jobs.length ? [] : ['jobs']),
    ...jobs.flatMap((job) => {
      const found = resume.experiences.find(({ company }) => isSame(company, job.company))
      if (!found) return [job.company]
      const isRight =
        isSame(found.position, job.position ?? found.position) &&
        found.startDate === (job.start ?? found.startDate) &&
        found.endDate === (job.end ?? found.endDate) &&
        found.description.toLowerCase().includes(job.years ?? '')
      return isRight ? [] : [`${job.company}: position or years`]
    }),
    ...skills.filter((skill) => !known.some((one) => isSame(one, skill))),
  ]
}

describe('F3: people who tell of themselves', () => {
  // The weights were fitted to these texts: what strangers are read like is in docs/reading.md.
  it.each([...sets])('of %s are read with name, title, employers and years as often as before', (file, all) => {
    const mistold = all
      .map((one) => [one.name, judgeTold(one, readOnce(one.text)).faults] as const)
      .filter(([, faults]) => faults.length > 0)
    expect(all.length - mistold.length, JSON.stringify(mistold)).toBeGreaterThanOrEqual(leastTold[file] ?? all.length)
  })

  it.each(everybody.map((one) => [one.name, one] as const))('loses no word of %s', (_, { text }) => {
    const paragraphs = text.split('\n').map((line) => ({
      text: line,
      runs: [{ text: line, bold: false, italic: false }],
      isList: false,
    }))
    expect(unaccountedWords({ kind: 'flow', paragraphs, hidden: [] }, readOnce(text))).toEqual([])
  })

  it.each<Told>([
    {
      text: 'Call me Priya Raman. I am a product manager at Lumen since 2021.',
      name: 'Priya Raman',
      title: 'product manager',
      jobs: [{ company: 'Lumen', start: '2021' }],
    },
    {
      text: 'Hey, Jo Mbeki, graphic designer. Four years at Papercut Studio.',
      name: 'Jo Mbeki',
      title: 'graphic designer',
      jobs: [{ company: 'Papercut Studio' }],
    },
    {
      text: 'Dr. Leila Navarro is a veterinarian at Greenfield Clinic since 2016.',
      name: 'Leila Navarro',
      title: 'veterinarian',
      jobs: [{ company: 'Greenfield Clinic', start: '2016' }],
    },
    {
      text: 'Ana Beltrán, chef. I ran the kitchen of Casa Olmo from 2016 until 2022.',
      name: 'Ana Beltrán',
      title: 'chef',
      jobs: [{ company: 'Casa Olmo', start: '2016', end: '2022' }],
    },
    {
      text: "I'm Dao Nguyen, 34, hairdresser. Worked at Salon Mirabel (2011-2016) and Studio Nine (2016-present).",
      name: 'Dao Nguyen',
      title: 'hairdresser',
      jobs: [
        { company: 'Salon Mirabel', start: '2011' },
        { company: 'Studio Nine', start: '2016' },
      ],
    },
    {
      text: 'Name: Hugo Lindberg\nRole: Forester\n\nEmployer: Skog AB\nRole: Forester\nDates: 2012-2018\n\nEmployer: Timmer Nord\nRole: Crew Leader\nDates: 2018-2020',
      name: 'Hugo Lindberg',
      title: 'Forester',
      jobs: [
        { company: 'Skog AB', start: '2012' },
        { company: 'Timmer Nord', position: 'Crew Leader' },
      ],
    },
    {
      text: 'Name: Idris Cole\nTitle: Paramedic\nJobs:\nParamedic, City Ambulance, 2015-2020\nFlight Paramedic, SkyMed, 2020-2024',
      name: 'Idris Cole',
      title: 'Paramedic',
      jobs: [
        { company: 'City Ambulance', end: '2020' },
        { company: 'SkyMed', end: '2024' },
      ],
    },
    {
      text: 'Name: Petra Novak\nTitle: Lab Technician\nExperience: BioLab Prague, Lab Technician, from 2014 to 2020',
      name: 'Petra Novak',
      title: 'Lab Technician',
      jobs: [{ company: 'BioLab Prague', start: '2014' }],
    },
  ])('are read as they speak: $text', (told) => {
    expect(findMisread(told)).toEqual([])
  })

  it.each<Told>([
    {
      text: 'Ewan MacLeod, joiner. Served my time with MacRae Joinery, 2009 to 2014. Been with Highland Frames ever since.',
      name: 'Ewan MacLeod',
      title: 'joiner',
      jobs: [
        { company: 'MacRae Joinery', start: '2009', end: '2014' },
        { company: 'Highland Frames', start: '2014', end: 'present' },
      ],
    },
    {
      text: '{"name": "Tom Becker", "title": "Roofer", "jobs": [{"employer": "Summit Roofing", "title": "Roofer", "start": 2017, "end": "present"}]}',
      name: 'Tom Becker',
      title: 'Roofer',
      jobs: [{ company: 'Summit Roofing', start: '2017', end: 'present' }],
    },
    {
      text: 'First name: Ngaire\nLast name: Te Awa\nOccupation: Baker\nEmployer: Harbour Loaves\nFrom: 2016\nTo: 2021\nPrevious employer: N/A',
      name: 'Ngaire Te Awa',
      title: 'Baker',
      jobs: [{ company: 'Harbour Loaves', start: '2016', end: '2021' }],
    },
    {
      text: 'PERSONAL DATA\nFirst name and surname: Agnieszka Wieczorkowska\nProfession: Landscape Architect\n\nPROFESSIONAL EXPERIENCE\n03.2018 – now\nPracownia Zieleni Klon, Kraków\nLandscape Architect',
      name: 'Agnieszka Wieczorkowska',
      title: 'Landscape Architect',
      jobs: [{ company: 'Pracownia Zieleni Klon', start: '2018-03', end: 'present' }],
    },
    {
      text: 'Who: Mrs Gabriela Fontaine\nWhat: video editor\nvideo editor, Channel Nine Perth, 2018-2022',
      name: 'Gabriela Fontaine',
      title: 'video editor',
      jobs: [{ company: 'Channel Nine Perth', start: '2018', end: '2022' }],
    },
    {
      text: 'NAME Zofia Wronska (everybody say Zosia)\nLIVE Telford\nWORK 1: Kastelmetal, Kraków. turner. 2009-2014\nWORK 2: Harcourt Precision, Telford. CNC operator. 2014 - still',
      name: 'Zofia Wronska',
      title: 'CNC operator',
      jobs: [
        { company: 'Kastelmetal', start: '2009', end: '2014' },
        { company: 'Harcourt Precision', start: '2014', end: 'present' },
      ],
    },
    {
      text: 'Lena Fairchild\nmedical coder\n\nwork\nmedical coder / Alder Point Billing / 2022 - present\nline cook / The Copper Ladle / 2016 - 2021\n\nskills\nICD-10 / Excel',
      name: 'Lena Fairchild',
      title: 'medical coder',
      jobs: [
        { company: 'Alder Point Billing', start: '2022', end: 'present' },
        { company: 'The Copper Ladle', start: '2016', end: '2021' },
      ],
    },
    {
      text: 'Bo Lund, sales agent. I was a cashier in Bacup Stores in Leeds from 2012 to 2015, and from 2015 until 2020 a sales agent with Nordvik.',
      name: 'Bo Lund',
      title: 'sales agent',
      jobs: [
        { company: 'Bacup Stores', start: '2012', end: '2015' },
        { company: 'Nordvik', start: '2015', end: '2020' },
      ],
    },
    {
      text: 'Dear Mr Orton,\n\nI am applying for the post of head gardener. I was until 2019 employed by Marlow Town Council, where I had been a groundskeeper since 2003.\n\nYours sincerely,\nEdith Varley',
      name: 'Edith Varley',
      title: 'groundskeeper',
      jobs: [{ company: 'Marlow Town Council', start: '2003', end: '2019' }],
    },
    {
      text: 'Name: Ilse Brandt\nJob now: Shift Leader\nWhere: Dunmore Bakery\nFrom when: March 2021 till now\n\nJob before: Baker\nWhere: same, Dunmore Bakery\nFrom when: 2017 to March 2021',
      name: 'Ilse Brandt',
      title: 'Shift Leader',
      jobs: [
        { company: 'Dunmore Bakery', position: 'Shift Leader', start: '2021-03', end: 'present' },
        { company: 'Dunmore Bakery', position: 'Baker', start: '2017', end: '2021-03' },
      ],
    },
    {
      text: 'My name is Tomas Reyl. I started as a deckhand with Lundy Ferries in 2005 and I did that until 2011, when Harrow Tours hired me. So from 2011 to now I am a skipper there.',
      name: 'Tomas Reyl',
      title: 'skipper',
      jobs: [
        { company: 'Lundy Ferries', start: '2005', end: '2011' },
        { company: 'Harrow Tours', start: '2011', end: 'present' },
      ],
    },
  ])('are read where years or labels have to be worked out: $name', (told) => {
    expect(judgeTold(told).faults).toEqual([])
  })

  it('do not hold up the reader with a book', () => {
    const book = 'I worked at Acme Corp as a welder from 2012 to 2018. '.repeat(2000)
    expect(read(`My name is Ana Lima. ${book}`).resume.personalInfo.firstName).toBe('Ana')
  })

  it('marks what it guessed, so that it comes first in the check', () => {
    const { fields } = read('Jane Doe, data engineer. Six years at Acme Corp building Python pipelines.')
    const isOwnWords = (path: string) => path.endsWith('.description')
    expect(fields.filter(({ confidence, path }) => confidence >= 0.6 && !isOwnWords(path))).toEqual([])
  })

  it('keeps what is no fact of a resume as the person wrote it', () => {
    const { resume } = read('I am Ana Lima. I am a nurse. I love night shifts and quiet wards.')
    expect(resume.personalInfo.summary).toContain('I love night shifts and quiet wards.')
  })

  it('takes no school of a student for an employer', () => {
    const { resume } = read('My name is Ana Lima. I am a student at Leeds University and graduated from York College.')
    expect(resume.experiences).toEqual([])
  })
})
