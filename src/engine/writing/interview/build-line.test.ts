import { describe, expect, it } from 'vitest'
import { buildLine, completeLine, listJoins } from './build-line.ts'

describe('buildLine', () => {
  it.each([
    [{ did: 'I ran intake for new clients' }, 'Ran intake for new clients'],
    [
      { did: 'ran intake for new clients.', howMuch: 'About 30 a month' },
      'Ran intake for about 30 new clients a month',
    ],
    [
      { did: 'Cleaned up the stockroom', withWhat: 'with Excel', result: 'The count took one day instead of three.' },
      'Cleaned up the stockroom using Excel; the count took one day instead of three',
    ],
    [{ did: 'Built dashboards in Excel', withWhat: 'Excel' }, 'Built dashboards in Excel'],
    [{ did: 'Cared for patients', howMuch: '12' }, 'Cared for 12 patients'],
    [{ did: 'Cared for patients', howMuch: '12 patients a shift' }, 'Cared for 12 patients a shift'],
    [
      { did: 'Cooked breakfast', howMuch: '120 guests a day', withWhat: 'two flat tops' },
      'Cooked breakfast for 120 guests a day using two flat tops',
    ],
    [{ did: 'Ran telehealth visits', howMuch: '10 a week' }, 'Ran 10 telehealth visits a week'],
    [{ did: 'Picked and packed orders', howMuch: '200 a day' }, 'Picked and packed 200 orders a day'],
    [{ did: 'Answered the phone calls', howMuch: '40 a day' }, 'Answered the phone calls, 40 a day'],
    [
      { did: "Checked subcontractors' payment claims", howMuch: 'about 15 a month' },
      "Checked subcontractors' payment claims, about 15 a month",
    ],
    [
      { did: 'Checked subcontractors’ payment claims', howMuch: '15 claims a month', withWhat: 'Excel' },
      'Checked subcontractors’ payment claims using Excel, 15 a month',
    ],
    [{ did: "Sold men's shoes", howMuch: '40' }, "Sold men's shoes, 40 in all"],
    [{ did: "Fixed the tenant's boilers", howMuch: '9 boilers' }, "Fixed the tenant's boilers, 9 in all"],
    [{ did: 'Answered the phone calls', howMuch: '40 calls a day' }, 'Answered the phone calls, 40 a day'],
    [{ did: 'Took care of residents', howMuch: '9' }, 'Took care of 9 residents'],
    [{ did: 'trained new bar staff', howMuch: '8 people' }, 'Trained 8 new bar staff'],
    [{ did: 'trained new starters on ramp safety', howMuch: '14 people' }, 'Trained 14 new starters on ramp safety'],
    [{ did: 'taught managers to coach nurses', howMuch: '14 people' }, 'Taught managers to coach nurses, 14 people'],
    [{ did: 'cooked with apprentices', howMuch: '300 people' }, 'Cooked with apprentices, 300 people'],
    [{ did: 'ran the shop with new partners', howMuch: '500 people' }, 'Ran the shop with new partners, 500 people'],
    [{ did: 'taught ramp safety to starters', howMuch: '14 people' }, 'Taught ramp safety to 14 starters'],
    [{ did: 'cut turnaround', howMuch: '3 days' }, 'Cut turnaround, 3 days'],
    [{ did: 'cut turnaround', howMuch: '3 days', join: 'by' }, 'Cut turnaround by 3 days'],
    [{ did: 'cut turnaround', howMuch: 'by 3 days' }, 'Cut turnaround by 3 days'],
    [{ did: 'reduced wait times', howMuch: '10 minutes' }, 'Reduced wait times, 10 minutes'],
    [{ did: 'extended battery life', howMuch: '2 years' }, 'Extended battery life, 2 years'],
    [{ did: 'kept wait times', howMuch: '2 hours' }, 'Kept wait times, 2 hours'],
    [{ did: 'tutored Latin', howMuch: '2 years' }, 'Tutored Latin for 2 years'],
    [{ did: 'serviced boilers', howMuch: '14 people' }, 'Serviced boilers for 14 people'],
    [
      { did: 'Loaded bags', howMuch: '12 flights a shift', withWhat: 'belt loader and tug' },
      'Loaded bags for 12 flights a shift using a belt loader and tug',
    ],
    [{ did: 'ran puppy classes', howMuch: '8 puppies' }, 'Ran puppy classes for 8 puppies'],
    [
      { did: 'sent out the weekly newsletter', howMuch: '12,000 subscribers', withWhat: 'Mailchimp' },
      'Sent out the weekly newsletter to 12,000 subscribers using Mailchimp',
    ],
    [
      { did: 'Monitored anaesthesia for operations', howMuch: 'about 12 animals a week', join: 'on' },
      'Monitored anaesthesia for operations on about 12 animals a week',
    ],
    [{ did: 'Drove a tanker', howMuch: '300 miles a day' }, 'Drove a tanker, 300 miles a day'],
    [{ did: 'Mopped the ward', howMuch: '3 times a shift' }, 'Mopped the ward 3 times a shift'],
    [{ did: 'Sorted bags', withWhat: 'handheld scanner' }, 'Sorted bags using a handheld scanner'],
    [{ did: 'Cleaned carpets', withWhat: 'vacuum cleaner' }, 'Cleaned carpets using a vacuum cleaner'],
    [{ did: 'Cleaned stairs', withWhat: 'floor cleaner' }, 'Cleaned stairs using floor cleaner'],
    [{ did: 'Painted doors', withWhat: 'acrylic primer' }, 'Painted doors using acrylic primer'],
    [{ did: 'Fed the beds', withWhat: 'fertiliser' }, 'Fed the beds using fertiliser'],
    [{ did: 'Modelled sets', withWhat: 'blender' }, 'Modelled sets using blender'],
    [{ did: 'Built pages', withWhat: 'react router' }, 'Built pages using react router'],
    [{ did: 'Shipped images', withWhat: 'docker' }, 'Shipped images using docker'],
    [{ did: 'Painted signs', withWhat: 'water and acrylics' }, 'Painted signs using water and acrylics'],
    [{ did: 'Sorted bags', result: 'with no late flights' }, 'Sorted bags, with no late flights'],
    [
      { did: 'Lead and coach a team on the phones', howMuch: '14 agents' },
      'Lead and coach a team of 14 agents on the phones',
    ],
    [{ did: 'look after patients', howMuch: 'six a shift' }, 'Look after six patients a shift'],
    [{ did: 'showed new porters the ropes', howMuch: '6' }, 'Showed 6 new porters the ropes'],
    [{ did: 'Prepped vegetables', howMuch: 'every morning' }, 'Prepped vegetables every morning'],
    [{ did: 'Balanced the till', howMuch: '$4,000 a day' }, 'Balanced the till, $4,000 a day'],
    [
      { did: 'Rearranged the walk-in', result: 'I cut waste by a third' },
      'Rearranged the walk-in, cutting waste by a third',
    ],
    [{ did: 'Mapped the routes', result: 'it saved two hours a week' }, 'Mapped the routes, saving two hours a week'],
    [{ did: 'Mapped the routes', result: 'fewer late trucks' }, 'Mapped the routes; fewer late trucks'],
    [{ did: 'Trained staff', withWhat: 'in Spanish' }, 'Trained staff in Spanish'],
    [{ did: '  ' }, ''],
  ])('puts %j together', (answers, line) => {
    expect(buildLine(answers)).toBe(line)
  })

  it('leaves the joining word to the person where it may be another', () => {
    expect(listJoins('loaded bags', '12 flights a shift')[0]).toBe('for')
    expect(listJoins('loaded bags', '12 flights a shift')).toContain('to')
    expect(listJoins('trained managers', '30 nurses')[0]).toBe(',')
    expect(listJoins('loaded bags', '400 bags a shift')).toEqual([])
    expect(listJoins('loaded bags', 'for 12 flights')).toEqual([])
    expect(listJoins('loaded bags', '400 a shift')).toEqual([])
    expect(listJoins('cut overtime', '30 hours a week').slice(0, 3)).toEqual([',', 'by', 'to'])
    expect(listJoins('delivered orders', '2 days')).toContain('in')
    expect(listJoins('', '12 flights')).toEqual([])
  })

  it('speaks in the tense of the job', () => {
    expect(buildLine({ did: 'run the till' }, { isCurrent: false })).toBe('Ran the till')
    expect(buildLine({ did: 'cleaning rooms' }, { isCurrent: false })).toBe('Cleaned rooms')
    expect(buildLine({ did: 'cleaning rooms' }, { isCurrent: true })).toBe('Clean rooms')
    expect(buildLine({ did: 'opened the second store' }, { isCurrent: true })).toBe('Opened the second store')
    expect(buildLine({ did: 'night audits' }, { isCurrent: false })).toBe('Night audits')
  })
})

describe('a line that stands already', () => {
  it('keeps its words and gets what was missing', () => {
    expect(completeLine('Responsible for patients.', { howMuch: '12 a shift' })).toBe(
      'Responsible for 12 patients a shift.',
    )
    expect(completeLine('Stocked shelves', { withWhat: 'a pallet jack', result: 'cut night overtime' })).toBe(
      'Stocked shelves using a pallet jack, cutting night overtime',
    )
    expect(completeLine('Wrote the newsletter', {})).toBe('Wrote the newsletter')
  })
})
