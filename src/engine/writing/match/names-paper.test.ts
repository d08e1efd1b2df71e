import { describe, expect, it } from 'vitest'
import { lacksCode, namesPaper } from './names-paper.ts'

describe('a paper that is asked for', () => {
  it.each([
    ['CDL A or B, tanker endorsement', 'Class B CDL with tanker endorsement'],
    ['Current medical card', 'DOT medical card'],
    ['Aerial lift certification', 'Boom and scissor lift certified'],
    ['Forklift licence', 'Counterbalance ticket'],
    ['RPSGT or RST (RRT-SDS accepted)', 'RPSGT (BRPT)'],
    ['NVQ/QCF Level 2 in Health & Social Care', 'NVQ Level 2 in Health and Social Care, Barnfield'],
    ['Certificate IV in Accounting and Bookkeeping or higher', 'Certificate IV in Accounting and Bookkeeping'],
    ['AMPP (NACE) CP2 certification or higher', 'AMPP CP2 Cathodic Protection Technician'],
    ['A third level qualification in HR and/or CIPD membership', 'CIPD Level 5 Associate Diploma'],
  ])('%s is %s', (quote, paper) => {
    expect(namesPaper(quote, paper)).toBe('all')
  })

  it.each([
    ['Class A CDL', 'Class B CDL'],
    ['NVQ Level 3 in Health and Social Care', 'NVQ Level 2 in Health and Social Care'],
    ['Red Seal or Professional Cook 2', 'Professional Cook 1'],
    ['Level 2 qualification', 'Level 2 Award in Food Safety'],
    ['Valid food safety certificate', 'Food Handler'],
  ])('%s is not %s', (quote, paper) => {
    expect(namesPaper(quote, paper)).toBe('none')
  })

  it('is only part of two', () => {
    expect(namesPaper('CDL B, hazmat endorsement', 'Class B CDL')).toBe('part')
  })

  it('is not held under another code', () => {
    expect(lacksCode('AMPP CP3 Technologist', ['AMPP CP2 Technician'])).toBe(true)
  })
})
