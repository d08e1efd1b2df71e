// The addresses a person can be found at, each by what it is called.
import { hasUnsafeScheme } from '../../resume/links.ts'
import type { SourceSpan } from '../segment.ts'
import type { Contacts } from './contacts.ts'

export const mostLinks = 40

type Link = { source: SourceSpan[]; contacts: Contacts; confidence: number; label?: string | undefined }

export function takeLink(url: string, { source, contacts, confidence, label }: Link): void {
  if (hasUnsafeScheme(url)) return
  if (/^mailto:/i.test(url)) {
    contacts.email ??= { value: decode(url.slice(7).split('?')[0] ?? ''), confidence: 0.9, source }
    return
  }
  if (/^tel:/i.test(url)) {
    contacts.phone ??= { value: decode(url.slice(4)), confidence: 0.9, source }
    return
  }
  if (contacts.links.length >= mostLinks) return
  const address = url.replace(/[.,;]$/, '')
  const name = label && !plainLabel.test(label) ? label : nameNetwork(address)
  const found = { value: address, confidence, source, ...(name ? { label: { value: name, confidence, source } } : {}) }
  if (/linkedin\.com/i.test(url)) contacts.linkedin ??= found
  else if (!contacts.links.some((link) => sameAddress(link.value, url))) contacts.links.push(found)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function sameAddress(a: string, b: string): boolean {
  const bare = (url: string) => url.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/+$/g, '')
  return bare(a) === bare(b)
}

/** What every link may be called. */
const plainLabel = /^(?:links?|url|web(?:site|page)?|site|home ?page|address|www|w)$/i

const networkNames = [
  'GitHub',
  'GitLab',
  'Bitbucket',
  'Twitter',
  'Facebook',
  'Instagram',
  'Medium',
  'Behance',
  'Dribbble',
  'YouTube',
  'XING',
  'Kaggle',
  'npm',
  'Reddit',
  'Vimeo',
  'Pinterest',
  'TikTok',
  'SoundCloud',
  'ResearchGate',
  'ORCID',
  'CodePen',
  'HackerRank',
  'LeetCode',
  'Stack Overflow',
]

/** What a network calls itself, for an address that is shown without a name. */
export function nameNetwork(address: string): string | undefined {
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/:?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? ''
  const parts = host.split('.')
  return networkNames.find((name) => parts.includes(name.toLowerCase().replace(' ', '')))
}

const networks =
  /(?:github|gitlab|bitbucket|twitter|x|facebook|instagram|medium|stackoverflow|stackexchange|behance|dribbble|youtube|xing|kaggle|npmjs|reddit|mastodon|angel|quora|vimeo|pinterest|tiktok|soundcloud|researchgate|orcid|scholar\.google|skype|t|telegram|slideshare|codepen|hackerrank|leetcode|deviantart|flickr|tumblr|plus\.google|keybase)\.(?:com|org|net|io|co|me|ly|ch)\b/i

/** The first address that isn't a profile of a network is the person's own. */
export function chooseWebsite(contacts: Contacts): void {
  const chosen = contacts.links.find((link) => !networks.test(link.value))
  if (!chosen) return
  contacts.website = chosen
  contacts.links = contacts.links.filter((link) => link !== chosen)
}

/** `Kaggle:` beside a link. */
export function networkOf(text: string): string | undefined {
  const said = text.replace(/:$/, '').trim().toLowerCase()
  return networkNames.find((name) => name.toLowerCase() === said)
}
