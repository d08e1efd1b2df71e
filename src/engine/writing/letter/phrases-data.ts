// The sentences a letter is framed with. Slots stand in braces; a sentence whose slot is empty is not used.
import type { Tone } from './letter.ts'

type ByTone = Readonly<Record<Tone, readonly string[]>>

export const openings: ByTone = {
  plain: [
    'I am applying for the {title} position{atCompany}.',
    'Please consider me for the {title} position{atCompany}.',
    'I would like to be considered for the {title} position{atCompany}.',
    'This is my application for the {title} position{atCompany}.',
    'I would like to apply for the {title} position{atCompany}.',
  ],
  warm: [
    'I was glad to see your posting for {aTitle}{atCompany}.',
    'I read your posting for {aTitle} with real interest.',
    'Your posting for {aTitle} made me want to write to you.',
    'I am happy to apply for the {title} position{atCompany}.',
  ],
  formal: [
    'I wish to apply for the position of {title}{atCompany}.',
    'Please accept this letter as my application for the position of {title}{atCompany}.',
    'I should like to apply for the position of {title}{atCompany}.',
    'With this letter I apply for the position of {title}{atCompany}.',
  ],
}

/** Who the person is. */
export const introductions: readonly string[] = [
  'I have worked as {aRole} for {years} years, {since}.',
  'My background is {years} years as {aRole}, {since}.',
  'For {years} years I have worked as {aRole}, {since}.',
]

export const shortIntroductions = {
  current: ['I work as {aRole} {atEmployer}.', 'At present I am {aRole} {atEmployer}.'],
  past: ['I most recently worked as {aRole} {atEmployer}.', 'My last job was as {aRole} {atEmployer}.'],
} as const

export const asksForThing: readonly string[] = [
  'You ask for {quote}.',
  'The posting asks for {quote}.',
  'One thing you are looking for is {quote}.',
  'Your posting names {quote}.',
  'Among the things you list is {quote}.',
]

export const asksForDoing: readonly string[] = [
  'You need someone to {quote}.',
  'The job calls for someone to {quote}.',
  'You are looking for someone to {quote}.',
  'Part of the job is to {quote}.',
]

export const alsoAsksForThing: readonly string[] = [
  'You also ask for {quote}.',
  'The posting also names {quote}.',
  'You also list {quote}.',
]
export const alsoAsksForDoing: readonly string[] = [
  'You also need someone to {quote}.',
  'The job is also to {quote}.',
  'Another part of the job is to {quote}.',
]

/** The first sentence of a job; later ones of the same job do not name it again. */
export const provesNow: readonly string[] = [
  'In my current job {atEmployer}, I {clause}.',
  '{AtEmployer}, I {clause}.',
  'As {aRole} {atEmployer}, I {clause}.',
]
export const provesNowToo: readonly string[] = [
  '{AtEmployer}, I {clause}.',
  'As {aRole} {atEmployer}, I {clause}.',
  'I also work {atEmployer}, where I {clause}.',
]
export const provesThen: readonly string[] = [
  '{AtEmployer}, I {clause}.',
  'As {aRole} {atEmployer}, I {clause}.',
  'During my time {atEmployer}, I {clause}.',
]
export const provesEarlier: readonly string[] = [
  'Before that, {atEmployer}, I {clause}.',
  'Earlier, as {aRole} {atEmployer}, I {clause}.',
  'In an earlier job, {atEmployer}, I {clause}.',
]
export const provesMore: readonly string[] = [
  'I also {clause}.',
  'There I also {clause}.',
  'In the same job I {clause}.',
  'While I was there, I {clause}.',
  'As part of that job, I {clause}.',
]
export const provesMoreNow: readonly string[] = [
  'I also {clause}.',
  'In the same job I {clause}.',
  'Besides that, I {clause}.',
  'As part of the job, I {clause}.',
]

export const includesThen: readonly string[] = ['My work there also included {gerund}.']
export const includesNow: readonly string[] = ['My work there also includes {gerund}.']

export const holdsLicence: readonly string[] = ['I hold {licences}.', 'I have {licences}.']
export const hasSkills: readonly string[] = [
  'Of the skills you list, I have {skills}.',
  'From your list, I also know {skills}.',
]
export const usesTools: readonly string[] = [
  'I also work with {skills}, which your posting names.',
  'Of the tools you name, I use {skills}.',
]
export const speaks: readonly string[] = ['I speak {languages}.']
export const knowsDuties: readonly string[] = [
  'Much of the rest of the posting, such as {duties}, is work I have done.',
  'Other parts of the job, such as {duties}, are also work I know.',
]

export const closings: ByTone = {
  plain: [
    'I would welcome the chance to talk about the job and answer your questions.',
    'I would be glad to talk about the position and to answer any questions.',
    'I am happy to answer questions and would like to hear more about the job.',
  ],
  warm: [
    'I would be very happy to meet, hear more about the job and tell you more about any of this.',
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
