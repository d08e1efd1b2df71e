import { describe, expect, it } from 'vitest'
import { improveLine, type LineContext } from './improve-line.ts'

const context = (tense: LineContext['tense']): LineContext => ({ tense, names: new Set() })
const ended = (line: string) => improveLine(line, context('ended'))?.text ?? line
const current = (line: string) => improveLine(line, context('current'))?.text ?? line

describe('a line of a job that is over', () => {
  it.each([
    ['Inventory was counted weekly by me', 'Counted inventory weekly'],
    ['Reports were prepared for the board every month', 'Prepared reports for the board every month'],
    ['Sales were increased by 20% in two years', 'Increased sales by 20% in two years'],
    ['New employees were oriented and shown the plant by me', 'New employees were oriented and shown the plant by me'],
    ['Deliveries were checked by hand', 'Checked deliveries by hand'],
    ['Customer complaints were quickly resolved by phone', 'Quickly resolved customer complaints by phone'],
  ])('says who did it: %s', (line, better) => {
    expect(ended(line)).toBe(better)
  })

  it.each([
    'Was promoted to shift lead after six months',
    'Orders were picked by a crew of five',
    'Trained by the head chef in pastry',
    'The store was closed by the owner in 2019',
    'Employees were trained by the safety manager',
    'I was chosen to train three new hires',
    'The office was located in Toledo',
    'Work that was done under contract was checked twice',
  ])('leaves alone what others did or what happened: %s', (line) => {
    expect(ended(line).replace(/^Was/, 'I was')).toBe(line.replace(/^Was/, 'I was'))
  })

  it.each([
    ['Responsible for managing the stock room', 'Managed the stock room'],
    ['Was able to close 14 new accounts', 'Closed 14 new accounts'],
    ['Duties included cleaning rooms and making beds', 'Cleaned rooms and made beds'],
    ['Preparation of weekly payroll for 40 staff', 'Prepared weekly payroll for 40 staff'],
    ['In charge of the front desk', 'Handled the front desk'],
    [
      'Responsible for the preparation of the budget as well as consolidation of the report',
      'Handled the preparation of the budget as well as consolidation of the report',
    ],
    ['Tasked with planning routes for six drivers', 'Planned routes for six drivers'],
  ])('comes to the point: %s', (line, better) => {
    expect(ended(line)).toBe(better)
  })

  it.each([
    ['Leveraged Excel to track orders', 'Used Excel to track orders'],
    ['Utilized a forklift on a daily basis', 'Used a forklift daily'],
    ['Cleaned tables in order to speed up seating', 'Cleaned tables to speed up seating'],
    ['Successfully completed 30 audits', 'Completed 30 audits'],
    ['Ran a register with 99 % accuracy', 'Ran a register with 99% accuracy'],
    ['Prepared and Reconciled benefit reports', 'Prepared and reconciled benefit reports'],
    ['Recieved freight and scheduleing of drivers', 'Received freight and scheduling of drivers'],
  ])('is tidied: %s', (line, better) => {
    expect(ended(line)).toBe(better)
  })

  it.each([
    'Research integrated into Azure Cognitive Services, reducing data needs by 60%',
    'Leveraged buyout of a supplier of paper',
    'Costumer for three productions a season',
    'resource usage of an internal service group',
  ])('stays as it is where a change could break it: %s', (line) => {
    expect(ended(line)).toBe(line)
  })
})

describe('a line of a job that goes on', () => {
  it.each([
    ['Reports are prepared for the board every month', 'Prepare reports for the board every month'],
    ['Provides care for six residents', 'Provide care for six residents'],
    ['Raised sales by 4% in 2023', 'Raised sales by 4% in 2023'],
  ])('%s', (line, better) => {
    expect(current(line)).toBe(better)
  })
})
