import { describe, expect, it } from 'vitest'
import { atEmployer, roleName, shortCompany, targetCompany, targetTitle } from './role-name.ts'

describe('names in a letter', () => {
  it('leave the town out of an employer, and its form of business in', () => {
    expect(targetCompany('Brandt & Hale Steel, Perrysburg')).toBe('Brandt & Hale Steel')
    expect(targetCompany('Brandt & Hale, LLC')).toBe('Brandt & Hale, LLC')
  })

  it('call an employer as people do', () => {
    expect(shortCompany('PetSmart, Inc.')).toBe('PetSmart')
    expect(shortCompany('Acme Corp')).toBe('Acme Corp')
    expect(shortCompany('Nilgiri Castings Private Limited')).toBe('Nilgiri Castings')
    expect(atEmployer('United States Navy')).toBe('in the United States Navy')
  })

  it('leave whom they want out of what the job is called', () => {
    expect(targetTitle('Experienced Commercial HVAC/R Technician')).toBe('Commercial HVAC/R Technician')
  })

  it('read two titles with a slash between', () => {
    expect(roleName('Forklift Operator / Dock Clerk')).toBe('forklift operator and dock clerk')
  })
})
