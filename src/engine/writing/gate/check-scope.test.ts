import { describe, expect, it } from 'vitest'
import { checkScope } from './check-scope.ts'
import { parseText } from './parsed-text.ts'
import { lineOf } from './source.ts'

function judge(before: string, after: string): boolean {
  return checkScope(parseText(after), [lineOf(before, 'experiences.j1', 'line')]).ok
}

type Table = readonly (readonly [string, string])[]

const truths: Readonly<Record<string, Table>> = {
  'helping told in other words': [
    [
      'Helped the event manager set up chairs and check in guests',
      'Assisted the event manager with chair setup and guest check-in',
    ],
    ['Helped plan the spring retreat', 'Lent a hand in planning the spring retreat'],
    ['Contributed to the parts catalog, adding photos and prices', 'Added photos and prices to the parts catalog'],
    [
      'Assisted in surgery by passing instruments and counting sponges',
      'Passed instruments and counted sponges during surgery',
    ],
  ],
  'a part in what a body did': [
    ['Was part of the team that rolled out the time clock', 'Served on the team that implemented the time clock'],
    [
      'Worked in a team of four to harvest and sort tomatoes',
      'Harvested and sorted tomatoes as part of a four-person team',
    ],
  ],
  'the doing named by a noun': [
    ['Repaired bicycles and sold parts', 'Handled bicycle repairs and sales of parts'],
    ['Interviewed and hired cashiers', 'Conducted interviews and hired cashiers'],
    ['Mapped the wells in QGIS', 'Created maps of the wells in QGIS'],
    ['Was responsible for opening the shop and training two clerks', 'Opened the shop and trained two clerks'],
  ],
  'leading under another name': [
    ['Led a team of six installers', 'Headed a six-person crew of installers'],
    ['Managed a shop with four clerks', 'Supervised four clerks at the shop'],
    ['Oversaw the move of the warehouse', 'Directed the move of the warehouse'],
    ['Taught swimming to children', 'Led swim lessons for children'],
    ['Gave tours of the mill', 'Led tours of the mill'],
    ['Kept the calendars of two partners', 'Managed the calendars of two partners'],
    ['Book my own appointments', 'Manage my own appointment bookings'],
    ['Answered phones and passed calls to the right desk', 'Answered phones and directed calls to the right desk'],
  ],
  'the doing told by another turn of phrase': [
    ['Served as preceptor to four nurses', 'Precepted four nurses'],
    ['Delivered training to nine cashiers', 'Trained nine cashiers'],
    ['Turned sketches into posters', 'Created posters from sketches'],
    ['Summarized rulings in short memos', 'Wrote short memos summarizing rulings'],
    ['Covered the parser with unit tests', 'Wrote unit tests for the parser'],
    ['Hauled gravel in a dump truck', 'Drove a dump truck hauling gravel'],
    ['Computed sampling weights', 'Produced sampling weights'],
    ['Night-shift supervisor of six porters', 'Supervised six porters on the night shift'],
    ['Sold tractors, annual quota $300,000', 'Held an annual quota of $300,000'],
    ['Sat in on hearings as a note taker', 'Took notes at hearings'],
  ],
  'a duty that was given': [
    ['Was tasked with wound care of 14 patients a day', 'Handled wound care of 14 patients a day'],
    ['Was entrusted with the night keys', 'Kept the night keys'],
    ['Was asked to call parents when a child was out', 'Called parents when a child was out'],
    ['Was given the task of filing charts', 'Filed charts'],
  ],
  'what others are taught': [
    ['Trained two apprentices in cutting and setting panes', 'Taught two apprentices how to cut and set panes'],
    ['Trained 3 apprentices on brazing and vacuum procedures', 'Taught brazing and vacuum procedures to 3 apprentices'],
  ],
  'what was done by hand, not by others': [
    ['Flashcards were drawn by hand for each lesson', 'Drew flashcards by hand for each lesson'],
  ],
  'a part told as a part': [
    ['Shared in the supervision of three trainees', 'Co-supervised three trainees'],
    ['Partnered with a lawyer to rewrite the handbook', 'Rewrote the handbook together with a lawyer'],
    ['Help the estimator count fixtures', 'Count fixtures to help the estimator'],
    ['Mixed doses under the supervision of a pharmacist', 'Supervised by a pharmacist, mixed doses'],
  ],
  'words that only look like doings': [
    ['Order meat and produce two times a week', 'Order produce and meat twice a week'],
    ['Recommended grab bars and raised seats', 'Recommended raised seats and grab bars'],
    ['Translated for Spanish-speaking guests', 'Translated for guests who spoke Spanish'],
    ['Every spring, order seed once the owner approves', 'Order seed every spring after the owner approves'],
  ],
  'what others do, told as theirs': [
    ['Draft releases that the director edits and sends', 'Write releases for the director to edit and send'],
    ['Cut pipe from drawings given by the foreman', 'Cut pipe according to drawings the foreman supplied'],
    ['Took part in drills led by the captain', 'Joined in drills that the captain led'],
    ['Splice fiber; a supervisor signs the test sheets', 'Splice fiber; test sheets are signed by a supervisor'],
    ['Tagged parts for the engineer to decide on', "Tagged parts for the engineer's decision"],
    ['Drafted letters for the partners to review and sign', 'Drafted letters, which the partners reviewed and signed'],
  ],
}

