// Lines of those who lead others, and the titles that say somebody does.

const leadTitle =
  /\b(?:lead|leader|leading|supervisor|manager|management|head|chief|senior|sr|foreman|forewoman|foreperson|director|charge|principal|captain|sergeant|lieutenant|purser|superintendent|chef|master|owner|coordinator|partner)\b/i

/** Whether a title is that of somebody who leads others. */
export function isLeadTitle(title: string): boolean {
  return leadTitle.test(title)
}

const verbs =
  '(?:Led|Supervised|Managed|Oversaw|Directed|Chaired|Commanded|Hired|Scheduled|Ran|Guided)(?:,? (?:and )?[a-z]+ed)*'
const worker =
  '(?:[a-zA-Z]+(?:(?<!clust)ers|(?<!seni)ors|ists|ants|(?<!m)ents|ees|ians)|staff|people|nurses|cooks|guards|aides|associates|PTAs|EITs|CNAs|clerks)'
const served =
  /\{[^}]*\} (?:[\w-]+ ){0,2}(?:campers|students|clients|patients|guests|residents|visitors|passengers|customers|users|members|listeners|readers|learners|toddlers)\b/
const team = new RegExp(
  `^${verbs} (?:\\{how many\\} (?:[\\w-]+ ){0,2}${worker}\\b|(?:an? |the |shifts? |[\\w-]+ )*(?:team|crew|crews|squad|desk|department|kitchen|line|shifts?) of \\{how many\\})`,
)
const inRole = /\bas (?:an? )?(?:[\w-]+ )?(?:head|lead|charge|purser|supervisor|team leader|shift leader)\b/

/** Whether a line of the library is about leading those who do the work. */
export function tellsOfLeading(line: string): boolean {
  return inRole.test(line) || (team.test(line) && !served.test(line))
}

const teaching =
  /^(?:Coached|Hired|Led|Mentored|Oriented|Precepted|Showed|Supervised|Taught|Trained)(?: and \w+)? \{how many\}/

/** Whether a line is about teaching or leading so many of some kind: whoever has trained assistants need not be one. */
export function tellsOfTeaching(line: string): boolean {
  return teaching.test(line)
}
