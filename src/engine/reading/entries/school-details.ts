// What is said of a school below or beside its name: grades, honours, what was studied and written.
const detail =
  /^(?:gpa|cgpa|grade(?! \d)|score|major gpa|overall gpa|relevant coursework|coursework|courses|thesis|dissertation|advisor|honou?rs?|awards?|activities|minor in|focus|specializ|concentration|dean|graduated|incoming courses|emphasis|recipient|member|summa|magna|cum laude|percentage|key modules|modules|subjects|notable|achievements?|capstone|societies|grades?|units|atar|valedictorian|salutatorian|study abroad|exchange|final (?:year )?project|major project|transfer|president|captain|completed|finished|left school|no degree|\d+ credits?|(?:first|second|third|upper|lower)[- ]class|(?:abschluss|gesamt)?note|notendurchschnitt|nota(?: media)?|voto|mention|moyenne|média|eindcijfer|średnia|ocena|ort(?:alama)?|not ortalaması|schwerpunkte?|relevante?)(?![\p{L}\d])/iu

const grade =
  /^(?:\d{1,3}(?:\.\d+)?\s?%|\d+ (?:credits?|units|credit hours)\b.*|\d[.:]\d{1,2}|\d\.\d{1,2}(?: ?\/ ?\d(?:\.0+)?)? c?gpa|\d+[ -](?:weeks?|hours?|hrs?|months?|days?)|[a-e][*+-]?|(?:cum laude|magna cum laude|summa cum laude)|(?:with )?(?:high |first class |academic )?(?:distinction|merit|honou?rs)|pass(?:ed)?|(?:first|second|third|upper|lower)[- ](?:class|second)(?: (?:upper|lower|honou?rs|division|hons?)(?: division)?)*|2[.:][12](?: hons?| honou?rs)?|(?:mean |overall |final )?(?:c?gpa|grade(?! \d)|score|marks?|percentage|atar)\b.*|(?:part|full)[- ]time|evenings?|(?:day|block) release|evening classes|by distance|distance learning|online|some college|some coursework|not completed|incomplete|did not (?:finish|graduate)|no degree)$/i

const status =
  /^(?:(?:expected|anticipated|(?:in )?progress|ongoing|currently|due|to be completed|completed|finished|graduat(?:ed|ing|ion|es?)|completion|class of|awarded|obtained|passed|until|present|date)\b[\s,:–-]*)+$/i

/** `Clinical rotation: St. Brigid Hospital`, `80 hour externship at Lind Street Pediatrics` */
const practice =
  /^(?:\d[\d,]*\+?[ -]?(?:clinical|externship|practicum|contact|supervised)[ -](?:hours?|hrs?)|(?:\d[\d,]*\+?[ -]?(?:hours?|hrs?)\b.{0,20}?)?\b(?:clinicals?(?= rotations?| hours| placements?| practicum| experience|[:,(]|$)|(?:supervised )?(?:practicum|externship|rotations?|fieldwork|field (?:placement|work|experience)|student teaching|preceptorship|placement)))\b/i

/** A line of its own that belongs to the school above. */
export function isDetail(text: string): boolean {
  return detail.test(text) || practice.test(text) || isGrade(text)
}

/** `89.5%`, `First class`, `CGPA 8.4/10`, `part-time` */
export function isGrade(text: string): boolean {
  return grade.test(text.trim().replace(/^\(([^()]*)\)$/, '$1'))
}

/** `expected`, `graduated`, `in progress`: what the date beside it says. */
export function isStatus(text: string): boolean {
  return status.test(text.trim())
}

/** `cheer captain`, `student council`: what one did beside the lessons. */
export function isActivity(text: string): boolean {
  return /\b(?:captain|president|prefect|head (?:boy|girl)|clubs?|teams?|student council|honou?r roll|yearbook|cheer\w*|varsity)$/i.test(
    text.trim(),
  )
}

/** Who examines has no school: `HSC, Maharashtra State Board`. */
export function isBoard(text: string): boolean {
  return /^board of\b|\b(?:board|council|examinations?)$/i.test(text.trim())
}
