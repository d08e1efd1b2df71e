// Words that stand for numbers, units and bounds.

function table(text: string): Record<string, string> {
  const pairs = text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('='))
  return Object.fromEntries(pairs.map(([word = '', value = '']) => [word, value]))
}

function numbers(text: string): Record<string, number> {
  return Object.fromEntries(Object.entries(table(text)).map(([word, value]) => [word, Number(value)]))
}

export const small: Record<string, number> = numbers(
  'one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19',
)

export const tens: Record<string, number> = numbers(
  'twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90',
)

export const scales: Record<string, number> = numbers(
  'hundred=100 thousand=1000 million=1e6 billion=1e9 k=1000 m=1e6 mm=1e6 mn=1e6 mil=1e6 b=1e9 bn=1e9 dozen=12 hundreds=100 thousands=1000 millions=1e6 dozens=12',
)

export const ordinalWords: Record<string, number> = numbers(
  'first=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 eleventh=11 twelfth=12 thirteenth=13 fourteenth=14 fifteenth=15 twentieth=20 thirtieth=30',
)

/** Years of American schools by their names. */
export const gradeNames: Record<string, number> = numbers(
  'freshman=9 freshmen=9 sophomore=10 sophomores=10 kindergarten=0 kindergartners=0',
)

export const multiples: Record<string, number> = numbers(
  'double=2 doubled=2 doubling=2 doubles=2 twofold=2 twice=2 triple=3 tripled=3 tripling=3 triples=3 thrice=3 threefold=3 quadruple=4 quadrupled=4 quadrupling=4 fourfold=4 fivefold=5 tenfold=10 half=0.5 halved=0.5 halving=0.5 halves=0.5',
)

/** What follows a number to make a fraction: two thirds, three quarters. */
export const fractionParts: Record<string, number> = numbers(
  'third=3 thirds=3 quarter=4 quarters=4 fourths=4 fifth=5 fifths=5 half=2 halves=2 sixths=6 eighth=8 eighths=8 tenth=10 tenths=10',
)

export const fractionSigns: Record<string, number> = numbers('½=0.5 ¼=0.25 ¾=0.75 ⅓=0.3333 ⅔=0.6667 ⅛=0.125')

export const currencies: Record<string, string> = table(
  '$=USD €=EUR £=GBP ¥=JPY ₹=INR usd=USD eur=EUR gbp=GBP dollar=USD dollars=USD euro=EUR euros=EUR pounds=GBP inr=INR rupees=INR myr=MYR cad=CAD aud=AUD chf=CHF francs=CHF yen=JPY',
)

export const timeUnits: Record<string, string> = table(`
second=second seconds=second sec=second secs=second minute=minute minutes=minute min=minute mins=minute
hour=hour hours=hour hr=hour hrs=hour day=day days=day night=night nights=night evening=evening evenings=evening
morning=morning mornings=morning afternoon=afternoon afternoons=afternoon week=week weeks=week wk=week wks=week
weekend=weekend weekends=weekend fortnight=fortnight fortnights=fortnight month=month months=month mo=month mos=month
quarter=quarter quarters=quarter year=year years=year yr=year yrs=year semester=semester semesters=semester
term=term terms=term season=season seasons=season summer=summer summers=summer decade=decade decades=decade shift=shift shifts=shift`)

export const measureUnits: Record<string, string> = table(`
lb=pound lbs=pound pound=pound pounds=pound kg=kilogram kilogram=kilogram kilograms=kilogram kilos=kilogram
g=gram gram=gram grams=gram oz=ounce ounce=ounce ounces=ounce ton=ton tons=ton tonne=tonne tonnes=tonne
mile=mile miles=mile mi=mile km=kilometer kilometer=kilometer kilometers=kilometer kilometre=kilometer kilometres=kilometer
ft=foot foot=foot feet=foot inch=inch inches=inch yard=yard yards=yard meter=meter meters=meter metre=meter metres=meter
cm=centimeter centimeter=centimeter centimeters=centimeter mm=millimeter millimeter=millimeter millimeters=millimeter micron=micron microns=micron
acre=acre acres=acre hectare=hectare hectares=hectare gallon=gallon gallons=gallon gal=gallon liter=liter liters=liter litre=liter litres=liter
mph=mph volts=volt volt=volt v=volt kv=kilovolt kilovolt=kilovolt kilovolts=kilovolt watt=watt watts=watt kw=kilowatt kilowatt=kilowatt
kilowatts=kilowatt mw=megawatt megawatt=megawatt megawatts=megawatt amp=amp amps=amp hp=horsepower horsepower=horsepower wpm=wpm
gb=gigabyte gigabyte=gigabyte gigabytes=gigabyte tb=terabyte terabyte=terabyte terabytes=terabyte mb=megabyte megabytes=megabyte
ms=millisecond millisecond=millisecond milliseconds=millisecond mg=milligram milligram=milligram milligrams=milligram
ml=milliliter milliliter=milliliter milliliters=milliliter psi=psi rpm=rpm sqft=sqft sf=sqft degrees=degree degree=degree point=point points=point`)