const lies: Readonly<Record<string, Table>> = {
  'a duty told as leading it': [
    ['Was tasked with wound care of 14 patients a day', 'Led wound care of 14 patients a day'],
    ['Duties included sorting 350 parcels an hour', 'Managed the sorting of 350 parcels an hour'],
  ],
  'what one was taught': [['Was taught triage by senior nurses', 'Taught triage']],
  'what others signed': [['Mailed letters that a supervisor had signed', 'Signed and mailed letters']],
  'help told as taking over': [
    ['Supported the store manager with the spring sales event', 'Ran the spring sales event for the store manager'],
    ['Assisted the dentist with periodontal charting', 'Took over periodontal charting from the dentist'],
  ],
  'help that is dropped': [
    ['Assisted the senior chemist in revising 12 manuals', 'Revised 12 manuals'],
    ['Stocked shelves and helped with the yearly inventory', 'Stocked shelves and completed the yearly inventory'],
    ['Participated in a study group that redesigned the intake form', 'Redesigned the intake form'],
  ],
  'doing what others do': [
    ['Coordinate with an agency that runs our ads', 'Run our ads together with an agency'],
    ['Called customers and set up plans approved by the supervisor', 'Called customers and approved plans'],
    ['Order lumber after the office signs off', 'Approve and order lumber'],
    ['Held animals while the vet gave shots', 'Gave shots to animals'],
    ['Drafted letters for the partners to review and sign', 'Reviewed and signed letters'],
    ['Fix defects that the leads assign me', 'Assign and fix defects'],
    ['Watched the mechanic diagnose faults', 'Diagnosed faults'],
    ['Prep sauces; the chef tastes everything', 'Prep sauces and taste everything'],
    ["Drafted details from the architect's sketches", 'Sketched and drafted details'],
  ],
  'making a thing that was only used': [
    ['Posted listings on the club site', 'Built the club site'],
    ['Installed alarms following plans drawn by the engineer', 'Drew plans and installed alarms'],
    ['Write queries against the members database', 'Design the members database'],
  ],
  'holding what was only attended or arranged': [
    ['Pulled papers for the auditors during the yearly audit', 'Conducted the yearly audit'],
    ['Set up interviews between clients and candidates', 'Interviewed candidates'],
    ['Typed minutes of the staff meeting', 'Ran the staff meeting'],
    ['Sit in on client calls', 'Conduct client calls'],
    ['Schedule interviews and file forms', 'Conduct interviews and file forms'],
  ],
  'leading those one only met': [
    ['Lead a weekly meeting with quality and two suppliers', 'Lead the quality team and two suppliers'],
    ['Covered shifts at six stores', 'Managed six stores'],
    ['Ran the grill station', 'Ran the kitchen'],
    ['Managed a store', 'Owned a store'],
  ],
  'another verb said of the same thing': [
    ['Read blueprints and cut plate', 'Drew blueprints and cut plate'],
    ['Reviewed vendor agreements', 'Negotiated vendor agreements'],
    ['Reported defects to the garage', 'Repaired defects in the garage'],
    ['Explained repair prices to customers', 'Set repair prices'],
    ['Offered upgrades to callers', 'Sold upgrades to callers'],
  ],
  'having what was only wanted or begun': [
    ['Applied for a travel grant', 'Received a travel grant'],
    ['Requested a second lift for the ward', 'Secured a second lift for the ward'],
    ['Started a pilot of digital forms', 'Completed a pilot of digital forms'],
  ],
  'something larger than was made': [
    ['Set up payment plans for tenants', 'Created the payment plan program for tenants'],
    ['Wrote the lunch specials and suggested two drinks', 'Created the lunch specials and two drinks'],
    ['Operated lathes', 'Set up and operated lathes'],
    ['Help the estimator count fixtures from drawings', 'Help the estimator draw fixtures'],
    ['Worked on the launch with marketing', 'Co-led the launch with marketing'],
  ],
  'the whole for a part': [
    ['Wrote two chapters of a training manual', 'Wrote a training manual'],
    ['Looked after two clients, one with dementia', 'Looked after two clients with dementia'],
    ["Baked cakes from the owner's recipes", 'Baked cakes from my own recipes'],
  ],
}

describe.each(Object.entries(truths))('lets through %s', (_, table) => {
  it.each(table)('%s => %s', (before, after) => {
    expect(judge(before, after)).toBe(true)
  })
})

describe.each(Object.entries(lies))('refuses %s', (_, table) => {
  it.each(table)('%s => %s', (before, after) => {
    expect(judge(before, after)).toBe(false)
  })
})
