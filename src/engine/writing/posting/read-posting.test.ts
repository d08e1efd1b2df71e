import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Labelled, readLabelled, scoreNeeds } from '../../../../tests/support/read-labelled.ts'
import { readPosting } from './read-posting.ts'

const files = ['plain', 'varied-1', 'varied-2']
const postings: Labelled[] = files.flatMap((name) =>
  readLabelled(readFileSync(join(import.meta.dirname, `fixtures/${name}.txt`), 'utf8')),
)
const read = postings.map((labelled) => ({ labelled, posting: readPosting(labelled.text) }))
const holds = (quote: string, words: string) => quote.toLowerCase().includes(words.toLowerCase())

describe('a posting', () => {
  it('comes in at least forty shapes', () => {
    expect(postings.length).toBeGreaterThanOrEqual(40)
  })

  it.each(read.map((one) => [one.labelled.title, one] as const))('names job and employer of %s', (_, one) => {
    expect(one.posting.title?.text ?? '').toBe(one.labelled.title)
    expect(one.posting.company?.text ?? '').toBe(one.labelled.company)
  })

  it('gives up what it asks for, must and nice told apart, and nothing else', () => {
    const { found, wanted, right, read: all, faults } = scoreNeeds(postings)
    expect(found / wanted, faults.join('\n')).toBeGreaterThanOrEqual(0.97)
    expect(right / all, faults.join('\n')).toBeGreaterThanOrEqual(0.97)
  })

  it.each(read.map((one) => [one.labelled.title, one] as const))('tells what there is to do as %s', (_, one) => {
    for (const { words } of one.labelled.duties)
      expect(
        one.posting.duties.some(({ quote }) => holds(quote, words)),
        words,
      ).toBe(true)
  })

  it('takes no standard that it asks for as its reference', () => {
    const { reference } = readPosting(
      'Service Technician\nRequirements\n- Knowledge of AS/NZS 3551\n- Certificate in electronics\nQuote reference ST-2281.',
    )
    expect(reference ?? '').not.toContain('3551')
  })

  it.each([
    'Training Coordinator\n\nThis is a confidential search; company name will be shared with qualified candidates following an initial screen.',
    'Training Coordinator\n\nInsurance or call center background is a big plus but the client will consider the right personality.',
    'Engineering Technician\n\nEssential Duties\nAnswers public inquiries. May be assigned as winter operations radio dispatcher during storm events.',
  ])('asks nobody for what the employer does or what only may come: %s', (text) => {
    const { mustHave, niceToHave, duties } = readPosting(text)
    const quotes = [...mustHave, ...niceToHave, ...duties].map(({ quote }) => quote).join('\n')
    expect(quotes).not.toMatch(/shared with|personality|dispatcher/)
  })

  it('would like what the employer weighs', () => {
    const { mustHave, niceToHave } = readPosting(
      'Caseworker\n\nShortlisting criteria\nShould it be necessary to shortlist, the panel will consider experience of handling Freedom of Information or subject access requests.',
    )
    expect(niceToHave.map(({ quote }) => quote)).toEqual([
      'experience of handling Freedom of Information or subject access requests',
    ])
    expect(mustHave).toEqual([])
  })

  it('asks for nothing that it offers', () => {
    const { mustHave, niceToHave, duties } = readPosting(
      'Payroll Officer\n\nWhat you bring\n• Excel\n• Experience of the Holidays Act\n\nWhat’s in it for you\n• Southern Cross health insurance\n• Discounted tools, gumboots and merino\n\nMoney & stuff\n$95,000. Health & dental day one. RRSP match 4%.',
    )
    expect([...mustHave, ...niceToHave, ...duties].map(({ quote }) => quote).join()).not.toMatch(/Cross|gumboots|RRSP/)
    expect(mustHave.map(({ quote }) => quote)).toContain('Experience of the Holidays Act')
  })

  it('never takes benefits, the law, the page or how to apply for a wish or a duty', () => {
    const bad = read.flatMap(({ labelled, posting }) =>
      [...posting.mustHave, ...posting.niceToHave, ...posting.duties]
        .filter(
          ({ quote }) =>
            labelled.not.some(({ words }) => holds(quote, words)) ||
            /equal opportunity|regard to|tuition|401|resume|an hour|cookie|as assigned/i.test(quote),
        )
        .map(({ quote }) => `${labelled.title}: ${quote}`),
    )
    expect(bad).toEqual([])
  })

  it('keeps each quote at its own place', () => {
    for (const { posting } of read)
      for (const { quote, span } of [...posting.mustHave, ...posting.niceToHave, ...posting.duties])
        expect(posting.text.slice(span.start, span.end)).toContain(quote)
  })
})

