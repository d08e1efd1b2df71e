// Where the contacts of a resume lead, and how they are shown.
import type { Link, PersonalInfo } from './resume.ts'

const webScheme = /^https?:\/\//i
const bareDomain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}](?::\d{1,5})?(?:[/?#]|$)/u
/** What may be in an address: no spaces, quotes or angle brackets that could end an attribute. */
const addressText = /^[^\s"'<>\\`{}|^]+$/u

/** The web address a text stands for: with its scheme, or https:// before a bare domain; undefined if it isn't one. */
export function webHref(text: string): string | undefined {
  const trimmed = text.trim()
  if (!addressText.test(trimmed)) return undefined
  const rest = trimmed.replace(webScheme, '')
  if (rest !== trimmed) return /^[^/?#:]/.test(rest) ? trimmed : undefined
  return bareDomain.test(trimmed) ? `https://${trimmed}` : undefined
}

const runsSomething =
  /^(?:javascript|vbscript|livescript|mocha|data|file|filesystem|blob|about|view-source|jar|resource|chrome|intent):/i

/**
 * Whether an address would run something, open a file or reach past the web. No such address is kept. Words with a
 * colon in them (`Portfolio: example.com`) are no address and stay; they only never become a link.
 */
export function hasUnsafeScheme(text: string): boolean {
  // Browsers skip what is between the letters of a scheme without being seen.
  const seen = text.replace(/[\s\p{Cc}\p{Cf}]/gu, '')
  return runsSomething.test(seen) || (/^[a-z][a-z\d+.-]*:\/\//i.test(seen) && !webScheme.test(seen))
}

/** Where a listing can be opened: on the web, or on a page of our own; undefined for anything else. */
export function pageHref(text: string): string | undefined {
  return /^(?:https?:\/\/[^\s/]|\/(?![/\\]))/i.test(text) ? text : undefined
}

export function mailHref(text: string): string | undefined {
  const trimmed = text.trim()
  return addressText.test(trimmed) && /^[^@?&]+@[^@?&]+$/.test(trimmed) ? `mailto:${trimmed}` : undefined
}

export function phoneHref(text: string): string | undefined {
  const trimmed = text.trim()
  if (!/^[+(\d][\d\s().\-/–]*$/.test(trimmed)) return undefined
  // The (0) of +44 (0)20 is for callers at home: dialled with +44 it reaches nobody.
  const dialled = trimmed.startsWith('+') ? trimmed.replace(/\(0\)/, '') : trimmed
  const digits = dialled.replace(/\D/g, '')
  if (digits.length < 3) return undefined
  return `tel:${trimmed.startsWith('+') ? '+' : ''}${digits}`
}

/** Links that may be followed from text somebody else wrote: web, mail and phone, and nothing that runs. */
export function safeHref(text: string): string | undefined {
  const trimmed = text.trim()
  if (/^mailto:/i.test(trimmed)) return mailHref(trimmed.slice('mailto:'.length))
  if (/^tel:/i.test(trimmed)) return phoneHref(trimmed.slice('tel:'.length))
  return webHref(trimmed) ?? mailHref(trimmed)
}

/** A web address as people write it: without scheme and closing slash. */
export function displayUrl(text: string): string {
  return text.trim().replace(webScheme, '').replace(/\/+$/, '')
}

function linkedinHref(text: string): string | undefined {
  const path = /^\/?(in\/[\p{L}\p{N}_%-]+)\/?$/u.exec(text.trim())?.[1]
  return path ? `https://www.linkedin.com/${path}` : webHref(text)
}

export const contactKinds = ['email', 'phone', 'location', 'linkedin', 'website'] as const
export type ContactKind = (typeof contactKinds)[number]

const hrefOf: Record<ContactKind, (text: string) => string | undefined> = {
  email: mailHref,
  phone: phoneHref,
  location: () => undefined,
  linkedin: linkedinHref,
  website: webHref,
}

/** Where a contact leads; undefined if it leads nowhere that is safe. */
export function contactHref(kind: ContactKind, text: string): string | undefined {
  return hrefOf[kind](text)
}

export type Contact = { kind: ContactKind | 'link'; path: string; text: string; href?: string }

/** The address, and before it what the link is called where the address does not say so itself. */
export function showLink({ label, url }: Pick<Link, 'label' | 'url'>): string {
  const address = displayUrl(url)
  const name = label.trim()
  if (name === '' || address === '') return address || name
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return bare(address).includes(bare(name)) ? address : `${name}: ${address}`
}

/** The contacts that are filled in, in the order in which they are shown. */
export function listContacts(person: PersonalInfo): Contact[] {
  const fields = contactKinds.flatMap((kind) => {
    const value = person[kind]?.trim()
    if (!value) return []
    const text = kind === 'linkedin' || kind === 'website' ? displayUrl(value) : value
    return [withHref({ kind, path: `personalInfo.${kind}`, text }, contactHref(kind, value))]
  })
  const links = (person.links ?? []).flatMap((link) => {
    const text = showLink(link)
    return text === ''
      ? []
      : [withHref({ kind: 'link', path: `personalInfo.links.${link.id}.url`, text }, webHref(link.url))]
  })
  return [...fields, ...links]
}

function withHref(contact: Contact, href: string | undefined): Contact {
  return href === undefined ? contact : { ...contact, href }
}
