import { describe, expect, it } from 'vitest'
import { findNames } from './find-names.ts'

const said = (text: string) => {
  const { title, company, reader, reference } = findNames(text)
  return { title: title?.text, company: company?.text, reader, reference }
}

describe('the names of a posting', () => {
  it('are title and employer, wherever they stand', () => {
    expect(said('Night Porter\nThe Alder Hotel\nLeeds\n\nWe are looking for a night porter.')).toMatchObject({
      title: 'Night Porter',
      company: 'The Alder Hotel',
    })
    expect(
      said(
        'Home > Jobs > Kitchen\nSave Share\nAbout us\nMarlow & Finch is a family bakery in Cork.\nWe need a Pastry Chef.',
      ),
    ).toMatchObject({ title: 'Pastry Chef', company: 'Marlow & Finch' })
  })

  it('are sure where several mentions say what none says alone', () => {
    const text = [
      'Customer Onboarding Specialist',
      'PermitPath · Columbus, OH (Hybrid, Tue–Thu in office) · $62,000–$70,000 · Posted 3 days ago',
      '',
      'About PermitPath',
      "City halls run on paper. We think that's silly. PermitPath is cloud software that helps local governments issue building permits.",
      '',
      'PermitPath is an Equal Opportunity Employer.',
    ].join('\n')
    expect(said(text).company).toBe('PermitPath')
  })

  it('are whole where a hyphen parts them, and nobody the new hand looks after', () => {
    expect(said('Town Clerk\nLlanfair-y-Bryn Town Council\n\nThe council needs a clerk.').company).toBe(
      'Llanfair-y-Bryn Town Council',
    )
    const text =
      'We grow houseplants near Colchester and need somebody to run the glasshouse.\nThere are two part-timers and a Saturday student to organise.'
    expect(said(text).title).not.toBe('Saturday Student')
  })

  it('are written as names are, not shouted', () => {
    expect(said('WAREHOUSE OPERATIVE\nBRIGHTSIDE LOGISTICS\nFull time, Derby').title).toBe('Warehouse Operative')
  })

  it.each([
    ['WELDERS x 3', 'Welder'],
    ['MILK TANKER DRIVERS', 'Milk Tanker Driver'],
    ['Head of Volunteers', 'Head of Volunteers'],
  ])('are of one post, however many are wanted: %s', (title, said) => {
    const text = `${title}\nHarrow Steel is hiring. You will work days at our yard and report to the foreman.`
    expect(findNames(text).title?.text).toBe(said)
  })

  it('never take an agency for the employer it hides', () => {
    const text =
      'Payroll Officer\nKestrel Recruitment is recruiting on behalf of our client, a growing manufacturer in Bath.\nSend your CV to Kestrel Recruitment.'
    expect(said(text).company).toBeUndefined()
  })

  it('greet whoever the letter goes to, by the name that a greeting has', () => {
    const text = 'Clerk\nHarbor Supply\nPlease send your resume to Ms. Dana Whitlock, office manager, by Friday.'
    expect(said(text).reader).toBe('Ms Whitlock')
    expect(said('Clerk\nHarbor Supply\nYou will report to the office manager.').reader).toBeUndefined()
    const german = 'HR Specialist\nLichtwerk GmbH\nPlease send your documents to Frau Dr. Henrike Osterwald.'
    expect(said(german).reader).toBe('Dr Osterwald')
    const warning = 'Analyst\nHarrow Finserv\nBeware of fraud: Harrow Finserv Pvt. Ltd. never asks for money.'
    expect(said(warning).reader).toBeUndefined()
  })

  it('greet whoever is asked for by a first name, or holds the post that letters go to', () => {
    const notice = (last: string) => `Pressure Welder\nRidley Process Piping\n\nWeld stainless pipe.\n${last}`
    expect(said(notice('Send resume to the shop, attn: Gord.')).reader).toBe('Gord')
    expect(said(notice('Ring Trev in the office between 7 and 3.')).reader).toBe('Trev')
    expect(said(notice('My name is Glenn and I own the place.')).reader).toBe('Glenn')
    expect(said(notice('Pop in with a CV and ask for Jo.')).reader).toBe('Jo')
    expect(said(notice('CV and cover letter to the Director of Nursing.')).reader).toBe('Director of Nursing')
    expect(said(notice('Send your CV to the HR Department.')).reader).toBeUndefined()
    expect(said(notice('You send weekly reports to the Director of Nursing.')).reader).toBeUndefined()
  })

  it('are in full where the posting also says them in short', () => {
    const text =
      'Senior Payroll Specialist\nHamilton | Full time\n\nAbout us\nFor 60 years Fernhill Dairy Services has kept milking sheds running.\nFernhill is an equal opportunity employer.'
    expect(said(text).company).toBe('Fernhill Dairy Services')
  })

  it('are an employer the first line puts beside the title', () => {
    const text = "Senior Data Analyst at Kettlebright\nRemote\n\nWhat's Kettlebright?\nSoftware for restaurants."
    expect(said(text).company).toBe('Kettlebright')
  })

  it('keep the letters of an abbreviation', () => {
    expect(said('HGV DRIVER\nHARTGATE SUPPLIES\n\nWe need a driver for local work.').title).toBe('HGV Driver')
  })

  it('take no date and no telephone number for a reference', () => {
    expect(said('Clerk (Ref 77120)\nHarbor Supply').reference).toBe('77120')
    expect(said('Clerk\nHarbor Supply\nRef: 555-013-2299').reference).toBeUndefined()
  })

  it('are an employer from its first word', () => {
    const { company } = said(
      'PATIENT COORDINATOR | Signal Hill Eye & Laser Centre | Gardens, Cape Town\n\nWho are we?\nA private ophthalmology practice with four surgeons.',
    )
    expect(company).toBe('Signal Hill Eye & Laser Centre')
  })

  it('are a title that opens the text, though nothing else tells', () => {
    expect(said('WELDER WANTED - START ASAP - HARTLEPOOL\nBring your own mask.').title).toBe('Welder')
    expect(said('Hi all, please share!\nWe need a hand on Saturdays.').title).toBeUndefined()
  })

  it('are the job that is offered, not one that somebody has there', () => {
    const kitchen =
      'We are looking for a Sous Chef for Tullymore House.\n\nThe kitchen is small: our head chef, yourself and a kitchen porter.'
    expect(said(kitchen).title).toBe('Sous Chef')
    const plants =
      'Plant Manager (the leafy kind!)\n\nGreenacre Garden Centre, Cambridge\n\nAfter eleven years our plant manager Trish is leaving.'
    expect(said(plants).title).toMatch(/^Plant Manager(?! Trish)/)
  })

  it('stop where their sentence does', () => {
    const text =
      'Chemist II\nWe serve clients across the Great Lakes. With 240 employees in four states, we are growing.'
    expect(said(text).company ?? '').not.toContain('With')
  })

  it('are none where nothing is named', () => {
    expect(said('')).toEqual({ title: undefined, company: undefined, reader: undefined, reference: undefined })
  })
})
