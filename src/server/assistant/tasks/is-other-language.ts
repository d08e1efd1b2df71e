// Whether a text is in a language that the engine does not read, by the small words that hardly any sentence is without.

const english =
  'the and of to for with you is are we our or as on will be your at by from must have this that who what an it'

const others =
  'und der das mit für wir ihr ihre eine einen als oder von zu auf sie ist sind nach bei zum zur ' +
  'le les et une vous nous pour avec dans du est vos notre sur aux ' +
  'el los las una con para por que del se su nuestro nuestra ' +
  'il di che per gli della nel sono ' +
  'os uma com dos em não das nossa você ' +
  'het een van voor met wij je naar onze ' +
  'oraz się jest dla nie ' +
  'och för att som är vi till ved og på av'

const englishWords = new Set(english.split(' '))
const otherWords = new Set(others.split(' '))

export function isOtherLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  if (letters.length > 20 && latin.length < letters.length / 2) return true
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  const foreign = count(otherWords)
  return foreign >= 3 && foreign > 2 * count(englishWords)
}
