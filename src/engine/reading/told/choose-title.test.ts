import { expect, it } from 'vitest'
import { tellJobs } from './tell-jobs.ts'

it.each([
  [
    'My name is Ana Lima. I am a head chef at Casa Olmo since 2019. Before that I was a line cook at Bar Norte from 2014 to 2019.',
    'head chef',
  ],
  [
    'Name: Hugo Lind\nOccupation: Forester\n\nTimber Nord, Crew Leader, 2018-2020\nSkog AB, Trainee, 2012-2018',
    'Forester',
  ],
  [
    'From 2010 to 2015 I was a dispatcher at Swift Cabs. I am now a paramedic at City Ambulance. Regards, Idris Cole',
    'paramedic',
  ],
])('says what the person is, not what they were: %j', (text, title) => {
  expect(tellJobs(text).title?.text).toBe(title)
})

it.each([
  "Hello. I am Petra Lunde. In Norway I was a school librarian, Fjell Skole, from 2005 to 2014. In Scotland I work since 2015 as a cleaner in Quay Offices. I'd like to be a library assistant.",
  'My name is Sam Odell, barista at Cove Coffee since 2019. I hope to become a pastry chef one day.',
])('takes nobody for what they long to become: %j', (text) => {
  expect(tellJobs(text).title?.text).not.toMatch(/library assistant|pastry chef/)
})
