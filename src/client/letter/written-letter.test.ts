import { describe, expect, it } from 'vitest'
import { newLetter } from '#client/drafts/new-document.ts'
import { emptyLetter } from '#engine/letter/letter.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { designLikeResume } from './design-like-resume.ts'
import { countWords, otherEmployer, type WrittenLetter, withWritten } from './written-letter.ts'

const blank = emptyResume('r1')
const dana = { ...blank, personalInfo: { ...blank.personalInfo, firstName: 'Dana', lastName: 'Whitfield' } }

function written(company: string, changes: Partial<WrittenLetter> = {}): WrittenLetter {
  const fit = { title: 'Nurse', company, words: '', mustHave: [], niceToHave: [], duties: [] }
  return {
    answer: { letter: `Dear Hiring Manager,\n\nI like ${company}.`, fit, resume: dana },
    source: { text: 'Dana Whitfield, nurse' },
    job: `Nurse at ${company}`,
    now: '2026-11-15T08:00:00.000Z',
    ...changes,
  }
}

const fresh = newLetter({ id: 'l1', now: '2026-11-15T08:00:00.000Z' })

describe('a letter that was written', () => {
  it('fills head, date and recipient of a new one', () => {
    expect(withWritten(fresh, written('Harbor Health')).letter).toMatchObject({
      sender: { name: 'Dana Whitfield' },
      recipient: { company: 'Harbor Health' },
      date: 'November 15, 2026',
      posting: { title: 'Nurse', company: 'Harbor Health' },
    })
  })

  it('looks like the resume it goes with, until the person chooses a look for it', () => {
    const origin = { id: 'r1', title: '', templateId: 7, style: {} }
    const look = {
      fontFamily: 'Lato',
      primaryColor: '#123456',
      textColor: '#222222',
      backgroundColor: '#ffffff',
      pageSize: 'a4',
    } as const
    const changes = { source: { text: 'Dana Whitfield, nurse', origin }, look }
    const like = withWritten(fresh, written('Harbor Health', changes))
    expect(like).toMatchObject({
      templateId: 7,
      design: { fontFamily: 'Calibri', headingColor: '#123456', pageSize: 'a4' },
    })
    const chosen = { ...fresh, design: { ...fresh.design, fontFamily: 'Georgia' as const } }
    const other = { ...look, primaryColor: '#654321' }
    expect(designLikeResume(like.design, other, look).headingColor).toBe('#654321')
    expect(designLikeResume(chosen.design, other, look)).toBe(chosen.design)
    expect(withWritten(chosen, written('Harbor Health', changes)).design).toEqual({ ...chosen.design, pageSize: 'a4' })
  })

  it('has the date and paper of the person’s country, and keeps what was chosen', () => {
    const abroad = { ...dana, personalInfo: { ...dana.personalInfo, phone: '07700 900417' } }
    const answer = { ...written('Harbor Health').answer, resume: abroad }
    expect(withWritten(fresh, written('Harbor Health', { answer }))).toMatchObject({
      letter: { date: '15 November 2026' },
      design: { pageSize: 'a4' },
    })
    const chosen = { ...fresh, design: { ...fresh.design, pageSize: 'letter' as const } }
    expect(withWritten(chosen, written('Harbor Health', { answer })).design.pageSize).toBe('letter')
    expect(withWritten(fresh, written('Harbor Health')).design.pageSize).toBeUndefined()
  })

  it('goes to the new employer when it is written for another job', () => {
    const first = withWritten(fresh, written('Harbor Health'))
    expect(withWritten(first, written('Lakeside Clinic')).letter.recipient.company).toBe('Lakeside Clinic')
  })

  it('keeps what the person put into the head by hand', () => {
    const first = withWritten(fresh, written('Harbor Health'))
    const edited = {
      ...first,
      letter: {
        ...first.letter,
        sender: { ...first.letter.sender, phone: '555' },
        recipient: { name: 'Ms. Reyes', company: 'Harbor Health Group', address: '' },
        date: 'Monday',
      },
    }
    expect(withWritten(edited, written('Harbor Health')).letter).toMatchObject({
      sender: { phone: '555' },
      recipient: { name: 'Ms. Reyes', company: 'Harbor Health Group' },
      date: 'Monday',
    })
  })

  it('takes the head of another person with their details', () => {
    const other = { ...fresh, letter: { ...fresh.letter, sender: { ...fresh.letter.sender, name: 'Sample Person' } } }
    expect(withWritten(other, written('Harbor Health')).letter.sender.name).toBe('Dana Whitfield')
  })

  it('wears the template of the resume it is written from, once', () => {
    const origin = { id: 'd1', title: 'Mine', templateId: 7, style: {} }
    const source = { text: 'Dana Whitfield', origin }
    const first = withWritten(fresh, written('Harbor Health', { source }))
    expect(first).toMatchObject({ templateId: 7, letter: { resumeId: 'd1' } })
    const restyled = { ...first, templateId: 3 }
    expect(withWritten(restyled, written('Harbor Health', { source })).templateId).toBe(3)
  })
})

describe('the employer of the letter', () => {
  const letter = (company: string, recipient: string, body: string) => ({
    ...emptyLetter('l1'),
    posting: { title: '', company, details: '' },
    recipient: { name: '', company: recipient, address: '' },
    body,
  })

  it('is right where letter or address name the job’s', () => {
    expect(otherEmployer(letter('Harbor Health', 'HARBOR HEALTH', 'Dear all,'))).toBeUndefined()
    expect(otherEmployer(letter('Harbor Health', '', 'I like Harbor Health.'))).toBeUndefined()
    expect(otherEmployer(letter('', 'Anybody', 'Dear all,'))).toBeUndefined()
  })

  it('is named as wrong where they name another', () => {
    expect(otherEmployer(letter('Harbor Health', 'Lakeside', 'I like Lakeside.'))).toContain('Lakeside')
    expect(otherEmployer(letter('Harbor Health', '', 'Dear all,'))).toContain('doesn’t mention Harbor Health')
  })
})

it('counts words however they are spaced', () => {
  expect(countWords('')).toBe(0)
  expect(countWords(' Dear  all,\n\nhello ')).toBe(3)
})
