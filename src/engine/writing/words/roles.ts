// Titles of people.
import { stem } from './stem.ts'
import { stemsOf } from './tokens.ts'

const roleNoun =
  /^(?:\p{L}{3,}(?:er|or|ist|ian|man|woman|person|eer|ee|aire)|nurse|chef|cook|lead|head|chief|attorney|clerk|aide|journeyman|intern|apprentice|captain|coach|assistant|consultant|accountant|attendant|partner|principal|counsel|associate|technologist|expert|specialist|(?:life)?guard|(?:para)?professional|bookseller|host|hostess|pilot|architect|rn|lpn|cpa|pe|cna|lcsw|ceo|cfo|cto|vp|president|owner|champion|sergeant|superintendent|dean|professor|representative|executive|agent|fellow|resident|hygienist|therapist|laborer|courier|scientist|mechanic|mate|artisan|\p{L}+smith|seaman|medic|analyst|secretary|paralegal|tech|barista|nanny|maid|paramedic|emt|lvn|advocate|liaison|concierge|surgeon|deputy|steward)s?$/iu

/** Whether a word names a person by their occupation. */
export function isRoleNoun(word: string): boolean {
  return roleNoun.test(word)
}

/** Words that make a title smaller. */
const lesser = new Set(
  'assistant apprentice trainee intern junior training helper student aide deputy associate volunteer temporary'
    .split(' ')
    .map(stem),
)

/** A job counts for a title if it has all its words and none that make it smaller: an apprentice electrician was no electrician. */
export function isSameRole(title: string, position: string): boolean {
  const wanted = new Set(stemsOf(title))
  const held = new Set(stemsOf(position))
  if (wanted.size === 0) return false
  return [...wanted].every((word) => held.has(word)) && [...held].every((word) => wanted.has(word) || !lesser.has(word))
}
