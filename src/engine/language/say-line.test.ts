import { describe, expect, it } from 'vitest'
import { readLine } from './read-line.ts'
import { sayInFirstPerson } from './say-line.ts'

describe('readLine', () => {
  it.each([
    ['Managed a team of nine', 'act'],
    ['MIG welded structural frames', 'act'],
    ['Train new staff', 'act'],
    ['Train nurses', 'act'],
    ['Review and sign off on journal entries', 'act'],
    ['Was promoted to shift lead', 'state'],
    ['Have full ownership of the backend', 'state'],
    ['Responsible for charting', 'duty'],
    ['Duties included cleaning rooms', 'duty'],
    ['Copy editor for three magazines', 'thing'],
    ['Customer service and cash handling', 'thing'],
    ['Research integrated into the cloud platform', 'thing'],
    ['Operating room nurse for two theatres', 'thing'],
    ['Managing director of a family firm', 'thing'],
    ['Lead agent for the south region', 'thing'],
    ['Lead development team in gathering requirements', 'act'],
    ['Job duties: answering phones', 'duty'],
    ['Meeting minutes was sent to the board', 'thing'],
    ['Email open rate grew from 12% to 20%', 'thing'],
    ['Pass rate on the state exam of 94%', 'thing'],
    ['Level 2 qualification in English', 'thing'],
    ['I ran the till', 'clause'],
    ['Brought traffic to the website Created web pages', 'unclear'],
  ])('reads “%s” as %s', (line, shape) => {
    expect(readLine(line).shape).toBe(shape)
  })
})

describe('sayInFirstPerson', () => {
  it.each([
    ['Provides intake, and accompanies consumers', 'present', 'provide intake, and accompany consumers'],
    [
      'Reconcile bank statements, apply and monitor facilities',
      'past',
      'reconciled bank statements, applied and monitored facilities',
    ],
    ['Managing subsidiaries and closing the books', 'past', 'managed subsidiaries and closed the books'],
    ['Cut scrap from 6% to 4%', 'past', 'cut scrap from 6% to 4%'],
    ['Led the move to a new site', 'present', 'led the move to a new site'],
    ['Prepared and Filed payroll taxes', 'past', 'prepared and filed payroll taxes'],
    ['Responsible for administering medications', 'past', 'administered medications'],
    ['Duties included but were not limited to: cleaning rooms', 'past', 'cleaned rooms'],
    ['Have three direct reports', 'past', 'had three direct reports'],
    ['Responsible for data mapping and testing', 'past', 'was responsible for data mapping and testing'],
    ['Was promoted to intermediate developer', 'past', 'was promoted to intermediate developer'],
    ['Have full ownership of the backend', 'present', 'have full ownership of the backend'],
    ['MIG welded frames', 'past', 'MIG welded frames'],
    ['Certified in wound care', 'present', 'am certified in wound care'],
    ['Involved in hiring new staff', 'past', 'was involved in hiring new staff'],
    ['Trained new staff', 'past', 'trained new staff'],
    ['Proofread 24 pages each night', 'past', 'proofread 24 pages each night'],
    ['Duties included sorting parcels and scanning labels', 'past', 'sorted parcels and scanned labels'],
    ['Clean teeth and record periodontal measurements', 'past', 'cleaned teeth and recorded periodontal measurements'],
    ['Open and close the store, count the drawers', 'past', 'opened and closed the store, counted the drawers'],
    [
      'Prepare income statements, balance sheet and budget',
      'past',
      'prepared income statements, balance sheet and budget',
    ],
  ] as const)('tells “%s” in the %s', (line, tense, told) => {
    expect(sayInFirstPerson(line, tense)).toBe(told)
  })

  it('does not make an act of what was only helped with', () => {
    expect(sayInFirstPerson('Responsible for assisting with planning and executing events', 'past')).toBe(
      'was responsible for assisting with planning and executing events',
    )
  })

  it('does not guess whether a verb goes with the first one or with a nearer one', () => {
    expect(
      sayInFirstPerson('Manage skin conditions to prevent breakdown and provide wound care', 'past'),
    ).toBeUndefined()
    expect(sayInFirstPerson('Torque tower bolts and change filters', 'past')).toBeUndefined()
    expect(sayInFirstPerson('Lead a team answering email and chat tickets', 'past')).toBeUndefined()
    expect(sayInFirstPerson('Work the grill and saute stations', 'past')).toBeUndefined()
    expect(sayInFirstPerson('Opening/closing the store', 'past')).toBeUndefined()
    expect(sayInFirstPerson('Break down and portion fish', 'past')).toBeUndefined()
  })
})
