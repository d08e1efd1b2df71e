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
