import { describe, expect, it } from 'vitest'
import type { RequirementKind } from '../posting/posting.ts'
import { askFor } from './ask-for.ts'

const asked = (kind: RequirementKind | undefined, quote: string) => askFor({ quote, kind })

describe('a question about a need', () => {
  it.each([
    ['skill', 'Optomate', 'Have you used Optomate, or something like it?'],
    ['skill', 'excellent Excel', 'Have you used Excel, or something like it?'],
    ['skill', 'Proficiency in SPSS or R', 'Have you used SPSS or R?'],
    ['skill', 'Any legal case management software', 'Have you used any legal case management software?'],
    ['licence', 'Full UK driving licence', 'Do you hold a full UK driving licence?'],
    ['experience', 'Machining of titanium and Inconel', 'Do you have experience machining titanium and Inconel?'],
    ['experience', 'Construction industry', 'Do you have experience in the construction industry?'],
    ['experience', 'Skill in keyboarding 45 net wpm', 'Do you type 45 net wpm or more?'],
    ['licence', 'Graduate of an accredited nursing program', 'Are you a graduate of an accredited nursing program?'],
    ['licence', 'PHR/SHRM-CP', 'Do you hold PHR or SHRM-CP?'],
    [undefined, 'Process credit applications, lien waivers', 'Have you processed credit applications or lien waivers?'],
    [
      undefined,
      'Perform EKG, injections and point of care testing',
      'Have you performed EKG, injections and point of care testing?',
    ],
    ['skill', 'Empower 3 preferable', 'Have you used Empower 3, or something like it?'],
    [undefined, 'Subcontract tracking', 'Do you have experience with subcontract tracking?'],
    ['skill', 'lien law', 'Do you have experience with lien law?'],
    ['skill', 'Reasonable computer skills (Excel)', 'Do you have reasonable computer skills (Excel)?'],
    ['licence', 'Gas Safe registered', 'Are you Gas Safe registered?'],
    [
      'licence',
      'ServSafe Manager certification or willing to get it',
      'Do you hold ServSafe Manager certification, or are you ready to get it?',
    ],
    ['licence', 'a portfolio of printed work', 'Do you have a portfolio of printed work?'],
    ['licence', 'Qualified solicitor', 'Are you a qualified solicitor?'],
    ['licence', 'ASME Section IX papers', 'Do you hold ASME Section IX papers?'],
    ['degree', 'degree in chemistry or a related subject', 'Do you have a degree in chemistry or a related subject?'],
    ['years', 'At least 2 years in a domestic setting', 'Do you have at least 2 years in a domestic setting?'],
    ['experience', 'Experience of HIQA inspections', 'Do you have experience of HIQA inspections?'],
    ['experience', 'Hands-on HPLC experience', 'Do you have hands-on HPLC experience?'],
    ['experience', 'method validation experience', 'Do you have method validation experience?'],
    ['experience', 'brought on an apprentice before', 'Have you brought on an apprentice before?'],
    ['experience', 'Able to write ladder logic', 'Have you written ladder logic?'],
    ['experience', 'Extensive knowledge of crop rotation', 'Do you have knowledge of crop rotation?'],
    ['experience', 'In-depth knowledge of Python and Excel', 'Have you worked with Python and Excel?'],
    ['experience', 'competence in reading tide tables', 'Do you have experience reading tide tables?'],
    ['years', '3 -6 years of bench work', 'Do you have 3-6 years of bench work?'],
    ['experience', 'pricing small extras on the spot', 'Do you have experience pricing small extras on the spot?'],
    ['language', 'Arabic or French', 'Do you speak Arabic or French?'],
    ['physical', 'own reliable transport', 'Do you have your own reliable transport?'],
    [undefined, 'Order chemicals and check them in', 'Have you ordered chemicals and checked them in?'],
    [undefined, 'Keeping the litigation calendar', 'Do you have experience keeping the litigation calendar?'],
  ] as const)('of kind %s fits “%s”', (kind, quote, question) => {
    expect(asked(kind, quote)).toBe(question)
  })

  it('is not asked where none is surely English', () => {
    expect(asked(undefined, 'plan our content around campaigns and seasons')).toBeUndefined()
    expect(asked('licence', 'clean-ish')).toBeUndefined()
    expect(asked('skill', 'friendly, clear communicator, takes charge')).toBeUndefined()
    expect(asked('skill', 'Safety and Hygiene')).toBeUndefined()
    expect(asked(undefined, 'such other work as the Trustees may direct')).toBeUndefined()
  })

  it.each([
    ['trait', 'calm when people aren’t'],
    ['physical', 'repetitive hand motion'],
    ['experience', 'lift heavy crates'],
    ['experience', 'prolonged standing'],
    ['experience', 'a growth mindset'],
    ['experience', 'multi-task in a busy shop'],
    ['experience', 'problem solving skills'],
    ['experience', 'handling multiple urgent tasks'],
    ['degree', '3 years or a diploma in horticulture'],
    ['licence', 'enhanced DBS check'],
    ['experience', 'confidentiality is critical'],
    ['language', 'Good spoken and written English'],
    ['experience', 'GMP knowledge, PMP, experience with fast lines, serialization'],
    ['experience', 'deal tactfully with persons under stress'],
  ] as const)('is not asked about a %s such as “%s”', (kind, quote) => {
    expect(asked(kind, quote)).toBeUndefined()
  })
})
