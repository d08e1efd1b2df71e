// The sentences a letter is framed with. Slots stand in braces; a sentence whose slot is empty is not used.
import type { Tone } from './letter.ts'

type ByTone = Readonly<Record<Tone, readonly string[]>>

export const openings: ByTone = {
  plain: [
    'I am applying for the {title} position{atCompany}.',
    'Please consider me for the {title} position{atCompany}.',
    'I would like to be considered for the {title} position{atCompany}.',
    'Please accept my application for the {title} position{atCompany}.',
    'I would like to apply for the {title} position{atCompany}.',
  ],
  warm: [
    'I was glad to see your posting for {aTitle}{atCompany}.',
    'I read your posting for {aTitle}{atCompany} with real interest.',
    'Your posting for {aTitle} caught my attention, and I would like to apply.',
    'I am happy to apply for the {title} position{atCompany}.',
  ],
  formal: [
    'I wish to apply for the position of {title}{atCompany}.',
    'Please accept this letter as my application for the position of {title}{atCompany}.',
    'I should like to apply for the position of {title}{atCompany}.',
    'I am writing to apply for the position of {title}{atCompany}.',
  ],
}

/** Who the person is: in the same job until now, in one that has ended, in several of the kind. */
export const introductions = {
  stays: [
    'I have been {aRole} {atEmployer} for {years} years.',
    'I have worked as {aRole} {atEmployer} for {years} years.',
    'For {years} years I have worked as {aRole} {atEmployer}.',
    'I am {aRole} {atEmployer}, where I have worked since {start}.',
  ],
  ended: [
    'I worked as {aRole} {atEmployer} for {years} years.',
    'I spent {years} years as {aRole} {atEmployer}.',
    'For {years} years I was {aRole} {atEmployer}.',
    'From {start} to {end} I worked as {aRole} {atEmployer}.',
  ],
  several: [
    'I have {years} years of experience as {aRole}, most recently {atEmployer}.',
    'I have worked as {aRole} for {years} years, most recently {atEmployer}.',
  ],
  recent: ['I work as {aRole} {atEmployer}.', 'I am {aRole} {atEmployer}.'],
  last: ['I most recently worked as {aRole} {atEmployer}.', 'My last job was as {aRole} {atEmployer}.'],
} as const

/** From the person's job to the one they apply for, where lines of it answer several wishes. */
export const bridges = {
  current: [
    'Several parts of your posting are close to my work there.',
    'Much of the job you describe is close to what I do there.',
    'Several things you ask for are part of my work there.',
  ],
  past: [
    'Several parts of your posting are close to my work there.',
    'Much of the job you describe is close to what I did there.',
    'Several things you ask for were part of my work there.',
  ],
} as const

/** What the posting wants, before the sentence that answers it. */
export const asksForThing: readonly string[] = [
  'You ask for {quote}.',
  'The posting asks for {quote}.',
  'One thing you are looking for is {quote}.',
  'Your posting names {quote}.',
]

export const asksForDoing: readonly string[] = [
  'You need someone to {quote}.',
  'You are looking for someone to {quote}.',
  'Part of the job is to {quote}.',
  'The job involves {gerund}.',
  'You want someone who can {quote}.',
]

export const alsoAsksForThing: readonly string[] = ['You also ask for {quote}.', 'The posting also names {quote}.']
export const alsoAsksForDoing: readonly string[] = [
  'You also need someone to {quote}.',
  'The job also involves {gerund}.',
  'Another part of the job is to {quote}.',
]

