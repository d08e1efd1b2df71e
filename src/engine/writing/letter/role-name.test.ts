import { describe, expect, it } from 'vitest'
import {
  atEmployer,
  isNoEmployer,
  roleName,
  shortCompany,
  targetCompany,
  targetTitle,
  writtenTitle,
} from './role-name.ts'

describe('names in a letter', () => {
  it('leave the town and the form of business out of an employer', () => {
    expect(targetCompany('Brandt & Hale Steel, Perrysburg')).toBe('Brandt & Hale Steel')
    expect(targetCompany('Brandt & Hale, LLC')).toBe('Brandt & Hale')
    // A full stop in the middle of a sentence is two sentences to whoever counts them.
    expect(targetCompany('Brandt Joinery Ltd.')).toBe('Brandt Joinery')
  })

  it('call an employer as people do', () => {
    expect(shortCompany('PetSmart, Inc.')).toBe('PetSmart')
    expect(shortCompany('Acme Corp')).toBe('Acme Corp')
    expect(shortCompany('HARROW VALLEY FREIGHT')).toBe('Harrow Valley Freight')
    expect(shortCompany('HARROW NHS TRUST')).toBe('Harrow NHS Trust')
    expect(shortCompany('IKEA')).toBe('IKEA')
    expect(shortCompany('Nilgiri Castings Private Limited')).toBe('Nilgiri Castings')
    expect(atEmployer('United States Navy')).toBe('in the United States Navy')
  })

  it('are none where somebody left the form as it came', () => {
    expect(isNoEmployer('Company Name')).toBe(true)
    expect(isNoEmployer('The Name Company')).toBe(false)
  })

  it('say no article before a council, and none of what a firm was called before', () => {
    expect(atEmployer('Wyrebeck District Council')).toBe('at Wyrebeck District Council')
    expect(targetCompany('Novitex Enterprise Solutions, formerly Pitney Bowes')).toBe('Novitex Enterprise Solutions')
  })

  it('leave whom they want out of what the job is called', () => {
    expect(targetTitle('Experienced Commercial HVAC/R Technician')).toBe('Commercial HVAC/R Technician')
  })

  it('leave the hours out of a post, and nothing else that is in brackets', () => {
    expect(writtenTitle('Ward Clerk (30 hours per week)')).toBe('Ward Clerk')
    expect(writtenTitle('Ward Clerk (part-time, nights)')).toBe('Ward Clerk')
    expect(writtenTitle('Ward Clerk (Maternity)')).toBe('Ward Clerk, Maternity')
  })

  it('read two titles with a slash between', () => {
    expect(roleName('Forklift Operator / Dock Clerk')).toBe('forklift operator and dock clerk')
    expect(roleName('CAD/CAM Technician')).toBe('CAD-CAM technician')
  })
})
