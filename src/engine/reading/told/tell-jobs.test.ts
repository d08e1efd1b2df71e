import { expect, it } from 'vitest'
import { completeJobs } from './complete-jobs.ts'
import { tellJobs } from './tell-jobs.ts'

const thing = (text: string, word: string) => ({
  text: word,
  start: text.indexOf(word),
  end: text.indexOf(word) + word.length,
})
const time = (text: string, word: string, ends: { from: string; to: string }) => ({
  ...thing(text, word),
  kind: 'time' as const,
  ...ends,
  current: false,
  isPoint: false,
})
const employer = (text: string, word: string) => ({ ...thing(text, word), kind: 'employer' as const, weight: 1 })

it('ends one job and begins the next with the year between them', () => {
  const text = 'In 2013 she joined Maraval, leaving in 2017 for Bright Arc.'
  const groups = [
    {
      start: 0,
      end: 26,
      employer: employer(text, 'Maraval'),
      times: [time(text, '2013', { from: '2013', to: '' })],
      isHere: false,
    },
    {
      start: 39,
      end: 58,
      employer: employer(text, 'Bright Arc'),
      times: [time(text, '2017', { from: '', to: '2017' })],
      isHere: false,
    },
  ]
  expect(completeJobs(groups, text)).toMatchObject([
    { employer: 'Maraval', from: '2013', to: '2017', current: false },
    { employer: 'Bright Arc', from: '2017', to: '', current: true },
  ])
})

it('takes what somebody was there, and until when, for the job they had begun', () => {
  const text = 'Ironside took me on in 2018 and I was a floor trainer there till 2021.'
  const groups = [
    {
      start: 0,
      end: 27,
      employer: employer(text, 'Ironside'),
      times: [time(text, '2018', { from: '2018', to: '' })],
      isHere: false,
    },
    {
      start: 40,
      end: 69,
      title: { ...thing(text, 'floor trainer'), kind: 'title' as const, weight: 1 },
      times: [time(text, '2021', { from: '', to: '2021' })],
      isHere: false,
    },
  ]
  expect(completeJobs(groups, text)).toMatchObject([
    { employer: 'Ironside', title: 'floor trainer', from: '2018', to: '2021', current: false },
  ])
})

it('ends a role where the next one at the same employer begins, and knows the same bank again', () => {
  const text = 'Manager at Sabarmati Bank since 2019, before it teller at the same bank since 2015.'
  const groups = [
    {
      start: 0,
      end: 36,
      employer: employer(text, 'Sabarmati Bank'),
      title: { ...thing(text, 'Manager'), kind: 'title' as const, weight: 1 },
      times: [{ ...time(text, 'since 2019', { from: '2019', to: '' }), current: true }],
      isHere: false,
    },
    {
      start: 48,
      end: 82,
      employer: employer(text, 'the same bank'),
      title: { ...thing(text, 'teller'), kind: 'title' as const, weight: 1 },
      times: [{ ...time(text, 'since 2015', { from: '2015', to: '' }), current: true }],
      isHere: false,
    },
  ]
  expect(completeJobs(groups, text)).toMatchObject([
    { employer: 'Sabarmati Bank', title: 'Manager', from: '2019', to: '', current: true },
    { employer: 'Sabarmati Bank', title: 'teller', from: '2015', to: '2019', current: false },
  ])
})

it('dates a role that somebody was raised to when the last one ended', () => {
  const text = 'Picker at Boxhaven 2016 to 2020, and then they made me team leader, that is what I am still.'
  const groups = [
    {
      start: 0,
      end: 31,
      employer: employer(text, 'Boxhaven'),
      title: { ...thing(text, 'Picker'), kind: 'title' as const, weight: 1 },
      times: [time(text, '2016 to 2020', { from: '2016', to: '2020' })],
      isHere: false,
    },
    {
      start: 55,
      end: 66,
      title: { ...thing(text, 'team leader'), kind: 'title' as const, weight: 1 },
      times: [],
      isHere: false,
    },
  ]
  expect(completeJobs(groups, text)).toMatchObject([
    { employer: 'Boxhaven', title: 'Picker', from: '2016', to: '2020' },
    { employer: 'Boxhaven', title: 'team leader', from: '2020', to: '', current: true },
  ])
})

it.each([
  ['Before this I worked summers, 2018 to 2020, as a cashier at a garden centre called Les Tilleuls.', 'Les Tilleuls'],
  ['Earlier, between 1988 and 1995, I was employed as agronomist by the cooperative Valle Serena.', 'Valle Serena'],
  [
    'I taught at the Ikeja School of Nursing from 2001 to 2014. Since 2014 I have been matron of the Stella of the Bay Hospice.',
    'Stella of the Bay Hospice',
  ],
  ['Toured with Southwind Live as monitor engineer from 2011 to May 2019, then stopped.', 'Southwind Live'],
])('finds who a job was for beside its title: %s', (text, name) => {
  const jobs = tellJobs(`I am Ada Wren. ${text}`).jobs
  expect(jobs.filter((job) => job.employer === name && job.from !== '')).toHaveLength(1)
})

it('gives an employer named alone the post and years that come after it', () => {
  const text = 'I did two years with Tyne Council before all that, refuse loader, 1992 to 1994.'
  const groups = [
    { start: 20, end: 32, employer: employer(text, 'Tyne Council'), times: [], isHere: false },
    {
      start: 51,
      end: 78,
      title: { ...thing(text, 'refuse loader'), kind: 'title' as const, weight: 1 },
      times: [time(text, '1992 to 1994', { from: '1992', to: '1994' })],
      isHere: false,
    },
  ]
  expect(completeJobs(groups, text)).toMatchObject([
    { employer: 'Tyne Council', title: 'refuse loader', from: '1992', to: '1994' },
  ])
})

it('begins a job with what somebody was before that', () => {
  const text =
    "I am a teacher, my name is Lena Hart. I've taught at Ridge Elementary in Salem since 2015, before that I was a substitute teacher at Lincoln School from 2012 to 2015."
  expect(tellJobs(text).jobs).toMatchObject([
    { employer: 'Ridge Elementary', from: '2015' },
    { employer: 'Lincoln School', title: 'substitute teacher', from: '2012', to: '2015' },
  ])
})
