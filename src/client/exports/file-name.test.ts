import { describe, expect, it } from 'vitest'
import { emptyLetter } from '#engine/letter/letter.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { letterFileName, resumeFileName } from './file-name.ts'

function resumeOf(firstName: string, lastName: string, arrangement: Resume['arrangement'] = {}): Resume {
  const blank = emptyResume('r')
  return { ...blank, arrangement, personalInfo: { ...blank.personalInfo, firstName, lastName } }
}

const letter = emptyLetter('l')
const letterOf = (name: string) => ({ ...letter, sender: { ...letter.sender, name } })

describe('the name of a file', () => {
  it('says whose it is and what it is', () => {
    expect(resumeFileName(resumeOf('Mia', 'Reyes'), 'pdf')).toBe('Mia Reyes – Resume.pdf')
    expect(letterFileName(letterOf('Mia Reyes'), 'pdf')).toBe('Mia Reyes – Cover letter.pdf')
    expect(letterFileName(letterOf('Mia Reyes'), 'docx')).toBe('Mia Reyes – Cover letter.docx')
  })

  it('says so in the language of the document', () => {
    expect(resumeFileName(resumeOf('Jürgen', 'Groß', { language: 'de' }), 'pdf')).toBe('Jürgen Groß – Lebenslauf.pdf')
  })

  it('is the usual one where it is fixed, or nobody is named', () => {
    expect(resumeFileName(resumeOf('Mia', 'Reyes'), 'docx')).toBe('resume.docx')
    expect(letterFileName(letterOf('Mia Reyes'), 'html')).toBe('cover-letter.html')
    expect(resumeFileName(resumeOf('', ''), 'pdf')).toBe('resume.pdf')
    expect(letterFileName(letterOf(' '), 'txt')).toBe('cover-letter.txt')
  })

  it('leaves out what a disk would refuse', () => {
    expect(resumeFileName(resumeOf('Mia "Mo"', 'Reyes/Ortiz'), 'pdf')).toBe('Mia Mo Reyes Ortiz – Resume.pdf')
  })
})
