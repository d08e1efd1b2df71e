// Words that stand for numbers, units and bounds.

function table(text: string): Record<string, string> {
  const pairs = text.split(' ').map((pair) => pair.split('='))
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
  'hundred=100 thousand=1000 million=1e6 billion=1e9 k=1000 m=1e6 mm=1e6 mn=1e6 b=1e9 bn=1e9 dozen=12 hundreds=100 thousands=1000 millions=1e6 dozens=12',
)

export const ordinalWords: Record<string, number> = numbers(
  'second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10',
)

export const multiples: Record<string, number> = numbers(
  'double=2 doubled=2 doubling=2 doubles=2 twofold=2 twice=2 triple=3 tripled=3 tripling=3 triples=3 thrice=3 threefold=3 quadruple=4 quadrupled=4 tenfold=10 half=0.5 halved=0.5 halving=0.5 halves=0.5',
)

export const currencies: Record<string, string> = table(
  '$=USD €=EUR £=GBP ¥=JPY ₹=INR usd=USD eur=EUR gbp=GBP dollar=USD dollars=USD euro=EUR euros=EUR pounds=GBP inr=INR rupees=INR myr=MYR cad=CAD aud=AUD chf=CHF francs=CHF yen=JPY',
)

export const timeUnits: Record<string, string> = table(
  'second=second seconds=second sec=second minute=minute minutes=minute min=minute mins=minute hour=hour hours=hour hr=hour hrs=hour day=day days=day night=day nights=day week=week weeks=week wk=week month=month months=month quarter=quarter quarters=quarter year=year years=year yr=year yrs=year semester=semester semesters=semester term=term terms=term season=season seasons=season decade=decade decades=decade shift=shift shifts=shift',
)

export const measureUnits: Record<string, string> = table(
  'lb=pound lbs=pound pound=pound pounds=pound kg=kilogram kilogram=kilogram kilograms=kilogram kilos=kilogram ton=ton tons=ton tonne=ton tonnes=ton mile=mile miles=mile km=kilometer kilometers=kilometer kilometres=kilometer ft=foot foot=foot feet=foot inch=inch inches=inch meter=meter meters=meter metre=meter metres=meter acre=acre acres=acre hectares=hectare gallon=gallon gallons=gallon liter=liter liters=liter litres=liter mph=mph volts=volt volt=volt v=volt kv=kilovolt watts=watt kw=kilowatt mw=megawatt wpm=wpm gb=gigabyte tb=terabyte mb=megabyte ms=millisecond mg=milligram ml=milliliter psi=psi rpm=rpm sqft=sqft percent=percent',
)

/** exact: as said; over: more than that; under: less than that; about: near it. */
export type Bound = 'exact' | 'over' | 'under' | 'about'

const bounds: Record<Exclude<Bound, 'exact'>, string> = {
  over: 'more than, upwards of, in excess of, at least, no fewer than, no less than, a minimum of, minimum of, over, above, exceeding',
  under: 'less than, fewer than, no more than, up to, as many as, under, below, within, at most, a maximum of',
  about:
    'nearly, almost, about, around, approximately, approx, roughly, some, close to, an estimated, estimated, an average of, average of, averaging, on average',
}

function list(bound: Exclude<Bound, 'exact'>): (readonly [string, Bound])[] {
  return bounds[bound].split(', ').map((words) => [words, bound])
}

/** Longer words first, so that `no more than` is not read as `more than`. */
export const boundWords: readonly (readonly [string, Bound])[] = [
  ...list('over'),
  ...list('under'),
  ...list('about'),
].sort(([one], [other]) => other.length - one.length)
