import { describe, expect, it } from 'vitest'
import { findRoute, headOf, notFoundRoute, routes } from './routes.tsx'

const files = Object.keys(import.meta.glob('./**/*-page.tsx'))
const charging = { billing: true }
const everyRoute = [...routes, notFoundRoute]

describe('the route table', () => {
  it('has every address of the specification and those its links reach', () => {
    expect(routes.map((route) => route.path)).toEqual(
      expect.arrayContaining([
        '/',
        '/create-resume',
        '/templates',
        '/edit-template',
        '/jobs',
        '/job-tailored-resume',
        '/upgrade-resume',
        '/cover-letter',
        '/privacy-policy',
        '/terms-conditions',
        '/faq',
        '/pricing',
        '/subscribe',
        '/checkout',
        '/login',
        '/register',
        '/upload-resume',
        '/job-match',
        '/terms',
        '/subscription-success',
        '/payment-success',
      ]),
    )
  })

  it.each(everyRoute)('loads the page of $path from the file it names', async ({ Page, source }) => {
    expect(files).toContain(`./${source}`)
    await expect(Page.preload()).resolves.toBeUndefined()
  })

  it('has a title of its own for every page but the other addresses of one', () => {
    const titles = everyRoute.filter((route) => !route.canonical).map((route) => route.title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(findRoute('/').title).toBe('Create Professional Resumes')
  })

  it('answers an unknown path with the not-found page', () => {
    expect(findRoute('/no/such/page')).toBe(notFoundRoute)
    expect(headOf(notFoundRoute, '/no/such/page', charging).indexed).toBe(false)
  })

  it('names the main address of a page with two', () => {
    expect(headOf(findRoute('/terms'), '/terms', charging).canonical).toBe('/terms-conditions')
    expect(headOf(findRoute('/upload-resume'), '/upload-resume', charging).canonical).toBe('/upgrade-resume')
    expect(headOf(findRoute('/job-match'), '/job-match', charging).canonical).toBe('/job-tailored-resume')
  })

  it('speaks of no price on a copy that charges nothing', () => {
    const free = everyRoute
      .filter((route) => route.isStatic)
      .map((route) => headOf(route, route.path, { billing: false }).description)
    expect(free.filter((description) => description.includes('$'))).toEqual([])
    expect(headOf(findRoute('/'), '/', charging).description).toContain('$2.99')
  })

  it('finds a page also with a slash at the end', () => {
    expect(findRoute('/faq/')).toBe(findRoute('/faq'))
  })
})
