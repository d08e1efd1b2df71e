// The job and the employer, as the posting names them.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    'I am applying for the {title} position at {company}.',
    'Please consider me for the {title} position at {company}.',
    'I would like to be considered for the {title} position at {company}.',
    'Please accept my application for the {title} position at {company}.',
    'I am applying for the {title} position.',
    'Please consider me for the {title} position.',
    'I am applying for a position at {company}.',
    'Please accept my application.',
  ],
  warm: [
    'I was glad to find your opening for {aTitle} at {company}, and I hope you will consider me.',
    'Your opening for {aTitle} at {company} caught my eye, and I would like to apply.',
    'I was happy to see that {company} is looking for {aTitle}, and I would like to apply.',
    'I was glad to find your opening for {aTitle}, and I hope you will consider me.',
    'I hope you will consider me for a position at {company}.',
    'I hope you will consider me for your opening.',
  ],
  formal: [
    'I am writing to apply for the position of {title} with {company}.',
    'I wish to apply for the position of {title} with {company}.',
    'I would like to apply for the position of {title} with {company}.',
    'I am writing to apply for the position of {title}.',
    'I am writing to apply for a position with {company}.',
    'Please accept this letter as my application.',
  ],
} satisfies Frame
