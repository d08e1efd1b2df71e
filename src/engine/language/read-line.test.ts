import { describe, expect, it } from 'vitest'
import { readLine } from './read-line.ts'

describe('what a line opens with', () => {
  it.each([
    'Managed a team of nine',
    'Train new employees on the till',
    'Order supplies for three wards',
    'Check in 60 patients a day',
    'Managing subsidiaries and closing the books',
    'Cut time to fill from 41 to 29 days',
    'Training new staff',
    'Connected clients with housing, food and counseling services',
    'Lead a bay of four welders',
    'Process around 45 applications a week',
    'Look after the garden section',
  ])('is surely an act: %s', (line) => {
    expect(readLine(line).opensSure).toBe(true)
  })

  it.each([
    'Tills, fitting rooms, click and collect',
    'Wound care including leg ulcers',
    'Store average multifocal remake rate dropped 6.1% after a new checklist',
    'Outsourcing projects for German clients',
    'Planning drawings and shadow diagrams',
    'Cut roofs, dormers and staircases',
    'Escaped defects in production',
    'Lead agent for the south region',
    'Board operator (Honeywell Experion)',
    'Code blue response on nights',
    'Falls assessments for new residents, falls per 1,000 bed days down by a third',
  ])('may be a thing: %s', (line) => {
    expect(readLine(line).opensSure).toBe(false)
  })
})
