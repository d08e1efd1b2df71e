import { expect, it } from 'vitest'
import { findNamedTools } from './named-tools.ts'

it.each([
  ['Answered 60 tickets a day in Zendesk and Gorgias', ['Zendesk', 'Gorgias']],
  ['- Built dashboards in Tableau, Sigma, and Excel', ['Tableau', 'Excel', 'Sigma']],
  ['Moved the help desk from Kustomer to Zendesk', ['Zendesk', 'Kustomer']],
  ['Gorgias and chat for 40 stores', []],
  ['Trained staff in Chicago and Milwaukee', []],
  ['Led a team of 14', []],
])('reads the tools of “%s”', (line, tools) => {
  expect(findNamedTools([line], [])).toEqual(tools)
})

it('takes no employer and no town for a tool', () => {
  expect(findNamedTools(['Ran Zendesk and Oak for stores'], ['Oak'])).toEqual(['Zendesk'])
})
