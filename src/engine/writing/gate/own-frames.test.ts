import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { readPosting } from '../posting/read-posting.ts'
import { openGround } from './ground.ts'
import { isOwnFrame } from './own-frames.ts'

const resume = emptyResume('r')
resume.experiences = [
  {
    id: 'j1',
    company: 'Red Barn Grill',
    position: 'Cook',
    startDate: '2020-11',
    current: true,
    description: '- Run the grill and train new cooks',
  },
  {
    id: 'j2',
    company: 'Sunny Diner',
    position: 'Dishwasher',
    startDate: '2016-10',
    endDate: '2020-10',
    current: false,
    description: '',
  },
]
resume.certifications = [{ id: 'k1', name: 'ServSafe Manager, 2023', issuer: '', date: '' }]
resume.skillCategories = [
  {
    id: 's',
    name: 'Skills',
    skills: [
      { id: 's1', name: 'Excel', level: 3 },
      { id: 's2', name: 'Inventory control' },
    ],
  },
]
resume.languages = [{ id: 'l1', name: 'Spanish', level: 'Conversational' }]
const posting = readPosting(
  'Grill Cook at Rosa’s\nReference: RB/20418\nYou need:\n- grill experience\n- CPA\n- Excel\n- inventory control',
)
const career = readCareer(resume, { today: '2026-11-15' })
const ground = openGround({ kind: 'letter', career, posting })

describe('the sentences our own letters are made of', () => {
  it.each([
    'I have ten years of experience as a cook.',
    'I have been a cook at Red Barn Grill since November 2020.',
    'I was a dishwasher at Sunny Diner from October 2016 to October 2020.',
    'I am applying for the Grill Cook position at Rosa’s (reference RB/20418).',
    'At Sunny Diner (Dishwasher, 2016 to 2020):',
    'My qualifications include ServSafe Manager, 2023.',
    'I speak Spanish (conversational).',
    'Of what you ask for, I also know Excel and inventory control.',
    'I have been a cook at Red Barn Grill since November 2020, where I run the grill and train new cooks.',
    'At Red Barn Grill I also:',
  ])('are true by the dates and lists: %s', (text) => expect(isOwnFrame(text, ground)).toBe(true))

  it.each([
    'I have fourteen years of experience and have been a cook at Red Barn Grill since November 2020.',
    'I have been a head cook at Red Barn Grill since November 2020.',
    'At Sunny Diner I run the grill and train new cooks.',
    'As a CPA at Red Barn Grill, I run the grill and train new cooks.',
    'For six years at Red Barn Grill I run the grill and train new cooks.',
    'As for my CPA, I run the grill and train new cooks.',
    'I have been a dishwasher at Sunny Diner since October 2016.',
    'I have been a cook at Red Barn Grill since November 2018.',
    'At Sunny Diner (Dishwasher, 2015 to 2020):',
    'I am applying for the Grill Cook position at Rosa’s (reference RB/20419).',
    'My qualifications include ServSafe Manager, 2023 and HACCP.',
    'I speak Spanish.',
    'I hold a clean driving licence.',
    'Of what you ask for, I also know Excel and SAP.',
    'I was a dishwasher at Sunny Diner from October 2016 to October 2020, where I run the grill and train new cooks.',
    'I have been a cook at Red Barn Grill since November 2020, where I work with Excel.',
  ])('are weighed where the resume says otherwise: %s', (text) => expect(isOwnFrame(text, ground)).toBe(false))
})
