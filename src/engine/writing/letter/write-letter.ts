// A letter out of cited facts and quotes of the posting. Every sentence passes the gate.
import { fullName } from '#engine/resume/names.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { type Answer, collectFacts, type Facts } from '../facts.ts'
import { checkSentence } from '../gate/check-sentences.ts'
import { matchFacts } from '../match/match-posting.ts'
import type { Posting } from '../posting/posting.ts'
import { findGaps } from '../tailor/tailor-resume.ts'
import { fill } from './choose.ts'
import type { Citation, Letter, LetterParagraph, ParagraphRole, Tone } from './letter.ts'
import { greetings, signatures, teamGreeting } from './phrases-data.ts'
import { pickEvidence } from './pick-evidence.ts'
import { planLetter } from './plan-letter.ts'
import type { PlannedSentence } from './planned-sentence.ts'
import { greetedTeam } from './role-name.ts'

export type LetterRequest = {
  resume: Resume
  posting: Posting
  tone: Tone
  /** `YYYY-MM-DD` */
  today: string
  /** Chooses among equal ways of saying a thing; the same seed gives the same letter. */
  seed: number
  answers?: readonly Answer[] | undefined
}

export function writeLetter({ resume, posting, tone, today, seed, answers = [] }: LetterRequest): Letter {
  const facts = collectFacts(resume, answers, today)
  const match = matchFacts(facts, posting)
  const judged = new Map<string, boolean>()
  const passes = (text: string) => {
    const known = judged.get(text) ?? checkSentence(text, facts, posting).ok
    judged.set(text, known)
    return known
  }
  // Judged before the letter is planned, so that no sentence leans on one that falls out.
  const proofs = pickEvidence(facts, posting).filter(({ job, clause }) =>
    passes(job.company.trim() ? `At ${job.company.trim()}, I ${clause}.` : `I ${clause}.`),
  )
  const paragraphs = planLetter({
    facts,
    posting,
    match,
    tone,
    seed,
    proofs,
    passes,
  }).flatMap(({ role, sentences }): LetterParagraph[] => {
    const kept = sentences.filter((sentence) => passes(sentence.text))
    // A quote of the posting without the proof that follows it proves nothing.
    const cited = kept.filter((sentence, at) => !sentence.leadsTo || kept[at + 1]?.follows === true)
    return cited.length > 0 ? [makeParagraph(role, cited, facts)] : []
  })
  // What the gate would not let through was never proposed to anybody.
  return { letter: layOut({ resume, posting, tone, paragraphs }), paragraphs, dropped: [], gaps: findGaps(match) }
}

function makeParagraph(role: ParagraphRole, sentences: readonly PlannedSentence[], { list }: Facts): LetterParagraph {
  const citations = sentences.map(({ text, sources = [], quotes = [] }): Citation => {
    const facts = list
      .filter((fact) =>
        sources.some(
          (source) => source.entry === fact.entry && (source.text === fact.text || source.kinds?.includes(fact.kind)),
        ),
      )
      .map(({ id }) => id)
    return { text, facts, quotes }
  })
  return { role, text: sentences.map(({ text }) => text).join(' '), citations }
}

function layOut({
  resume,
  posting,
  tone,
  paragraphs,
}: Pick<LetterRequest, 'resume' | 'posting' | 'tone'> & { paragraphs: readonly LetterParagraph[] }): string {
  const name = fullName(resume)
  const signature = name ? `${signatures[tone]}\n${name}` : signatures[tone]
  const team = greetedTeam(posting, tone)
  const greeting = (team && fill(teamGreeting, { company: team })) || greetings[tone]
  return [greeting, ...paragraphs.map(({ text }) => text), signature].join('\n\n')
}