const needsOf = (text: string) => {
  const { mustHave, niceToHave } = readPosting(text)
  return [...mustHave, ...niceToHave]
}

describe('what a wish comes down to', () => {
  it('is a plus under a heading for those, unless its own sentence demands it', () => {
    const { mustHave, niceToHave } = readPosting(
      'Bookkeeper\n\nMust have:\n3 years of payroll experience\nIntermediate Excel\n\nNice to have:\nAssociate’s degree in Accounting\nFamiliarity with lien law\nA driver’s license is required',
    )
    const quotes = (found: readonly { quote: string }[]) => found.map(({ quote }) => quote).join('\n')
    expect(quotes(niceToHave)).toMatch(/degree in Accounting.*lien law/s)
    expect(quotes(mustHave)).toMatch(/payroll.*Excel/s)
    expect(quotes(mustHave)).not.toMatch(/degree|lien/)
    expect(quotes(mustHave)).toMatch(/driver/)
  })

  it('is years, counted in words and ranges too', () => {
    const years = (line: string) => needsOf(`Clerk\nRequirements:\n- ${line}`)[0]?.years
    expect(years('Three to five years’ experience in addictions')).toBe(3)
    expect(years('Minimum of 5 years of accounting experience')).toBe(5)
    expect(years('18 months of retail experience')).toBe(1.5)
    expect(years('At least 18 years old')).toBeUndefined()
  })

  it('is two things where the sentence asks for two, and one where either will do', () => {
    const quotes = (line: string) => needsOf(`Clerk\nRequirements:\n- ${line}`).map(({ quote }) => quote)
    expect(quotes('BA in biology and 3 years of lab experience')).toEqual([
      'BA in biology',
      '3 years of lab experience',
    ])
    expect(quotes('Paralegal certificate or a bachelor’s degree')).toHaveLength(1)
  })

  it('goes on to what it is a record of, and stands below a heading with a sign of its own', () => {
    const { mustHave } = readPosting(
      'Account Manager\n\n■ What you will do\n\n● Run renewals\n\n✅ What you bring\n\n● Track record of 90%+ gross retention\n● Salesforce',
    )
    expect(mustHave.map(({ quote }) => quote)).toEqual(['Track record of 90%+ gross retention', 'Salesforce'])
  })

  it('is no bracket that was opened and never closed', () => {
    const found = needsOf('Technician\nRequirements:\n- Ammonia refrigeration experience (RETA certificate a plus)')
    expect(found.map(({ quote, need }) => [quote, need])).toEqual([
      ['Ammonia refrigeration experience', 'must'],
      ['RETA certificate', 'nice'],
    ])
  })

  it('is nothing the firm says of itself, above the description of the job or below its own heading', () => {
    const { duties, mustHave } = readPosting(
      'Warehouse Clerk\n\nWe design shelving, win awards and drive the market with bold ideas.\n\nJob description\nReceive pallets and scan them into stock.WHY WORK FOR US?We train our people, support their families and celebrate every birthday.\n\nRequirements\nForklift licence',
    )
    const quotes = [...duties, ...mustHave].map(({ quote }) => quote).join('\n')
    expect(quotes).toMatch(/Receive pallets/)
    expect(quotes).toMatch(/Forklift licence/)
    expect(quotes).not.toMatch(/award|market|famil|birthday/)
  })

  it('weighs most where it is hard and least where everybody writes it', () => {
    const weigh = (part: string) =>
      needsOf(
        'Nurse\nRequirements:\n- RN license\n- Team player\n- Epic experience\nPreferred:\n- Telemetry experience',
      ).find(({ quote }) => quote.includes(part))?.weight ?? -1
    expect(weigh('RN license')).toBeGreaterThan(weigh('Epic'))
    expect(weigh('Epic')).toBeGreaterThan(weigh('Telemetry'))
    expect(weigh('Telemetry')).toBeGreaterThan(weigh('Team player'))
  })

  it('is nothing where the posting says that it is none', () => {
    expect(
      needsOf('Clerk\nRequirements:\n- country.\n- Perform other tasks as assigned\n- A degree is not required'),
    ).toEqual([])
  })
})

