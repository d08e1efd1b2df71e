// A summary out of the person's own facts; the wizard's canned one where there are none yet.
import type { Resume } from '#engine/resume/resume.ts'
import { cannedSummary } from './canned-summary.ts'
import { collectFacts } from './facts.ts'
import { checkText } from './gate/check-text.ts'
import { matchFacts } from './match/match-posting.ts'
import type { Posting } from './posting/posting.ts'
import { leadSentence, plainSkillSentence, skillSentence } from './tailor/summary-sentences.ts'

export type SummaryRequest = { resume: Resume; today: string; posting?: Posting | undefined }
export type SuggestedSummary = {
  summary: string /** facts: out of the resume; canned: fits anybody. */
  source: 'facts' | 'canned'
}

export function suggestSummary({ resume, today, posting }: SummaryRequest): SuggestedSummary {
  const facts = collectFacts(resume, [], today)
  const skills = posting ? skillSentence(facts, posting, matchFacts(facts, posting))?.text : plainSkillSentence(facts)
  const sentences = [leadSentence(facts), skills].filter((text): text is string => Boolean(text))
  const kept = sentences.filter((text) => checkText(text, { entry: 'personalInfo', before: '', facts, posting }).ok)
  if (kept.length === 0) return { summary: cannedSummary(resume.personalInfo), source: 'canned' }
  return { summary: kept.join(' '), source: 'facts' }
}
