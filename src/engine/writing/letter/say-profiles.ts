// A page of the person's own that the posting asks to see: `Please send us your GitHub profile`.
import { escapePattern } from '#engine/language/escape-pattern.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { sayFrame } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import type { Posting } from '../posting/posting.ts'
import type { Said, Tone } from './letter.ts'

/** By the host of the page. */
const names: readonly (readonly [RegExp, string])[] = [
  [/(?:^|[/.])github\.com\/./i, 'GitHub profile'],
  [/(?:^|[/.])gitlab\.com\/./i, 'GitLab profile'],
  [/(?:^|[/.])linkedin\.com\/./i, 'LinkedIn profile'],
  [/(?:^|[/.])behance\.net\/./i, 'Behance portfolio'],
  [/(?:^|[/.])dribbble\.com\/./i, 'Dribbble portfolio'],
]

export function sayProfiles({ personalInfo }: Resume, posting: Posting, tone: Tone): Said[] {
  const { linkedin = '', website = '', links = [] } = personalInfo
  return [linkedin, website, ...links.map(({ url }) => url)].flatMap((page): Said[] => {
    const profile = names.find(([host]) => host.test(page))?.[1]
    const [site = ''] = profile?.split(' ') ?? []
    const asks = new RegExp(
      `\\b(?:send|share|include|attach|provide|link|show|see|submit)\\b[^.!?\\n]{0,40}\\b${escapePattern(site)}\\b`,
      'i',
    )
    if (!profile || !asks.test(posting.text)) return []
    const [text] = sayFrame(frames.profile, tone, {
      profile,
      page: page.trim().replace(/^https?:\/\/(?:www\.)?|\/$/g, ''),
    })
    return text ? [{ text, entries: ['personalInfo'], quotes: [] }] : []
  })
}
