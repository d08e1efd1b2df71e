// One sentence that asks for several things: `a valid CDL and two years of local delivery`.
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { classifyRequirement } from './classify.ts'

const quality =
  /^(?:strong|excellent|good|great|solid|sound|proven|demonstrated|exceptional|outstanding|superior|prior|previous|highly|effective|intermediate|advanced|working|genuine)\b/i
const opener =
  /^(?:experience|knowledge|ability|able|proficien\w+|familiar\w*|understanding|fluen\w+|safety awareness|at least|a minimum|minimum|no |available|comfortable|willing\w*)\b/i
const counted =
  /^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|an?|the|their|your|own|valid|current|active|clean)\b/i
const stative =
  /^(?:have|has|be|is|are|hold|holds|can|know|knows|possess|possesses|speak|speaks|keep|keeps|own|owns|must)\b/i
const joined = /^(?:both|either|including|such|which|preferably|especially|who|or|with|etc|ideally|whether|using)\b/i
const hard: ReadonlySet<string> = new Set(['years', 'licence', 'degree', 'language', 'other', 'physical'])

const boundary = /(?:,\s+(?:and\s+|plus\s+|as well as\s+|with\s+)?|\s+(?:and|plus|as well as|with)\s+)/

/** What is one thing stays whole, and so do alternatives. */
export function splitAsk(body: string, isClause: boolean): string[] {
  const parts = body.split(new RegExp(`(${boundary.source})`))
  const pieces: string[] = [parts[0] ?? '']
  let depth = countOpen(parts[0] ?? '')
  for (let at = 1; at < parts.length; at += 2) {
    const sign = parts[at] ?? ''
    const next = parts[at + 1] ?? ''
    const last = pieces.length - 1
    const left = pieces[last] ?? ''
    const ahead =
      parts
        .slice(at + 1)
        .join('')
        .split(/,\s/)[0] ?? next
    if (depth <= 0 && begins(left, sign, next, { isClause, all: parts, ahead })) pieces.push(next)
    else pieces[last] = left + sign + next
    depth += countOpen(next)
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece.length > 1)
}

function countOpen(text: string): number {
  return (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0)
}

type Around = { isClause: boolean; all: readonly string[] /** Up to the next comma. */; ahead: string }

function begins(left: string, sign: string, next: string, { isClause, all, ahead }: Around): boolean {
  if (joined.test(next) || /\b(?:between|both|either)\b[^,]*$/i.test(left)) return false
  // `A, B, or C`: one of them will do.
  if (all.some((part) => /^or\b/i.test(part)) && !/^(?:years|licence)$/.test(classifyRequirement(next))) return false
  // `four years of backends, with production experience in Python`
  if (/with/.test(sign) && /^(?:\p{L}+ )?experience (?:in|with|of)\b/iu.test(next)) return true
  if (/with/.test(sign) && !counted.test(next)) return false
  const kind = classifyRequirement(next)
  const leftKind = classifyRequirement(left)
  if (/with/.test(sign))
    return (
      !/\bor\b/.test(ahead.replace(/\bor (?:more|beverage|related)\b/, '')) &&
      counted.test(next) &&
      kind === 'years' &&
      leftKind === 'degree'
    )
  if (stative.test(next)) return isClause
  const verb = readVerbForm(next.split(/\s+/)[0]?.toLowerCase() ?? '')
  if (
    isClause &&
    verb &&
    !verb.isMoreOftenNoun &&
    /^(?:knows|is|has|can|worked|run|be)\b/i.test(left) &&
    verb.form === 'third'
  )
    return true
  if (quality.test(next))
    return /\b(?:skills?|experience|knowledge|record|understanding|ability|attitude|credentials|awareness)\b/i.test(
      ahead,
    )
  if (/^(?:an? )?(?:clean|good)\b.*\brecord\b/i.test(next)) return true
  if (opener.test(next)) return left.split(/\s+/).length >= 2
  if (counted.test(next)) return hard.has(kind) && kind !== 'other' && left.trim().split(/\s+/).length >= 2
  return (
    hard.has(kind) &&
    kind !== 'other' &&
    kind !== 'language' &&
    hard.has(leftKind) &&
    leftKind !== kind &&
    leftKind !== 'other'
  )
}
