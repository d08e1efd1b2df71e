// People one names by what they are to one: in an answer, `they` after one of them is not the employer.
const kin =
  /^(?:cousin|brother|sister|mother|father|mum|mom|dad|aunt(?:ie)?|uncle|friend|neighbou?r|boss|daughter|son|wife|husband|partner|colleague|founder)$/

export function isKin(word: string): boolean {
  return kin.test(word)
}
