// Bilingual pages say everything twice; only the English half is read.

const english = new Set(
  'the and of to in for with you we is are our your a an or on at as be will have must from by this that'.split(' '),
)
const foreign = new Set(
  `le la les des du une et est pour vous nous dans avec sur votre notre nos vos au aux sont qui que ou par ce cette être avoir
  el los las del una y es para con en su sus nuestro usted se por más como o ser
  der die das und ist für mit wir sie ein eine einen im zu von auf ihre ihr unser unsere oder bei sich als werden
  il lo gli di che per con della nella una sono nostro
  os da do das dos em não são uma com para seu sua
  het een van en voor met wij je jij onze is op`
    .split(/\s+/)
    .filter((word) => word !== '' && !english.has(word)),
)

type Language = 'english' | 'foreign' | 'unknown'

function languageOf(line: string): Language {
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length
  const own = count(english)
  const other = count(foreign) + (line.match(/\b[ldnsjc]['’]\p{Ll}/gu)?.length ?? 0)
  if (other >= 2 && other > own * 1.5 && other / words.length > 0.12) return 'foreign'
  return own > other ? 'english' : 'unknown'
}

const accented = /[àâçéèêëîïôùûœñáíóúäöüßãõ¿¡]/i

/** The lines of another language; a short line between two of them is one too. */
export function findForeignLines(lines: readonly string[]): ReadonlySet<number> {
  const told = lines.map((line) => (line.trim() === '' ? undefined : languageOf(line)))
  const found = new Set<number>()
  let before: Language = 'english'
  told.forEach((language, at) => {
    if (language === undefined) return
    const isForeign =
      language === 'foreign' ||
      (language === 'unknown' && before === 'foreign' && (accented.test(lines[at] ?? '') || comesForeign(told, at)))
    if (isForeign) found.add(at)
    before = isForeign ? 'foreign' : 'english'
  })
  return found
}

const FURTHEST = 4

function comesForeign(told: readonly (Language | undefined)[], at: number): boolean {
  return (
    told.slice(at + 1, at + 1 + FURTHEST).find((language) => language === 'foreign' || language === 'english') ===
    'foreign'
  )
}
