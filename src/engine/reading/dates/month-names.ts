// Names of months and words for "now" as people write them on resumes, in the languages that are cheap to know.

const names: readonly (readonly string[])[] = [
  [
    'january',
    'jan',
    'januar',
    'jänner',
    'janvier',
    'janv',
    'enero',
    'ene',
    'janeiro',
    'gennaio',
    'gen',
    'januari',
    'styczeń',
    'stycznia',
  ],
  [
    'february',
    'feb',
    'febr',
    'februar',
    'feber',
    'février',
    'fevrier',
    'févr',
    'fevr',
    'febrero',
    'fevereiro',
    'fev',
    'febbraio',
    'februari',
    'luty',
    'lutego',
  ],
  ['march', 'mar', 'märz', 'maerz', 'mrz', 'mär', 'mars', 'marzo', 'março', 'marco', 'maart', 'mrt', 'marzec', 'marca'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr', 'aprile', 'kwiecień', 'kwietnia'],
  ['may', 'mai', 'mayo', 'maio', 'maggio', 'mag', 'mei', 'maj', 'maja'],
  ['june', 'jun', 'juni', 'juin', 'junio', 'junho', 'giugno', 'giu', 'czerwiec', 'czerwca'],
  ['july', 'jul', 'juli', 'juillet', 'juil', 'julio', 'julho', 'luglio', 'lug', 'lipiec', 'lipca'],
  ['august', 'aug', 'août', 'aout', 'agosto', 'ago', 'augustus', 'sierpień', 'sierpnia'],
  [
    'september',
    'sept',
    'sep',
    'septembre',
    'septiembre',
    'setiembre',
    'setembro',
    'set',
    'settembre',
    'wrzesień',
    'września',
  ],
  [
    'october',
    'oct',
    'oktober',
    'okt',
    'octobre',
    'octubre',
    'outubro',
    'out',
    'ottobre',
    'ott',
    'październik',
    'października',
  ],
  ['november', 'nov', 'novembre', 'noviembre', 'novembro', 'listopad', 'listopada'],
  [
    'december',
    'dec',
    'dezember',
    'dez',
    'décembre',
    'decembre',
    'déc',
    'diciembre',
    'dic',
    'dezembro',
    'dicembre',
    'desember',
    'grudzień',
    'grudnia',
  ],
]

const monthByName = new Map(names.flatMap((forms, index) => forms.map((name) => [name, index + 1] as const)))

/** 1 to 12; undefined where the word is no month. */
export function monthOf(word: string): number | undefined {
  return monthByName.get(word.toLowerCase().replace(/\.$/, ''))
}

/** For a regular expression: the longer names first, so that `sept` does not stop at `sep`. */
export const monthPattern = [...monthByName.keys()].sort((a, b) => b.length - a.length).join('|')

export const nowPattern =
  "present|presently|current|currently|now|today|ongoing|on-going|to date|till date|till now|until now|date|heute|aktuell|laufend|jetzt|aujourd[’']hui|présent|actuel|actuellement|en cours|actualidad|actual|presente|hoy|atual|atualmente|o momento|oggi|in corso|heden|obecnie|nu|الآن|حتى الآن|היום|כיום|至今|现在|現在|현재"

export const seasonPattern = 'spring|summer|fall|autumn|winter'
