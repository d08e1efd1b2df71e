import { expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { askForLink, askToChoose, askToTell } from './ask-to-tell.ts'

it.each([
  [
    "Email us a CV and a note and tell us what's growing in your garden. Must be entitled to work in NZ.",
    "They ask you to tell them what's growing in your garden. What would you say?",
  ],
  [
    "Send us a few lines about what you like to cook at home, and a resume if you've got one.",
    'They ask you to tell them what you like to cook at home. What would you say?',
  ],
  [
    'In your letter tell us about a time you explained something awkward to one of our customers.',
    'They ask you to tell them about a time you explained something awkward to one of their customers. What would you say?',
  ],
  [
    'Write to Sinéad and tell us about yourself and about something you cooked recently.',
    'They ask you to tell them about yourself and about something you cooked recently. What would you say?',
  ],
])('is put in the words of the posting: %s', (text, question) => {
  expect(askToTell({ text }).map((one) => one.text)).toEqual([question])
})

it.each([
  'If you need an adjustment please let us know how we can help you.',
  'Tell us why you would like to work here.',
  'We will tell you what happens next.',
])('is nothing that is said to everybody: %s', (text) => {
  expect(askToTell({ text })).toEqual([])
})

it('puts a choice that they want to know, and not the post itself', () => {
  expect(askToChoose({ text: 'Drivers wanted.\n- Specify which depot and days or nights.' })[0]?.text).toBe(
    'They ask you to say which depot and days or nights. What’s your answer?',
  )
  expect(askToChoose({ text: 'Specify which position you are applying for.' })).toEqual([])
})

it('asks for the page they want to see where the resume gives none', () => {
  const posting = { text: 'Please send us your Github profile and two references.' }
  const resume = emptyResume('r')
  expect(askForLink(posting, resume)[0]?.text).toMatch(/^They ask for your GitHub profile/)
  const links = [{ id: 'l', label: 'GitHub', url: 'https://github.example/ann' }]
  expect(askForLink(posting, { personalInfo: { ...resume.personalInfo, links } })).toEqual([])
  expect(askForLink({ text: 'A portfolio of 40 clients.' }, resume)).toEqual([])
})
