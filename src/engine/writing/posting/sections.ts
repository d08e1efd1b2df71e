// What a part of a posting is about, by its heading.

export type PartKind = 'must' | 'nice' | 'duties' | 'about' | 'offer' | 'text'

const headings: readonly (readonly [PartKind, RegExp])[] = [
  [
    'nice',
    /^(?:(?:preferred|desired|desirable|additional)(?: (?:skills|qualifications|experience|requirements|attributes|knowledge))?|(?:the )?nice[ -]to[ -]haves?|nice extras?|bonus(?: points)?|brownie points|extra credit|extra points|a plus|pluses|good to have|great to have|ideally|even better|what (?:would|will|might) set you apart|it'?s a plus|it would be (?:great|nice|lovely|a bonus) if|we(?:'d|’d| would) (?:love|like) it if|not (?:essential|required) but|optional)\b/i,
  ],
  [
    'must',
    /^(?:the )?(?:(?:job|position|minimum|basic|key|essential|required|role|manager role|general|other|technical|physical|driver|candidate|education|special|legal|entry|person|education and experience|mandatory|professional|additional) )?(?:requirements?|qualifications?|quals|must[ -]haves?|mandatory|non-?negotiables?|required skills?|skills?|experience|education|credentials|competenc(?:y|ies)|knowledge|essentials|basics|specifications?|prerequisites?|eligibility|abilities)\b|^(?:required|essential)\b|^(?:what (?:you(?:'ll|’ll| will)? (?:need|bring|have|must have|should have)|you(?:'re|’re| are) (?:good at|like)|we(?:'re|’re| are) looking for|we(?:'re|’re| are) after|we need|we require|we ask|we expect|we(?:'d|’d| would) like to see|it takes|makes you|to bring)|who you are|who (?:should|can) apply|who (?:thrives|does well|will do well)|who(?:'s| is) (?:a (?:good )?fit|right)|you (?:have|are|bring|will have|must have|should have|need|could be|may be|might be)|you(?:'re|’re) (?:a (?:good|great) (?:fit|match)|the right|someone|our)|you(?:'ve|’ve) got|about you|are you|is this you|your (?:profile|skills|background|experience|qualifications|toolbox|toolkit|strengths)|the (?:ideal|right|successful) (?:candidate|person|applicant)|(?:ideal|successful) candidates?|this person must|to be considered|to (?:apply|qualify),? you|to succeed|to do this|to be successful|we (?:require|expect|need|ask|are looking for)|(?:candidates?|applicants?|drivers?|nurses?|teachers?) (?:must|should|need|will have)|professional experience|licen[cs]es?|licensure|certifications?|education (?:and|&|\/) ?\w+|profile|skill set|you(?:'ll|’ll| will) need|who we(?:'re|’re| are) looking for|a (?:good|great) (?:fit|match)|come with|bring (?:us|with you))\b/i,
  ],
  [
    'duties',
    /^(?:(?:key|main|primary|general|essential|core|specific|other|daily|day-to-day|typical|job|your|position|major|principal|what the) )*(?:responsibilit(?:y|ies)|duties|accountabilities|tasks|functions|areas of responsibility)\b|^(?:what you(?:'ll|’ll| will) (?:do|be doing|work on|own|get to do|be responsible for|take on)|what you do|what(?:'s| is) involved|what the (?:job|work|role|day) (?:is|looks like|involves|entails)|the (?:role|work|job|day|mission|opportunity|position)|your (?:role|day|work|mission|week|job|impact)|role|about the (?:role|job|position|work)|job (?:description|summary|overview|purpose|details)|position (?:summary|description|overview|purpose)|you will|in this (?:role|job|position)|(?:a|your) (?:typical )?(?:day|week|shift)|(?:on )?a typical (?:day|week|shift)|day[- ]to[- ]day|day in the life|summary|overview|the recruiting assistant will|how you(?:'ll|’ll| will) (?:help|spend)|scope of work|work you will do)\b/i,
  ],
  [
    'offer',
    /^(?:benefits?|perks|compensation|total rewards|rewards|salary|pay|wages?|the package|what we offer|what (?:you(?:'ll|’ll| will)? get|you can expect|we(?:'ll|’ll| will) give|is in it for you)|what(?:'s|’s) in it|in return|we offer|why (?:work|join|us|you|choose)|our offer|schedule|hours|how to apply|to apply|application|apply|ready to apply|next steps|interview process|start date|location|work environment|working conditions|physical demands of the office|equal (?:employment )?opportunity|eeo|eoe|diversity|inclusion|our commitment|accommodations?|additional information|note|disclaimer|contact|privacy|fine print)\b/i,
  ],
  [
    'about',
    /^(?:about (?:us|the (?:company|network|team|organi[sz]ation|school|hospital|clinic|district|firm)|our|\p{Lu})|who (?:we are|are we)|company(?: (?:overview|description|profile))?|our (?:company|story|mission|team|stack|values|culture|practice|school|clinic)|mission|background|life at|meet the team|we are \p{Lu})/iu,
  ],
]

/** The kind of a part by the line above it; undefined where the line is no heading. */
export function readHeading(line: string): PartKind | undefined {
  const text = line.replace(/^[-#*\s]+(?:here(?:['’]s| is) )?|^here(?:['’]s| is) /i, '').replace(/[\s:*…?]+$/, '')
  const words = text.split(/\s+/).length
  if (words > 7 || (/[.!]$/.test(line.trim()) && !line.trim().endsWith('...'))) return undefined
  const isMarked = /[:…]\s*$/.test(line.trim()) || text === text.toUpperCase() || /^[#*]/.test(line.trim())
  // A bullet is an item of a list, not the name of one.
  if (/^\s*(?:[-–•]|\*\s)/.test(line) && !/:\s*$/.test(line)) return undefined
  const found = headings.find(([, pattern]) => pattern.test(text))
  if (!found) return undefined
  const rest = text.replace(found[1], '').trim()
  // `Experience with forklifts` is a requirement, `Experience` a heading.
  if (
    !isMarked &&
    rest !== '' &&
    !/^(?:and|&|\/|for|of|for applicants|required|list|include|will|if|that|to succeed|you|needed|like|a (?:good|great) fit|in (?:this|the) (?:role|job|position)|at \p{Lu}\p{L}+)\b/iu.test(
      rest,
    )
  )
    return undefined
  if (!isMarked && words > 4 && !/^(?:if|that|you|to succeed|like)?$/i.test(rest)) return undefined
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
