import { expect, it } from 'vitest'
import { degreeOf } from './degree-name.ts'

const school = { id: 'e', institution: 'Northbank University', startDate: '2011', endDate: '2014', current: false }

it.each([
  ['BA (Hons)', 'History and Politics', 'a BA (Hons) in History and Politics from Northbank University'],
  ['BSc (Hons) 2:2', 'Geography', 'a BSc (Hons) in Geography from Northbank University'],
  ['BSc (Hons) 2:1', 'Geography', 'a BSc (Hons) 2:1 in Geography from Northbank University'],
  ['Higher Certificate', 'Culinary Arts', 'a Higher Certificate in Culinary Arts from Northbank University'],
  ['Certificate', 'Culinary Arts', 'a certificate in Culinary Arts from Northbank University'],
  ['Bachelor of Science (GPA 3.4)', 'Nursing', 'a Bachelor of Science in Nursing from Northbank University'],
  ['Welder apprenticeship', 'Welding', 'a Welder apprenticeship at Northbank University'],
  ['B.S.', 'Biology (Chemistry minor)', 'a B.S. in Biology (Chemistry minor) from Northbank University'],
  ['GCSEs', 'nine including English and Maths', 'GCSEs (nine including English and Maths) from Northbank University'],
  [
    'GCSEs (6 including English and Maths)',
    'General',
    'GCSEs (6 including English and Maths) from Northbank University',
  ],
])('keeps the form of %s', (degree, field, said) => {
  expect(degreeOf({ ...school, degree, field }, '2026-11-15')).toBe(said)
})

it.each([
  ['NVQ L3 Plumbing', '', 'Part 2 update done', 'an NVQ Level 3 in Plumbing'],
  ['Grad Dip Data Science', '', 'CPR certs, current', 'a Grad Dip in Data Science'],
  ['17th Edition', '', '', 'the 17th Edition'],
  ['BSc Hons', 'Food Science', 'Michigan Tech', 'a BSc (Hons) in Food Science from Michigan Tech'],
  ['NVQ Level 2', 'Stonemasonry', '', 'an NVQ Level 2 in Stonemasonry'],
  ['BTEC National Diploma', 'Business', '', 'a BTEC National Diploma in Business'],
  ['Certificate III in Engineering', 'Fabrication Trade', '', 'a Certificate III in Engineering (Fabrication Trade)'],
  ['Certificate Mastercam Mill 1', '', '', 'a certificate in Mastercam Mill 1'],
  ['Associate of Occupational Studies', 'Baking', '', 'an Associate of Occupational Studies in Baking'],
  ['Vocational school', 'Auto Mechanic', '', undefined],
  ['BSc', '(Physics, minor Maths) Credit average', 'Michigan Tech', 'a BSc in Physics from Michigan Tech'],
  ['AAT Level 4 Diploma', '', 'in progress (2 of 5 units passed)', undefined],
  ['A Levels: Business C', 'Art B', '', undefined],
])('tells schools from what else stands beside %s', (degree, field, institution, said) => {
  expect(degreeOf({ ...school, degree, field, institution }, '2026-11-15')).toBe(said)
})

it('is not held before it is finished', () => {
  const studying = { ...school, endDate: undefined, degree: 'AA', field: 'General Studies' }
  expect(degreeOf({ ...studying, description: '38 credits so far' }, '2026-11-15')).toBeUndefined()
  expect(degreeOf({ ...school, degree: 'BSc', field: 'Geology (in progress)' }, '2026-11-15')).toBeUndefined()
})
