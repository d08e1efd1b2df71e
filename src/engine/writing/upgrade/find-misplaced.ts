// What does not belong in a resume, with the reason a person would want to hear.
import { isEmptyLine } from './empty-line.ts'

const misplaced: readonly (readonly [RegExp, string])[] = [
  [
    /^\W*(?:(?:current|expected|monthly|annual|last|starting|ending|basic|gross|desired) )*(?:salary|ctc|pay|wages?)(?: (?:expectations?|requirements?|range))?\s*[:–-]\s*\S|^\W*(?:(?:current|expected|monthly|annual|last|starting|ending|basic) )+(?:salary|ctc) (?:of |is |was )?(?:[a-z]{3} )?[$€£]?\d/i,
    'Salary is for the interview, not the resume.',
  ],
  [/^\W*notice period\b|\b(?:months?|weeks?)[’']? notice\b/i, 'Notice is for the interview, not the resume.'],
  [
    /^\W*reasons? for leaving\b|^(?:retired|left|resigned) (?:when|because|after|due|as)\b|^(?:laid off|let go|made redundant|redundan(?:t|cy))\b|^(?:position|role|job|post) (?:was )?(?:eliminated|cut|made redundant|ended)\b|^(?:company|store|shop|plant|branch|business) (?:was )?(?:closed|shut|sold|went out)\b[^,;]*$|^shut down after\b|^contract ended\b/i,
    'Why you left is for the interview, if they ask.',
  ],
  [
    /^\W*marital status\b|^\W*(?:single|married|divorced|widowed)(?:,? (?:with )?(?:\w+ )?(?:children|kids))?\W*$|^(?:proud )?(?:mum|mom|mother|father|dad|parent) of (?:\d|one|two|three|four|five|six)\b/i,
    'Family life doesn’t belong in a resume.',
  ],
  [
    /^\W*(?:age|date of birth|d\.?o\.?b\.?|birth ?date|birthday|born(?: on)?)\s*[:–-]?\s*\d|^\W*(?:i am |aged )?\d{2} years old\W*$/i,
    'Leave your age out; employers should not ask for it.',
  ],
  [
    /^\W*(?:(?:responsible for|performed?|performs|completed?|handled?|did|do|various|and|any|all) )*(?:other |misc(?:\.|ellaneous)? |additional )?(?:duties|tasks|projects)(?:,? (?:as|when|if) (?:assigned|needed|required|directed|requested))(?: by \p{L}+(?: \p{L}+)?)?\W*$|^\W*(?:(?:responsible for|performed?|and|any|all) )*other (?:duties|tasks)\W*$/iu,
    'Every job has these; use the line for something you did.',
  ],
  [
    /^\W*(?:responsible for |helped )?(?:maintain|keep|kept|ensur)\w* (?:(?:an?|the|own|my|all|clean|neat|tidy|safe|organi[sz]ed|and|work) |, )*(?:work ?)?(?:area|environment|place|station|space|bench)s? ?(?:(?:clean|neat|tidy|organi[sz]ed|and|free (?:of|from) hazards)(?: |, |(?=\W*$)))*\W*$|^\W*(?:responsible for )?(?:follow|adher|compl|abid|observ)\w* (?:to |with |by )?(?:all )?(?:company|store|shop|hotel|workplace|corporate|plant)(?:['’]s)? (?:(?:policies|rules|procedures|guidelines|and),? ?)+\W*$/i,
    'Every job has these; use the line for something you did.',
  ],
  [/^\W*industry\s*:/i, 'The employer’s industry isn’t something you did.'],
  [
    /\b(?:christmas|xmas|holiday) (?:lights|party|parties|raffle|decorations|do)\b|\b(?:potluck|choir|five[- ]a[- ]sides?|social committee|fun run|pub quiz|quiz night|bake sale|(?:chili|chilli) cook-?off|(?:hockey|football|lottery) pool|fantasy (?:football|league)|secret santa|office (?:party|birthdays)|softball|bowling (?:team|league)|(?:office|company|staff|firm|bank|work|council|camp)(?:['’]s)? (?:touch )?(?:rugby|netball|football|soccer|cricket|basketball|darts|cribbage|hockey|golf)(?: (?:team|league|club|society))?|board[- ]games?|(?:staff )?awards night|raffle|friday bingo|sweepstake)\b/i,
    'Not about the work; use the line for something you did.',
  ],
  [/^\W*religion\s*[:–-]/i, 'Religion doesn’t belong in a resume.'],
  [/^\W*(?:gender|sex)\s*[:–-]\s*\S/i, 'Leave this out; employers should not ask for it.'],
  [/^\W*(?:height|weight)\s*[:–-]\s*\d/i, 'Leave this out; employers should not ask for it.'],
  [
    /^\W*(?:ssn|social security|national id|identity card|passport|nric|aadhaar)(?: card)?(?:\s*(?:no\.?|number|#))?\s*[:–-]?\s*[\w-]*\d/i,
    'Keep ID numbers out of a resume; employers ask for them once you’re hired.',
  ],
  [
    /^\W*references?:?(?: (?:are|is|will be|can be))?(?: (?:available|furnished|provided|given))?(?: (?:up)?on request| available)\W*$/i,
    'Employers know they can ask; use the line for something else.',
  ],
  [
    /^\W*(?:photo|photograph|picture)(?: is)? (?:attached|enclosed|available)|^\W*(?:see )?(?:attached|enclosed) (?:photo|picture)/i,
    'Leave the photo out of the text.',
  ],
]

const LONGEST = 160

/** `Ran a bowling league for 60 children`: what is play for them is work for who runs it. */
const forOthers =
  /\bfor (?:\S+ ){0,3}(?:child(?:ren)?|kids|students?|pupils?|residents?|guests?|patients?|clients?|customers?|members?|campers?|teens|youths?|seniors?|families|visitors?)\b/i

/** Why the line should go; undefined if it may stay. */
export function findMisplaced(line: string): string | undefined {
  if (line.length > LONGEST) return undefined
  if (isEmptyLine(line)) return 'Anybody could say it; use the line for something you did.'
  const [, reason] = misplaced.find(([pattern]) => pattern.test(line)) ?? []
  return reason?.startsWith('Not about the work') && forOthers.test(line) ? undefined : reason
}