/** The first sentence of a job; later ones of the same job do not name it again. */
export const provesThen: readonly string[] = [
  '{AtEmployer}, I {said}.',
  'As {aRole} {atEmployer}, I {said}.',
  'In my time {atEmployer}, I {said}.',
]
export const provesBeside: readonly string[] = [
  '{AtEmployer}, I {said}.',
  'As {aRole} {atEmployer}, I {said}.',
  'In my work {atEmployer}, I {said}.',
]
/** The job that the opening has named already. */
export const provesNamed = {
  current: ['In my current job, I {said}.', 'In this job, I {said}.', '{AtEmployer}, I {said}.'],
  past: ['In that job, I {said}.', 'In that role, I {said}.', '{AtEmployer}, I {said}.'],
} as const
/** The same, after a sentence about the posting. */
export const provesNamedTied = {
  current: ['In my current job, I {said}.', '{AtEmployer}, I {said}.'],
  past: ['{AtEmployer}, I {said}.', 'In my time {atEmployer}, I {said}.'],
} as const
/** An earlier job, where a sentence about the posting stands before it. */
export const provesEarlier: readonly string[] = [
  'In an earlier job, {atEmployer}, I {said}.',
  'Earlier, as {aRole} {atEmployer}, I {said}.',
]
/** The same, where the job before it does. */
export const provesBefore: readonly string[] = [
  'Before that, I was {aRole} {atEmployer}, where I {said}.',
  'Before that, {atEmployer}, I {said}.',
  'Earlier, as {aRole} {atEmployer}, I {said}.',
  'I worked before that as {aRole} {atEmployer}, where I {said}.',
  'In an earlier job, {atEmployer}, I {said}.',
]
/** A job whose employer nobody wrote down. */
export const provesNameless = {
  first: ['As {aRole}, I {said}.'],
  earlier: ['Earlier, as {aRole}, I {said}.', 'Before that, as {aRole}, I {said}.'],
} as const
/** The second sentence of a job, and those that follow it. */
export const provesMore: readonly string[] = ['I also {said}.', 'There I also {said}.', 'While there, I also {said}.']
export const provesMoreNow: readonly string[] = ['I also {said}.']
export const provesFurther: readonly string[] = ['In the same job, I {said}.', 'I {said}.', 'Beyond that, I {said}.']

/** Daily work in a row, in place of one more `I also`. */
export const includesThen: readonly string[] = ['My work there also included {doing}.']
export const includesNow: readonly string[] = ['My work also includes {doing}.']

export const holdsLicence: readonly string[] = ['I hold {licences}.', 'I have {licences}.']
export const holdsAskedLicence: readonly string[] = ['I hold {licences}.', 'I hold {licences}, as your posting asks.']
export const hasSkills: readonly string[] = [
  'My skills also include {skills}, which your posting names.',
  'My skills also include {skills}.',
]
export const usesTools: readonly string[] = [
  'I also work with {skills}, which your posting names.',
  'Of the tools you name, I also use {skills}.',
]
export const speaks: readonly string[] = ['I speak {languages}.']

export const closings: ByTone = {
  plain: [
    'I would welcome the chance to talk about the job and answer your questions.',
    'I would be glad to talk about the position and to answer any questions.',
    'I would like to hear more about the job and am happy to answer questions.',
  ],
  warm: [
    'I would be very happy to meet, hear more about the job and tell you more about my work.',
    'I would love the chance to talk, and to hear more about the people and the work.',
    'It would be a pleasure to meet and talk about the work.',
  ],
  formal: [
    'I would be pleased to discuss my application in an interview.',
    'I would welcome the opportunity to discuss the position in an interview.',
    'I am available for an interview and will gladly answer any questions.',
  ],
}

export const contacts: readonly string[] = ['You can reach me at {contact}.', 'The best way to reach me is {contact}.']

export const thanks: ByTone = {
  plain: ['Thank you for your time.', 'Thank you for reading my application.'],
  warm: ['Thank you for taking the time to read this.', 'Thank you very much for your time.'],
  formal: ['Thank you for your consideration.', 'Thank you for your time and consideration.'],
}

/** A warm letter greets the team by its name, where the posting gives one. */
export const teamGreeting = 'Dear {company} team,'
export const greetings: Readonly<Record<Tone, string>> = {
  plain: 'Dear Hiring Manager,',
  warm: 'Hello,',
  formal: 'Dear Hiring Manager,',
}
export const signatures: Readonly<Record<Tone, string>> = {
  plain: 'Sincerely,',
  warm: 'Kind regards,',
  formal: 'Yours sincerely,',
}
