// Takes a posting apart: who hires for what, what they must have, what they would like, and what there is to do.
import { stemsOf } from '../words/tokens.ts'
import { toRequirementKind } from './classify.ts'
import { cleanPosting } from './clean-posting.ts'
import { findNames } from './find-names.ts'
import { type FoundNeed, findNeeds } from './find-needs.ts'
import { findPlace } from './find-place.ts'
import { isDuty, makeDuty } from './make-duty.ts'
import { makeRequirement } from './make-requirement.ts'
import type { Posting, Span } from './posting.ts'
import { weighRequirements } from './weigh.ts'

const MOST_REQUIREMENTS = 40
const MOST_DUTIES = 30
/** Below it a span is as likely something else. */
const SURE = 0.35

export function readPosting(input: string): Posting {
  const { text, ignored } = cleanPosting(input)
  const { title, company, reader, reference } = findNames(text)
  const names = [title, company].flatMap((name) => (name === undefined ? [] : [new Set(stemsOf(name.text))]))
  const found = onceEach(
    findNeeds(text).filter(
      (need) =>
        need.chance >= SURE &&
        !isHead(need, text, title?.span) &&
        !isOfEmployer(need, text, company?.text) &&
        !names.some((name) => repeats(need, name)),
    ),
  )
  const duties = found.filter(isDuty).slice(0, MOST_DUTIES).map(makeDuty)
  const asked = found
    .filter((need) => !isDuty(need))
    .slice(0, MOST_REQUIREMENTS)
    .map((need, at) =>
      makeRequirement(need, {
        id: `r${at + 1}`,
        need: need.isMust ? 'must' : 'nice',
        kind: toRequirementKind(need.text, need.kind),
        chance: need.chance,
      }),
    )
  const requirements = weighRequirements(asked, { title: title?.text ?? '', duties })
  return {
    text,
    title,
    company,
    reader,
    // `AS/NZS 3551` and `AZ-104 / MS-102` are asked for, and no number to quote.
    reference: reference && found.some((need) => need.text.includes(reference)) ? undefined : reference,
    place: findPlace(text),
    mustHave: requirements.filter(({ need }) => need === 'must'),
    niceToHave: requirements.filter(({ need }) => need === 'nice'),
    duties,
    ignored,
  }
}

/** `With two sites in Oslo and Bergen, Fjordlys offers products for the marine industries`: who they are, and no wish. */
function isOfEmployer({ span, isListed }: FoundNeed, text: string, company: string | undefined): boolean {
  if (isListed) return false
  const start =
    Math.max(
      text.lastIndexOf('\n', span.start),
      ...[...text.slice(0, span.start).matchAll(/[.!?](?=\s|\p{Lu})/gu)].map(({ index }) => index),
    ) + 1
  const [sentence = ''] = /^.*?(?:[.!?](?=\s|\p{Lu}|$)|$)/mu.exec(text.slice(start)) ?? []
  const [name = ''] = company?.split(/[\s,]/) ?? []
  const at = name.length > 2 ? sentence.indexOf(name) : -1
  // It opens the sentence, or its main clause.
  return at >= 0 && /(?:^|, )\s*(?:(?:Here )?[Aa]t )?$/.test(sentence.slice(0, at)) && !asking.test(sentence)
}

const asking =
  /\b(?:you|your|must|requir\p{L}*|needs?|needed|seek\p{L}*|look\p{L}* for|hir(?:e|ing)|recruit\p{L}*|candidates?|applicants?|experienced?|ability|able|skill\p{L}*|knowledge|understanding|familiar\p{L}*|proficien\p{L}*|prefer\p{L}*|ideal\p{L}*|plus|asset|essential|should|will|responsib\p{L}*|duties|degree|diploma|certif\p{L}*|licen[cs]e\p{L}*|fluen\p{L}*|willing\p{L}*|want|expect\p{L}*|someone|somebody|person|who)\b/iu

function onceEach(needs: readonly FoundNeed[]): FoundNeed[] {
  const keys = needs.map(({ text }) => text.toLowerCase().replace(/\s+/g, ' '))
  return needs.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** In the line that gives the title: `Night Porter, 4 on 4 off`. */
function isHead({ span }: FoundNeed, text: string, title: Span | undefined): boolean {
  if (!title || title.end === 0) return false
  const start = text.lastIndexOf('\n', title.start) + 1
  const [line = ''] = text.slice(start).split('\n')
  return line.length < title.end - title.start + LONGEST_TAIL && span.start >= start && span.end <= start + line.length
}

const LONGEST_TAIL = 50

/** `Operator, Production` under `Production Operator`. */
function repeats({ text, kind }: FoundNeed, name: ReadonlySet<string>): boolean {
  // Under `Java Developer` the need `Java` stays, and `Registered Nurse` may be the licence.
  if (kind !== 'duty' && kind !== 'experience' && kind !== 'trait') return false
  const words = stemsOf(text)
  return words.length > 0 && words.every((word) => name.has(word))
}
