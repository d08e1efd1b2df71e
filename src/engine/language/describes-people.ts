import type { TaggedWord } from './tag-words.ts'

const people =
  /^(?:agents|aides|analysts|apprentices|assistants|associates|attendants|clerks|consultants|contractors|coordinators|crews?|designers|developers|drivers|employees|engineers|gangs?|hands|inspectors|instructors|interns|labou?rers|managers|mechanics|nurses|officers|operatives|operators|partners|personnel|specialists|squads?|staff|students|subcontractors|supervisors|surveyors|teachers|teams?|technicians|trainees|volunteers|workers|workforce)$/

const doneToPeople =
  /^(?:advising|appraising|assessing|assigning|assisting|briefing|building|coaching|counsell?ing|coordinating|developing|directing|disciplining|dispatching|educating|employing|engaging|evaluating|guiding|helping|hiring|inducting|instructing|interviewing|leading|managing|mentoring|monitoring|motivating|onboarding|organi[sz]ing|overseeing|paying|recruiting|retaining|rostering|scheduling|shadowing|sourcing|supervising|supporting|teaching|training|transporting|tutoring|vetting)$/

/** `hiring managers`, `training officers`: names of people as well. */
const alsoNames =
  /^(?:coaching|hiring|recruiting|training) (?:consultants|coordinators|managers|officers|specialists|teams?)$/

/** `framing crews`, `nursing assistants`: whoever takes the -ing for an act makes a leader of crews frame them. */
export function describesPeople([first, second]: readonly TaggedWord[]): boolean {
  if (!first || !second || !people.test(second.lower)) return false
  return !doneToPeople.test(first.lower) || alsoNames.test(`${first.lower} ${second.lower}`)
}
