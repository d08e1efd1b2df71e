// Skills that anybody can claim and everybody has: they cost room and say nothing.

const soft =
  /^(?:(?:strong|excellent|good|great|effective) )?(?:communications?|multi[- ]?task(?:ing|er)?|people person|people skills|interpersonal|team ?work|team[- ]player|time management|compassion(?:ate)?|empathy|patience|patient|honest|honesty|integrity|hard[- ]?work(?:ing|er)?|organized|organization(?:al)?|detail[- ]oriented|attention to detail|(?:fast|quick) learner|flexib(?:le|ility)|adaptab(?:le|ility)|creativ(?:e|ity)|reliab(?:le|ility)|dependab(?:le|ility)|punctual(?:ity)?|(?:self[- ])?motivat(?:ed|ion)|friendly|positive attitude|critical thinking|work ethic|active listening|listening|trustworthy|responsible|self[- ]starter|problem[- ]solving|problem solver|leadership|works? well (?:with others|under pressure))(?: skills?| abilit(?:y|ies))?$/i
/** What anybody applying for work can do. */
const everyday =
  /^(?:e-?mails?|(?:the )?internet|web browsing|whatsapp|phones?|telephone|gmail|fax(?: machine)?|copier|lotus 1-2-3|basic computer(?: skills)?|computers?)$/i

/** `Exceptional communication skills`, `Analytical thinker`: a quality, however it is praised, and nothing done with it. */
const praised = new RegExp(
  `^(?:(?:${[
    'strong|excellent|good|great|effective|exceptional|exemplary|outstanding|superior|superb|solid|proven|highly|very',
    'natural|born|compassionate|active|attentive|critical|analytical|creative|independent|confident|clear|positive',
    'self-directed|fast|quick|oral|written|verbal|verbally|people|professional|can-do|demonstrates?|takes?|and|&',
  ].join('|')})[ ,/]+)+(?:${[
    'communications?|communicator|interpersonal|listener|listening|thinker|thinking|learner|work ethic|attitude|demeanou?r',
    'initiative|problem[- ]solver|organi[sz]er|team[- ]player|time[- ]management|multi[- ]?tasker|people[- ]person',
    'attention to detail|people|leader|leadership|motivator',
  ].join('|')})(?: skills?| abilit(?:y|ies))?$|^(?:computer|tech(?:nology|nologically)?)[- ]savvy$|^polymath$`,
  'i',
)

const notWorthIt: readonly (readonly [RegExp, string])[] = [
  [soft, 'Anybody can claim it; a line that shows it says more.'],
  [praised, 'Anybody can claim it; a line that shows it says more.'],
  [everyday, 'Everybody is expected to know it; the room is worth more.'],
]

/** Why it is better left out; undefined of what says something. */
export function whySoft(name: string): string | undefined {
  return notWorthIt.find(([pattern]) => pattern.test(name.trim()))?.[1]
}

export function isSoftSkill(name: string): boolean {
  return whySoft(name) !== undefined
}