describe('a posting that is no text', () => {
  it.each(['a', 'A', ' ', '\n', ',', '<', '•', '(', 'aB', '- ', 'a:\n', '( '])('ends soon for 200 kB of %j', (unit) => {
    const started = process.cpuUsage()
    readPosting(unit.repeat(200_000 / unit.length))
    const { user, system } = process.cpuUsage(started)
    // Processor time: on a busy machine the clock says nothing. The quadratic patterns this guards against took 5 to 15 seconds.
    expect((user + system) / 1000).toBeLessThan(4000)
  })
})

describe('an employer behind the title', () => {
  it.each([
    ['Medical Assistant - Cedar Grove Pediatrics', 'Cedar Grove Pediatrics'],
    ['Food Service Director – Maple Senior Living', 'Maple Senior Living'],
    ['Reading Interventionist, Washington Township Schools', 'Washington Township Schools'],
    ['Registered Nurse - Intensive Care', ''],
    ['Line Cook - Full Time', ''],
    ['Therapist - Mental Health', ''],
  ])('is found in “%s” where it names a house', (first, company) => {
    const posting = readPosting(`${first}\nDuties\n- Keep records\nRequirements\n- Two years of experience`)
    expect(posting.company?.text ?? '').toBe(company)
  })
})

describe('wishes that were missed', () => {
  const wishes = (text: string) => {
    const { mustHave, niceToHave } = readPosting(text)
    return [...mustHave, ...niceToHave].map(({ need, quote }) => `${need}: ${quote}`)
  }

  it('stand in sentences', () => {
    const text =
      "Backend Engineer at Tidepool\n\nWe'd like you to have around four years of building web backends, with production experience in Python. You've designed REST APIs. Some experience of running services on AWS matters to us too."
    const asked = wishes(text).join('\n')
    for (const words of ['four years of building web backends', 'Python', 'designed REST APIs', 'services on AWS'])
      expect(asked).toContain(words)
  })

  it('stand under “Good to have”, and below them comes the place of work', () => {
    const text =
      'Care Coordinator\nMust have\n- Bilingual English/Spanish\nGood to have\n- Motivational interviewing training\nBased in Albuquerque, South Valley office'
    expect(wishes(text)).toEqual(['must: Bilingual English/Spanish', 'nice: Motivational interviewing training'])
  })

  it('keep names with inner capitals whole', () => {
    const text =
      'Systems Administrator\nYou should have\n- PowerShell you wrote yourself\n- Experience with SharePoint\n- iPhones in Intune'
    expect(readPosting(text).text).toContain('PowerShell you wrote yourself')
    expect(wishes(text).join()).toContain('SharePoint')
  })
})

describe('who hires, where a name is none', () => {
  const company = (text: string) => readPosting(text).company?.text

  it.each([
    ['CANVAS FABRICATOR WANTED\n\nBusy loft needs good hands. Two weeks off at Christmas.', undefined],
    ['Home > Careers > Open Positions\n\nCare Associate\nEvenings, part time.', undefined],
    ['HELP WANTED\nBenton Hardware & Garden is looking for a sales associate.', 'Benton Hardware & Garden'],
    [
      'Plasterer wanted, Naas\n\nSkim and render.\n\nFarrell & Sons Building Renewal',
      'Farrell & Sons Building Renewal',
    ],
    ['Title: Clerk\nCompany: Maple Foods NZ\n\nTyping.', 'Maple Foods NZ'],
  ])('%s', (text, name) => {
    expect(company(text)).toBe(name)
  })

  it('takes the end of a path for the title, not the path', () => {
    expect(readPosting('Home > Careers > Lifestyle Coordinator, Footscray\n\nAged care.').title?.text).toBe(
      'Lifestyle Coordinator',
    )
  })
})

describe('the reference of a posting', () => {
  it.each([
    ['Arborist II\nJob ID: 26-118', '26-118'],
    ['Planner (Ref 77120)', '77120'],
    ['Call 616-555-0142 for a reference.', undefined],
    ['Job number: 616-555-0142', undefined],
  ])('%s', (text, reference) => {
    expect(readPosting(text).reference).toBe(reference)
  })
})