/** Units of several words. */
export const longUnits: Record<string, string> = {
  'percentage points': 'point',
  'percentage point': 'point',
  'words per minute': 'wpm',
  'words a minute': 'wpm',
  'miles per hour': 'mph',
  'miles an hour': 'mph',
  'pounds per square inch': 'psi',
  'revolutions per minute': 'rpm',
}

/** `three school days`: what may stand between a number and its unit. Words of one group say the same. */
export const unitKinds: Record<string, string> = table(
  'school=school business=business working=business work=business calendar=calendar consecutive=running straight=running successive=running full= whole= fiscal=fiscal',
)

/** exact: as said; over: more; least: that or more; plus: one of these two; under: that or less; about: near it. */
export type Bound = 'exact' | 'over' | 'least' | 'plus' | 'under' | 'about'

type Bounds = Record<Exclude<Bound, 'exact'>, string>

const before: Bounds = {
  over: 'more than, upwards of, upward of, in excess of, over, above, exceeding, exceeded, north of, beyond, greater than, just over, slightly over, a little over, well over, slightly more than, a little more than, better than, higher than, longer than, >',
  least:
    'at least, no fewer than, no less than, not less than, a minimum of, minimum of, minimum, min, a low of, as few as, as little as, starting at, ≥, > =',
  plus: '+',
  under:
    'less than, fewer than, no more than, not more than, up to, as many as, as much as, as high as, as large as, as long as, as far as, under, below, within, inside, at most, a maximum of, maximum of, maximum, max, no longer than, no later than, not exceeding, a high of, a peak of, a limit of, capped at, ≤, <, < =',
  about:
    'nearly, almost, about, around, approximately, approx, approx ., roughly, some, close to, near, circa, ca, c ., ~, ≈, an estimated, estimated, an average of, average of, averaging, averaged, average, averages, on average, just under, just shy of, shy of, just about, in the neighborhood of, in the range of, on the order of, in the region of, somewhere around, typically, usually, normally, generally, ordinarily, commonly, somewhere between, anywhere between, anywhere from, an approximate, a typical, mean of',
}

const after: Bounds = {
  over: 'and counting',
  least: 'or more, or greater, or above, or higher, or longer, and up, and above, at least, at a minimum, minimum',
  plus: '+, - plus, plus',
  under:
    'or less, or fewer, or under, or below, or sooner, or lower, or shorter, at most, at maximum, at a maximum, maximum, max, tops',
  about: 'or so, - odd, odd, or thereabouts, give or take, - ish, ish',
}

function list(bounds: Bounds): readonly (readonly [readonly string[], Bound])[] {
  const kinds = ['over', 'least', 'plus', 'under', 'about'] as const
  return (
    kinds
      .flatMap((bound) => bounds[bound].split(', ').map((words) => [words.split(' '), bound] as const))
      // Longer ones first, so that `no more than` is not read as `more than`.
      .sort(([one], [other]) => other.length - one.length)
  )
}

export const boundsBefore = list(before)
export const boundsAfter = list(after)

/** The largest, $3 million: a number that nothing went beyond. */
export const greatest = /^(?:largest|biggest|highest|longest|heaviest|greatest|maximum|peak|peaking|peaked)$/

/** Nouns that a number behind them names: grade 7, phase 2, ages 3 and 4. */
export const labelNouns = new Set(
  'grade grades level levels phase phases tier tiers stage stages step steps category class zone district room period year quarter week day unit chapter'.split(
    ' ',
  ),
)

export const ageWords = /^(?:aged?|ages|aging)$/
