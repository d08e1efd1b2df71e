// Lines of which every word could stand in anybody's job: `Worked well with others in a fast-paced environment`.

const words = (list: string) => new Set(list.trim().split(/\s+/))

/** What such a line is made of. One word beyond these, and it tells of some work. */
const empty = words(`
  a able ability abilities all always an and as at attention attitude be both busy calm can challenging co-workers collaborative
  collaboratively colleague colleagues company cooperative courteous courteously coworkers culture customer customers deadline
  deadlines demanding demonstrate demonstrated demonstrates dependable detail diverse duties during each effective effectively
  efficient efficiently employees ensure ensured ensures environment environments every everyone excellent fast fast-paced
  flexible foster fostered fosters for friendly good great guests had hard helpful high highly independently in kind kindness
  leaders maintain maintained maintaining maintains management manner members meet met minimal multi-task multi-tasked
  multitask multitasked my no not of on organized other others our own paced patience patient peers people perform performed pleasant
  polite politely positive possible pressure professional professionalism professionally prioritize prioritized promote
  promoted provide provided provides punctual quality quick quickly reliable respect respectful respectfully safe serving
  set show showed skills staff strong superior supervision support supportive tasks team teams teamwork the time timely
  times to together treat treated treats under used use various very was well when while with within without work worked
  working works workplace`)

/** What makes it a claim about the person, not the shortest way to name a task: `Provided customer support`. */
const claim =
  /\b(?:attitude|calm|collaborative(?:ly)?|courteous(?:ly)?|dependable|efficient(?:ly)?|fast|fast-paced|flexible|friendly|hard|helpful|independently|kind(?:ness)?|multi-?task(?:ed)?|patien(?:ce|t)|pleasant|polite(?:ly)?|positive|pressure|professional(?:ism|ly)?|punctual|reliable|respect(?:ful|fully)?|team(?:work)?|together|well)\b/i

const FEWEST_WORDS = 3

export function isEmptyLine(line: string): boolean {
  const said = line.toLowerCase().match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []
  return said.length >= FEWEST_WORDS && claim.test(line) && said.every((word) => empty.has(word))
}
