// Somebody whose title is to learn: nobody looks for work as a student, and nobody counts the years of it.
import { withArticle } from '#engine/language/articles.ts'
import { isRoleNoun } from '../words/roles.ts'

const learner =
  /(?:^|\s)(?:students?|undergraduate|freshman|sophomore|pupil|fresher|(?:school|college) leaver|(?:recent|new|fresh) graduate)$/i

/** `Business student`, `Student at Tulane`; a student counselor works. */
export function isLearner(title: string): boolean {
  return learner.test(
    title.trim().replace(/(?:\s+(?:at|in|of|with|seeking|looking)\s.*|\s*[,(|–—-]\s.*|\s*\(.*)$/i, ''),
  )
}

const asked = /^(?:i(?:['’]m| am)? )?(?:(?:want|would like|looking for|seeking|searching for|hoping for)\s+)?/i
const kindOnly = /^(?:(?:part|full)[- ]time|seasonal|summer|weekend|evening|remote|temporary)$/i

/** The work they look for, after `looking for`: `Part-time` is part-time work, `Cashier` is work as a cashier. */
export function nameWanted(said: string): string {
  const words = said.replace(asked, '').trim()
  const wanted = /^\p{Lu}\p{Ll}/u.test(words) ? words.slice(0, 1).toLowerCase() + words.slice(1) : words
  if (wanted === '') return 'work'
  if (kindOnly.test(wanted)) return `${wanted} work`
  const isBareRole = wanted.split(/\s+/).length < 4 && isRoleNoun(wanted.split(/\s+/).at(-1) ?? '')
  return isBareRole && !/^(?:an?|the|work|any|some)\b/i.test(wanted) ? `work as ${withArticle(wanted)}` : wanted
}
