import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import { isOtherLanguage } from './is-other-language.ts'
import { ownResume } from './own-resume.ts'
import { readingNotice } from './reading-notice.ts'
import { draftLetter } from './write-letter.ts'

describe('a posting in another language', () => {
  it.each([
    'Pflegefachkraft in München. Wir suchen für unser Haus eine Pflegefachkraft mit Erfahrung und Freude.',
    'Infirmier à Lyon. Nous cherchons une personne avec trois ans dans le soin et vous aimez le travail.',
    'Enfermera en Madrid. Buscamos una persona con experiencia para el turno de noche y los fines de semana.',
    '注册护士 - 北京协和医院 要求：五年以上护理经验，熟悉伤口护理，良好的沟通能力，能够倒班工作，有执业证书',
  ])('is known: %s', (text) => expect(isOtherLanguage(text)).toBe(true))

  it.each([
    'Night Nurse at Mercy Hospital. We are looking for a nurse with experience.',
    'React, Node, TypeScript, AWS, Docker',
    'Chef de partie, Le Bernardin. You run the pass on the night shift and train the team.',
    'Bilingual (English and Spanish) case worker. Conocimiento de la comunidad is a plus. You will work with families and the schools.',
    '',
  ])('is not seen in %j', (text) => expect(isOtherLanguage(text)).toBe(false))
})

describe('what the person is told of how they were read', () => {
  it('is nothing where all is well', () => {
    expect(readingNotice({ resume: templates.professional.sample, posting: 'A job for you and us' })).toBeUndefined()
  })

  it('names a posting that cannot be read and a resume without a job', () => {
    const notice = readingNotice({
      resume: emptyResume('r'),
      posting: 'Wir suchen für das Haus eine Kraft mit Herz und Hand',
    })
    expect(notice).toMatch(/doesn’t seem to be in English.*couldn’t find any jobs/)
  })
})

describe('a few lines of prose instead of a resume', () => {
  it('are no name', () => {
    const text =
      'I worked five years as a cashier at Kroger in Detroit. Before that I helped my uncle. I speak Spanish.'
    const { personalInfo, experiences } = ownResume({ resumeData: text })
    expect(personalInfo).toMatchObject({ firstName: '', lastName: '' })
    expect(personalInfo.summary).toContain('Before that I helped my uncle.')
    expect(experiences).toMatchObject([{ company: 'Kroger', position: 'cashier' }])
  })

  it('F3: give the letter its name, title and employer', () => {
    const text = 'Jane Doe, data engineer. Six years at Acme Corp building Python pipelines.'
    const { answer } = draftLetter({
      wish: {
        resumeData: text,
        jobDetails: 'Data Engineer at Initech. You build data pipelines in Python and SQL.',
        tone: 'formal',
        seed: 1,
        today: '2026-01-15',
      },
      forModel: false,
    })
    const written = answer.letter
    expect(written).toContain('Jane Doe')
    expect(written).toMatch(/data engineer/i)
    expect(written).toContain('Acme Corp')
  })

  it('leave a long name alone', () => {
    const { personalInfo } = ownResume({ resumeData: 'María del Carmen Fernández de la Vega\nNurse\nm@example.com' })
    expect(`${personalInfo.firstName} ${personalInfo.lastName}`).toContain('Carmen')
  })
})
