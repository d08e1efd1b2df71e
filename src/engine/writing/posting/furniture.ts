// What is in every posting and asks for nothing: the law, the pay, how to apply, the page around it.
import type { PartKind } from './headings.ts'

const legal =
  /\b(?:equal (?:employment )?opportunit|affirmative action|(?:without|regard) (?:to|regard)\b|discriminat|protected (?:veteran|class|characteristic)|gender identity|sexual orientation|national origin|accommodations?\b(?! (?:bookings|manager))|e-?verify|all qualified applicants|diverse (?:company|workforce|backgrounds?|candidates)|strongly encourage|encouraged to apply|aoda\b|at[- ]will\b|drug[- ]free workplace|(?:criminal|background)[\w ]{0,20} (?:screening|check)s? (?:is|are|will be) |employment (?:is )?(?:subject to|contingent)|work is performed (?:in|at))/i
const page =
  /\b(?:cookies?|privacy (?:policy|notice)|terms of (?:use|service)|all rights reserved|skip to|sign in|log in|saved jobs|search jobs|share this|back to (?:top|results)|this (?:job )?(?:description|posting) (?:is|does|may)|not (?:an? |intended|designed)[^.]{0,30}(?:exhaustive|cover|all)|subject to change|©)/i
const applying =
  /^(?:please|submit|send|apply|email|call|text|click|visit|stop by|specify|include a|contact|tell us|bring (?:id|your)|fax|to apply|how to apply|for more information|no (?:phone|agencies|recruiters)|we thank|only (?:applicants|those|candidates)|resumes? (?:without|may|must)|if (?:this|you need|you are interested|interested)|why you|what is your)\b|\b(?:your (?:resume|cv|application|cover letter|portfolio and)|cover letters?|letter of interest|apply (?:now|today|online|by|in person|at|here)|will be contacted|submit (?:a|your)|applications? (?:close|deadline|are|is|must)|(?:resume|references|transcript)s? (?:to|and)|link to your)\b/i
const pay =
  /[$€£]\s?\d|\b(?:per (?:hour|year|annum)|an hour|hourly|salary|salaries|wages?|commensurate|\d+k\b|401\s?\(?k|403\s?\(?b|pto|sign-?on|union scale)/i
const gift =
  /\b(?:we (?:offer|provide|pay|give|train)|you(?:['’]ll| will) (?:get|receive|earn|enjoy)|paid (?:time|holidays?|vacation|training|leave|exercise)|(?:health|life|dental|vision|medical|group) (?:insurance|plan|coverage|benefits)|insurance from|medical,|dental(?: and|,)|tuition|reimbursement|bonus(?:es)?|discount|retirement|pension|perks?|benefits? (?:package|include)|free \w+|competitive (?:pay|compensation|salary|wages?)|flexible hours|opportunit(?:y|ies) (?:for|to) (?:growth|grow|advance)|advancement|vacation|stock options|equity|perk)\b/i
const vague =
  /\b(?:other|additional|special|related)\s+(?:\w+\s+)?(?:duties|tasks|projects|responsibilities|functions)\b|\b(?:duties|tasks|projects) as (?:assigned|required|needed|requested)\b/i
const noWish =
  /\b(?:is|are) not (?:required|necessary|needed|essential)\b(?! but)|^no (?:prior |previous )?experience\b|\bno experience (?:is )?(?:required|needed|necessary)|\bwe (?:will|['’]ll) (?:train|teach|show)\b/i
const workplace = /^(?:based (?:in|at|out of) \p{Lu}|(?:one|two|three|four|\d) days? (?:a|per) week (?:from|at|in)\b)/iu
const strangers = /\b(?:dogs|pets|documents|applications|resumes) must\b/i

export function isFurniture(text: string, part: PartKind): boolean {
  if (
    legal.test(text) ||
    page.test(text) ||
    applying.test(text) ||
    vague.test(text) ||
    strangers.test(text) ||
    workplace.test(text)
  )
    return true
  if (part === 'nice' || part === 'must')
    return (
      /^(?:we offer|paid|free|competitive)\b|\b40[13] ?\((?:k|b)/i.test(text) ||
      (/[$€£]\s?\d/.test(text) && !/\b(?:budget|sales|quota|revenue|portfolio|projects?)\b/i.test(text))
    )
  if (part === 'duties')
    return gift.test(text) && !/^(?:\w+ly )?\p{Lu}?\p{L}+(?:e|s)?\b.*\b(?:payroll|benefits|reimbursement)/iu.test(text)
  return pay.test(text) || gift.test(text)
}

/** `A degree is not required`: said to take a wish away. */
export function takesBack(text: string): boolean {
  return noWish.test(text)
}
