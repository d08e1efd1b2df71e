// What a part of a posting is about, by its heading.

export type PartKind = 'must' | 'nice' | 'duties' | 'about' | 'offer' | 'text'

const headings: readonly (readonly [PartKind, RegExp])[] = [
  [
    'nice',
    /^(?:preferred|desired|desirable|nice[ -]to[ -]haves?|bonus(?: points)?|a plus|pluses|good to have|ideally|preferred (?:skills|qualifications|experience|requirements)|desired (?:skills|qualifications|experience)|additional (?:skills|qualifications)|what (?:would|will) set you apart|it'?s a plus)\b/i,
  ],
  [
    'must',
    /^(?:(?:job|position|minimum|basic|key|essential|required|role|manager role|general|other|technical) )?(?:requirements?|qualifications?|must[ -]haves?|mandatory|required skills?|skills?|experience|education|credentials|competenc(?:y|ies)|knowledge)\b|^(?:required|essential)\b|^(?:what (?:you(?:'ll|’ll| will)? (?:need|bring|have)|we(?:'re|’re| are) looking for|we need|it takes)|who you are|you (?:have|are|bring|will have|must have|should have|need)|about you|your (?:profile|skills|background|experience|qualifications)|the ideal candidate|ideal candidate|this person must|to be considered|we (?:require|expect|are looking for)|candidates? (?:must|should)|professional experience|licen[cs]es?|certifications?|education (?:and|&|\/) ?\w+|profile|skill set|applicants? must|you'll need|who we(?:'re|’re| are) looking for)\b/i,
  ],
  [
    'duties',
    /^(?:(?:key|main|primary|general|essential|core|specific|other|daily|day-to-day|typical|job|your|position) )*(?:responsibilit(?:y|ies)|duties|accountabilities|tasks|functions|areas of responsibility)\b|^(?:what you(?:'ll|’ll| will) (?:do|be doing|work on)|the role|your role|role|about the (?:role|job|position)|the job|job (?:description|summary|overview|purpose)|position (?:summary|description|overview|purpose)|you will|in this role|a day in the life|summary|overview|the recruiting assistant will|what you do)\b/i,
  ],
  [
    'offer',
    /^(?:benefits?|perks|compensation|salary|pay|what we offer|we offer|why (?:work|join|us|you)|our offer|schedule|hours|how to apply|to apply|application|apply|start date|location|work environment|physical demands of the office|equal opportunity|eeo|diversity|additional information|note|disclaimer|contact)\b/i,
  ],
  [
    'about',
    /^(?:about (?:us|the (?:company|network|team|organi[sz]ation)|\p{Lu})|who (?:we are|are we)|company(?: (?:overview|description|profile))?|our (?:company|story|mission|team|stack)|mission|background)/iu,
  ],
]

/** The kind of a part by the line above it; undefined where the line is no heading. */
export function readHeading(line: string): PartKind | undefined {
  const text = line.replace(/^[-#*\s]+/, '').replace(/[\s:*…]+$/, '')
  const words = text.split(/\s+/).length
  if (words > 7 || (/[.!?]$/.test(line.trim()) && !line.trim().endsWith('...'))) return undefined
  const isMarked = /[:…]\s*$/.test(line.trim()) || text === text.toUpperCase() || /^[#*]/.test(line.trim())
  const found = headings.find(([, pattern]) => pattern.test(text))
  if (!found) return undefined
  const rest = text.replace(found[1], '').trim()
  // `Experience with forklifts` is a requirement, `Experience` a heading.
  if (!isMarked && rest !== '' && !/^(?:and|&|\/|for|of|for applicants|required|list|include|will)\b/i.test(rest))
    return undefined
  if (!isMarked && words > 4) return undefined
  return found[0]
}

/** A heading that lost its line break: `Required Skills Manual dexterity`, `Job Duties: Cook`. */
export function splitHeading(line: string): { heading: string; rest: string } | undefined {
  const [, heading = '', rest = ''] =
    /^((?:Position |Job |Key |Required |Minimum |Preferred |Main |General |Essential )(?:Summary|Skills|Qualifications|Requirements|Duties|Responsibilities|Areas of Responsibility|Experience)|Education\/Experience|Qualifications|Responsibilities|Requirements)(?::\s*|\s+(?=\p{Lu}))(\S.*)$/u.exec(
      line.trim(),
    ) ?? []
  return heading && rest && !/^(?:include|for|and|are|of)\b/i.test(rest) ? { heading, rest } : undefined
}
