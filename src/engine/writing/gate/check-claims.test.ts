import { describe, expect, it } from 'vitest'
import { checkLevels, checkLimits, checkNegations } from './check-claims.ts'
import { parseText } from './parsed-text.ts'
import { lineOf } from './source.ts'

function judge(before: string, after: string): boolean {
  const lines = [lineOf(before, 'experiences.j1', 'line')]
  const text = parseText(after)
  return [checkLimits(text, lines), checkNegations(text, lines, lines), checkLevels(text, lines)].every(({ ok }) => ok)
}

describe('words that keep a claim small', () => {
  it.each([
    ['Sometimes covered the front desk', 'Covered the front desk from time to time'],
    ['Usually closed the shop two nights a week', 'Closed the shop, typically two nights a week'],
    ['Wired new homes, usually three houses a month', 'Wired new homes'],
    ['Mixed color as instructed', 'Mixed color as directed'],
    ['Compounded creams under supervision as an intern', 'Compounded creams as a supervised intern'],
    ['Was part of the panel that chose the vendor', 'Sat on the panel choosing the vendor'],
    ['Bought supplies under a budget set by the owner', 'Bought supplies within the budget the owner set'],
    ['Assisted with surgeries, mostly spays', 'Assisted with spays and other surgeries'],
    ['Rang up sales and mostly stocked feed', 'Rang up sales'],
    ['Drive a box truck with one helper', 'Drive a box truck'],
    ['Moved up to baker after a year', 'Advanced to baker after a year'],
    ['Answered simple questions in Spanish', 'Answered basic questions in Spanish'],
    ['Did not give tax advice', 'Sent callers to a partner rather than giving tax advice'],
    ['Balanced the till, never more than $2 off', 'Balanced the till, never above $2 off'],
  ])('may be others of their kind: %s => %s', (before, after) => {
    expect(judge(before, after)).toBe(true)
  })

  it.each([
    ['Occasionally translated for guests', 'Translated for guests'],
    ['Answered messages, usually within one business day', 'Answered messages within one business day'],
    ['Pruned roses under the head gardener', 'Pruned roses'],
    ['Wrote plans together with the psychologist', 'Wrote plans'],
    ['Test-drove cars, only with a mechanic aboard', 'Test-drove cars'],
    ['Third of five authors of a paper on sleep', 'Wrote a paper on sleep'],
    ['Showed visitors the terminal rather than searching for them', 'Searched for visitors'],
  ])('may not go while the claim stays: %s => %s', (before, after) => {
    expect(judge(before, after)).toBe(false)
  })
})

describe('denials', () => {
  it.each([
    ['Moved guests when something was broken', 'Moved guests when something was not working'],
    ['Stood post at the gate, no weapons carried', 'Stood post at the gate unarmed'],
    ['Settled complaints that clerks could not resolve', 'Settled complaints that clerks were unable to resolve'],
    ['Remind clients of their pills; I do not give medication', 'Give medication reminders to clients'],
    ['Greeted members; did not handle cash', 'Greeted members without handling cash'],
  ])('may be said in other ways: %s => %s', (before, after) => {
    expect(judge(before, after)).toBe(true)
  })

  it.each([
    ['Remind clients of their pills; I do not give medication', 'Give medication to clients'],
    ['No preventable accidents in five years', 'No accidents in five years'],
    ['Balanced the drawer daily', 'Balanced the drawer daily with no shortages'],
  ])('may neither turn, widen nor come in: %s => %s', (before, after) => {
    expect(judge(before, after)).toBe(false)
  })
})
