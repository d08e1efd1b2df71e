// How well a clause reads and how much it says, apart from any posting.

const weakVerbs =
  /^(?:was responsible|am responsible|assisted|assist|helped|help|participated|participate|attended|attend|worked|work|was|had|have|am|maintained a|used|use|acted|act|served|serve|followed|follow|adhered|performed|perform|utilized|applied|apply|observed|demonstrated|ensured|ensure|received|learned)\b/
const vague =
  /\b(?:various|etc|duties|tasks|as needed|and more|variety of|several|multiple|things|overall|all aspects)\b/i
const praise =
  /\b(?:efficiently|effectively|professional(?:ly|ism)?|positive|excellent|superior|exceptional|critical thinking|best|attitude|team player|hand in hand|teamwork|passion|ability|skills|courteous|friendly)\b/i

const numberWord = /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?)\b/i

/** The clause in small letters. */
export function strengthOf(clause: string): number {
  const words = clause.split(/\s+/).filter(Boolean).length
  return (
    (/\d/.test(clause) ? 0.5 : numberWord.test(clause) ? 0.3 : 0) +
    (/\b(?:by|from) \$?\d|\b\d[\d,.]*\s?(?:%|percent)|\$\d/.test(clause) ? 0.3 : 0) -
    (weakVerbs.test(clause) ? 0.3 : 0) -
    (/^(?:was|am) responsible/.test(clause) ? 0.25 : 0) -
    (words > 16 ? 0.15 : 0) -
    (words < 4 ? 0.1 : 0) -
    ((clause.match(/,/g) ?? []).length > 2 ? 0.25 : 0) -
    (vague.test(clause) ? 0.3 : 0) -
    (clause.includes('&') ? 0.3 : 0) -
    (praise.test(clause) ? 0.35 : 0) -
    (/\b(?:not|never)\b|n't\b/.test(clause) ? 0.6 : 0)
  )
}
