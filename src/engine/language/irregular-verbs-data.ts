// base past participle, where they are not regular. The third is left out where it is the second.
const table = `
lead led|run ran run|write wrote written|build built|teach taught|drive drove driven|sell sold|make made|keep kept|hold held
oversee oversaw overseen|take took taken|give gave given|grow grew grown|win won|bring brought|begin began begun|buy bought
catch caught|choose chose chosen|deal dealt|do did done|feed fed|find found|fly flew flown|get got gotten|go went gone
know knew known|lay laid|leave left|lend lent|light lit|lose lost|meet met|pay paid|put put|read read|ride rode ridden
rise rose risen|say said|see saw seen|send sent|set set|shoot shot|shut shut|sleep slept|spend spent|speak spoke spoken
stand stood|stick stuck|sweep swept|swim swam swum|think thought|throw threw thrown|tell told|understand understood
wear wore worn|wind wound|cut cut|hit hit|let let|cost cost|grind ground|draw drew drawn|break broke broken|bend bent
bind bound|bleed bled|breed bred|cast cast|come came come|become became become|dig dug|eat ate eaten|fall fell fallen
fight fought|forecast forecast|freeze froze frozen|hang hung|hear heard|hide hid hidden|hurt hurt|lean leaned|mean meant
overcome overcame overcome|quit quit|rebuild rebuilt|reset reset|rewrite rewrote rewritten|seek sought|sew sewed sewn
shake shook shaken|shine shone|show showed shown|sing sang sung|sit sat|spin spun|split split|spread spread|steal stole stolen
strike struck|string strung|swear swore sworn|tear tore torn|undertake undertook undertaken|uphold upheld|weave wove woven
withdraw withdrew withdrawn|offset offset|input input|output output|troubleshoot troubleshot|typeset typeset|broadcast broadcast
upsell upsold|retake retook retaken|redo redid redone|undergo underwent undergone|foresee foresaw foreseen|bid bid|shed shed
thrust thrust|arise arose arisen|awake awoke awoken|bear bore borne|beat beat beaten|blow blew blown|drink drank drunk
forget forgot forgotten|forgive forgave forgiven|ring rang rung|shrink shrank shrunk|sink sank sunk|spring sprang sprung
stride strode|wake woke woken|wring wrung|withstand withstood|outgrow outgrew outgrown|oversell oversold|relay relayed|prepay prepaid|have had|feel felt|proofread proofread|reread reread|misread misread|mistake mistook mistaken|thrive thrived|dive dived|outsell outsold|override overrode overridden|overtake overtook overtaken|unwind unwound|rethink rethought|retell retold|resell resold|reteach retaught|handwrite handwrote handwritten|ghostwrite ghostwrote ghostwritten|underwrite underwrote underwritten|babysit babysat|mislay mislaid|foretell foretold|strive strove striven|bleed bled|lend lent|slide slid|sting stung|swing swung|kneel knelt|breed bred|flee fled|fling flung|sling slung|smite smote smitten|spit spat|tread trod trodden
`

export type Irregular = { base: string; past: string; participle: string }

export const irregularVerbs: readonly Irregular[] = table
  .split(/[|\n]/)
  .filter((row) => row.trim() !== '')
  .map((row) => {
    const [base = '', past = '', participle = past] = row.trim().split(/\s+/)
    return { base, past, participle }
  })

/** past or participle -> base. `found`, `ground`, `felt` and `left` are more often other words than these verbs. */
export const irregularForms: ReadonlyMap<string, string> = new Map(
  irregularVerbs
    .flatMap(({ base, past, participle }) => [[past, base] as const, [participle, base] as const])
    .filter(
      ([form, base]) => form !== base && !['ground', 'left', 'bore', 'saw', 'wound', 'lit', 'shot'].includes(form),
    ),
)
