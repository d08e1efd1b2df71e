import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayUrl, hasUnsafeScheme, listContacts, mailHref, pageHref, phoneHref, safeHref, webHref } from './links.ts'
import { emptyResume } from './resume.ts'

describe('webHref', () => {
  test.each([
    ['https://ada.example.com/', 'https://ada.example.com/'],
    ['HTTP://example.com', 'HTTP://example.com'],
    ['ada.example.com', 'https://ada.example.com'],
    ['linkedin.com/in/ada?x=1#top', 'https://linkedin.com/in/ada?x=1#top'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    ['müller.de/über', 'https://müller.de/über'],
    ['пример.рф', 'https://пример.рф'],
  ])('reads %s as %s', (text, href) => {
    expect(webHref(text)).toBe(href)
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ada',
    'ada lovelace.com',
    'https://',
    'https:///x',
    'https://a.com/" onclick="x',
    'v1.0',
    'a..com',
    '-a.com',
    '',
  ])('finds no address in %j', (text) => {
    expect(webHref(text)).toBeUndefined()
  })
})

test('makes mail and phone links only of what can be mailed and dialled', () => {
  expect(mailHref(' ada@example.com ')).toBe('mailto:ada@example.com')
  expect(mailHref('ada at example.com')).toBeUndefined()
  expect(mailHref('a@b.com?bcc=c@d.com')).toBeUndefined()
  expect(phoneHref('+44 (0)20 7946 0958')).toBe('tel:+442079460958')
  expect(phoneHref('(313) 555-0142')).toBe('tel:3135550142')
  expect(phoneHref('313.555.0142')).toBe('tel:3135550142')
  expect(phoneHref('ask me')).toBeUndefined()
})

test('follows no link that runs anything, whatever its text', () => {
  expect(safeHref('mailto:ada@example.com')).toBe('mailto:ada@example.com')
  expect(safeHref('tel:+1-313-555-0142')).toBe('tel:+13135550142')
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'a.b:/@?&"\'<>%#1+é \n\u0000') }),
      fc.constantFrom('', 'javascript:', 'JaVaScRiPt:', 'data:'),
      (text, scheme) => {
        const href = safeHref(scheme + text)
        if (href !== undefined) expect(href).toMatch(/^(https?:\/\/|mailto:|tel:)[^\s"'<>]+$/i)
      },
    ),
  )
})

test('shows an address without scheme and closing slash', () => {
  expect(displayUrl('https://www.example.com/')).toBe('www.example.com')
  expect(displayUrl('http://example.com/a/b//')).toBe('example.com/a/b')
  expect(displayUrl('ada')).toBe('ada')
})

test('lists the contacts that are filled in, with where they lead', () => {
  const person = {
    ...emptyResume('r').personalInfo,
    email: 'ada@example.com',
    phone: '+1 313 555 0142',
    location: 'London, UK',
    linkedin: 'in/ada-lovelace',
    website: 'https://ada.example.com/',
  }
  expect(listContacts(person)).toEqual([
    { kind: 'email', path: 'personalInfo.email', text: 'ada@example.com', href: 'mailto:ada@example.com' },
    { kind: 'phone', path: 'personalInfo.phone', text: '+1 313 555 0142', href: 'tel:+13135550142' },
    { kind: 'location', path: 'personalInfo.location', text: 'London, UK' },
    {
      kind: 'linkedin',
      path: 'personalInfo.linkedin',
      text: 'in/ada-lovelace',
      href: 'https://www.linkedin.com/in/ada-lovelace',
    },
    { kind: 'website', path: 'personalInfo.website', text: 'ada.example.com', href: 'https://ada.example.com/' },
  ])
  expect(listContacts(emptyResume('r').personalInfo)).toEqual([])
})

test('shows a link by its address, and by its name where the address does not say it', () => {
  const links = [
    { id: '1', label: 'GitHub', url: 'https://github.com/ada' },
    { id: '2', label: 'Portfolio', url: 'https://ada.example.com/work/' },
    { id: '3', label: '', url: 'orcid.org/0000-0001' },
    { id: '4', label: 'Shop', url: 'javascript:alert(1)' },
    { id: '5', label: '', url: ' ' },
  ]
  expect(listContacts({ ...emptyResume('r').personalInfo, links })).toEqual([
    { kind: 'link', path: 'personalInfo.links.1.url', text: 'github.com/ada', href: 'https://github.com/ada' },
    {
      kind: 'link',
      path: 'personalInfo.links.2.url',
      text: 'Portfolio: ada.example.com/work',
      href: 'https://ada.example.com/work/',
    },
    {
      kind: 'link',
      path: 'personalInfo.links.3.url',
      text: 'orcid.org/0000-0001',
      href: 'https://orcid.org/0000-0001',
    },
    { kind: 'link', path: 'personalInfo.links.4.url', text: 'Shop: javascript:alert(1)' },
  ])
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt : alert(1)',
  'java\nscript:alert(1)',
  'java\u200bscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.com',
  'evil+app://run',
])('keeps no address such as %j', (text) => {
  expect(hasUnsafeScheme(text)).toBe(true)
})

test.each([
  'https://example.com',
  'HTTP://example.com',
  'mailto:ada@example.com',
  'example.com:8080/a',
  'in/ada',
  'Portfolio: ada.example.com',
  'skype:ada',
  'javascript.example.com',
  'ht',
  '',
])('keeps %j', (text) => {
  expect(hasUnsafeScheme(text)).toBe(false)
})

test('opens a listing on the web or on a page of our own, and nowhere else', () => {
  expect(pageHref('https://jobs.example.com/1?x="y"')).toBe('https://jobs.example.com/1?x="y"')
  expect(pageHref('/jobs/1')).toBe('/jobs/1')
  for (const url of ['javascript:alert(1)', ' javascript:alert(1)', '//evil.example', '/\\evil.example', '', 'jobs']) {
    expect(pageHref(url)).toBeUndefined()
  }
})
