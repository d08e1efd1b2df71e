import { expect, it } from 'vitest'
import { askToTell } from './ask-to-tell.ts'

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
