// Places as written on resumes: `Austin, TX`, `Zürich, Switzerland`, `Remote`.
import { itemsOf } from '../languages/_words.ts'
import { languages } from '../languages/registry.gen.ts'
import { companyScore } from './company-words.ts'
import { remember } from './remember.ts'
import { titleScore } from './title-words.ts'
import { isTown } from './towns.ts'
import { fold, phraseSet, wordSet } from './word-set.ts'

const regionCodes = wordSet(`
AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA
WV WI WY DC PR ON QC BC AB MB SK NS NB NL PE YT NT NU NSW VIC QLD WA SA TAS ACT UK USA US UAE EU
`)

const regions = phraseSet(`
alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, georgia, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky,
louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico,
new york, north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont,
virginia, washington, west virginia, wisconsin, wyoming, district of columbia, puerto rico, ontario, quebec, british columbia, alberta, manitoba,
saskatchewan, nova scotia, new brunswick, newfoundland, new south wales, victoria, queensland, tasmania, england, scotland, wales, northern ireland,
bavaria, bayern, hessen, saxony, nordrhein-westfalen, catalonia, andalusia, lombardy, tuscany, ile-de-france, karnataka, maharashtra, tamil nadu, kerala, telangana, gujarat,
punjab, west bengal, uttar pradesh, haryana, delhi, kent, surrey, essex, yorkshire, lancashire, merseyside, west midlands, greater london, greater manchester, midlothian, state
`)

const countries = phraseSet(`
afghanistan, albania, algeria, andorra, angola, argentina, armenia, australia, austria, azerbaijan, bahamas, bahrain, bangladesh, barbados, belarus, belgium,
belize, benin, bhutan, bolivia, bosnia and herzegovina, botswana, brazil, brasil, brunei, bulgaria, burkina faso, cambodia, cameroon, canada, chad, chile, china, colombia,
congo, costa rica, croatia, cuba, cyprus, czech republic, czechia, denmark, dominican republic, ecuador, egypt, el salvador, estonia, ethiopia, fiji, finland,
france, gabon, gambia, georgia, germany, deutschland, ghana, greece, guatemala, guinea, guyana, haiti, honduras, hong kong, hungary, iceland, india, indonesia, iran, iraq,
ireland, israel, italy, italia, ivory coast, jamaica, japan, jordan, kazakhstan, kenya, kosovo, kuwait, kyrgyzstan, laos, latvia, lebanon, liberia, libya, liechtenstein,
lithuania, luxembourg, macau, madagascar, malawi, malaysia, maldives, mali, malta, mauritius, mexico, moldova, monaco, mongolia, montenegro, morocco,
mozambique, myanmar, namibia, nepal, netherlands, the netherlands, new zealand, nicaragua, niger, nigeria, north macedonia, norway, oman, pakistan, palestine, panama, paraguay,
peru, philippines, poland, portugal, qatar, romania, russia, rwanda, saudi arabia, senegal, serbia, singapore, slovakia, slovenia, somalia, south africa,
south korea, korea, spain, espana, sri lanka, sudan, sweden, switzerland, schweiz, suisse, syria, taiwan, tajikistan, tanzania, thailand, togo, trinidad and tobago, tunisia, turkey, türkiye, turkiye, uganda,
ukraine, united arab emirates, united kingdom, great britain, united states, united states of america, usa, uruguay, uzbekistan, venezuela, vietnam, yemen, zambia, zimbabwe, uk, us, uae
`)

const countryCodes = wordSet(`
AD AE AF AL AM AO AR AT AU AZ BA BD BE BG BH BO BR BY CA CH CL CM CN CO CR CU CY CZ DE DK DO DZ EC EE EG ES ET FI FR GB GE GH GR GT HK HN HR HU
ID IE IL IN IQ IR IS IT JM JO JP KE KH KR KW KZ LB LK LT LU LV MA MD ME MK MT MX MY NG NI NL NO NP NZ OM PA PE PH PK PL PT PY QA RO RS RU SA SE SG SI SK SN SV TH TN TR TW TZ UA UG US UY UZ VE VN ZA ZM ZW
`)

const cities = phraseSet(`
aberdeen, abu dhabi, accra, adelaide, albuquerque, amsterdam, ankara, anchorage, antwerp, athens, atlanta, auckland, austin, baltimore, bangalore, bengaluru, bangkok, barcelona, basel,
beijing, beirut, belfast, belgrade, berkeley, berlin, bern, birmingham, bogota, boise, bologna, bonn, bordeaux, boston, boulder, bremen, brisbane, bristol, brooklyn, brussels, bucharest, budapest,
buenos aires, buffalo, cairo, calgary, cambridge, canberra, cape town, cardiff, charlotte, chennai, chicago, christchurch, cincinnati, cleveland, cologne, columbus, copenhagen, cork, cupertino,
dallas, denver, detroit, doha, dortmund, dresden, dubai, dublin, durham, dusseldorf, edinburgh, edmonton, eindhoven, florence, frankfurt, geneva, genoa, ghent, glasgow, gothenburg, graz, guadalajara,
hamburg, hannover, hanoi, hartford, helsinki, ho chi minh city, hong kong, honolulu, houston, hyderabad, indianapolis, irvine, istanbul, izmir, jacksonville, jakarta, jerusalem, johannesburg, kansas city, karachi, kolkata,
krakow, kuala lumpur, kyiv, kiev, kyoto, lagos, lahore, las vegas, lausanne, leeds, leicester, leipzig, lille, lima, lisbon, liverpool, ljubljana, london, los angeles, louisville, lyon, madison, madrid, malaga, malmo, manchester,
manila, marseille, melbourne, memphis, mexico city, miami, milan, milwaukee, minneapolis, minsk, montevideo, montreal, moscow, mountain view, mumbai, munich, munchen, nairobi, nantes, naples, nashville, new delhi, delhi, new orleans,
new york, new york city, newark, newcastle, nice, nottingham, nuremberg, oakland, oklahoma city, omaha, orlando, osaka, oslo, ottawa, oxford, palo alto, paris, perth, philadelphia, phoenix, pittsburgh, portland, porto, prague, pune, quebec city,
raleigh, redmond, reykjavik, richmond, riga, rio de janeiro, riyadh, rochester, rome, rotterdam, sacramento, salt lake city, salzburg, san antonio, san diego, san francisco, san jose, santiago, sao paulo, sarajevo, seattle, seoul, sevilla, seville,
shanghai, sheffield, shenzhen, singapore, sofia, southampton, st louis, st petersburg, stockholm, stuttgart, sydney, taipei, tallinn, tampa, tbilisi, tehran, tel aviv, the hague, tokyo, toronto, toulouse, tucson, tulsa, turin, utrecht, valencia, vancouver,
venice, vienna, wien, vilnius, warsaw, washington, washington dc, wellington, winnipeg, wroclaw, zagreb, zurich,
bradford, coventry, exeter, plymouth, portsmouth, norwich, swansea, newport, dundee, inverness, wolverhampton, sunderland, middlesbrough, stoke-on-trent, milton keynes, northampton,
peterborough, ipswich, colchester, brighton, bournemouth, swindon, cheltenham, gloucester, worcester, hereford, shrewsbury, huddersfield, wakefield, doncaster, rotherham, barnsley,
blackpool, stockport, salford, luton, slough, watford, guildford, canterbury, maidstone, eastbourne, basingstoke, salisbury, truro, carlisle, darlington, harrogate, scunthorpe,
grimsby, wrexham, llandudno, aberystwyth, caerphilly, pontypridd, londonderry, derry, lisburn, galway, limerick, waterford, kilkenny, sligo, dundalk, drogheda, athlone, tralee,
killarney, letterkenny, westport, wexford, mullingar, tullamore, halifax, saskatoon, regina, mississauga, brampton, burnaby, kelowna, red deer, lethbridge, thunder bay, sudbury, moncton,
fredericton, kitchener, fort mcmurray, medicine hat, nanaimo, sherbrooke, trois-rivieres, laval, gatineau, whitehorse, yellowknife, st johns, kamloops, prince george, guelph, oshawa,
hobart, darwin, cairns, townsville, geelong, ballarat, bendigo, wollongong, toowoomba, launceston, alice springs, gold coast, sunshine coast, fremantle, parramatta, dunedin, tauranga,
whanganui, rotorua, invercargill, queenstown, palmerston north, new plymouth, lower hutt, porirua, whangarei, durban, pretoria, bloemfontein, port elizabeth, gqeberha, east london,
pietermaritzburg, pinetown, soweto, stellenbosch, polokwane, mombasa, kisumu, nakuru, eldoret, kampala, entebbe, dar es salaam, arusha, dodoma, zanzibar, kigali, lusaka, harare, bulawayo,
gaborone, windhoek, maputo, luanda, abuja, ibadan, port harcourt, kano, enugu, kumasi, tema, takoradi, dakar, abidjan, bamako, addis ababa, casablanca, rabat, marrakech, tunis, alexandria,
giza, khartoum, freetown, monrovia, ahmedabad, jaipur, lucknow, kanpur, nagpur, indore, bhopal, surat, vadodara, coimbatore, kochi, cochin, thiruvananthapuram, trivandrum, mysore, mysuru,
visakhapatnam, vijayawada, madurai, noida, gurgaon, gurugram, chandigarh, patna, ranchi, guwahati, bhubaneswar, goa, calcutta, bombay, madras, dhaka, chittagong, colombo, kandy, kathmandu,
islamabad, rawalpindi, faisalabad, multan, peshawar, cebu, cebu city, davao, davao city, quezon city, makati, iloilo city, baguio, taguig, pasig, penang, johor bahru, surabaya, bandung,
denpasar, phuket, chiang mai, phnom penh, da nang, guangzhou, chengdu, wuhan, hangzhou, nanjing, busan, incheon, nagoya, fukuoka, sapporo, yokohama, kobe, kaohsiung, ulaanbaatar, almaty,
tashkent, baku, yerevan, sharjah, ajman, jeddah, dammam, kuwait city, manama, muscat, amman, haifa, damascus, baghdad, erbil, bergen, trondheim, stavanger, tromso, kristiansand, aarhus,
odense, aalborg, uppsala, orebro, linkoping, tampere, turku, espoo, oulu, tartu, kaunas, gdansk, gdynia, lodz, poznan, katowice, szczecin, lublin, brno, ostrava, bratislava, kosice,
debrecen, cluj-napoca, timisoara, iasi, constanta, plovdiv, varna, thessaloniki, patras, rijeka, maribor, skopje, pristina, tirana, podgorica, chisinau, odessa, odesa, lviv, kharkiv, dnipro,
karlsruhe, mannheim, heidelberg, freiburg, duisburg, bochum, wuppertal, bielefeld, augsburg, wiesbaden, mainz, rostock, potsdam, innsbruck, linz, lucerne, lugano, strasbourg, montpellier,
rennes, grenoble, dijon, groningen, haarlem, delft, leiden, breda, nijmegen, maastricht, bruges, leuven, zaragoza, bilbao, granada, murcia, alicante, vigo, braga, coimbra, palermo, catania,
bari, verona, padua, trieste, pisa, siena, bergamo, brescia, modena, parma, akron, allentown, amarillo, anaheim, ann arbor, arlington, asheville, bakersfield, baton rouge, bellevue, billings,
bismarck, bloomington, boca raton, bozeman, bridgeport, brownsville, burbank, burlington, cedar rapids, champaign, charleston, chattanooga, cheyenne, chula vista, colorado springs, corpus christi,
dayton, daytona beach, des moines, duluth, el paso, evansville, fargo, fayetteville, flagstaff, fort collins, fort lauderdale, fort wayne, fort worth, fresno, gainesville, galveston, glendale,
grand rapids, green bay, greensboro, greenville, harrisburg, hoboken, huntsville, idaho falls, jersey city, kalamazoo, knoxville, laredo, lexington, little rock, long beach, lubbock,
missoula, modesto, naperville, new haven, norfolk, overland park, oxnard, pasadena, pensacola, peoria, pocatello, provo, rapid city, reno, roanoke, rockford, san bernardino, santa ana,
santa barbara, santa clara, santa cruz, santa fe, santa monica, savannah, scottsdale, scranton, shreveport, sioux falls, spokane, springfield, stamford, stockton, sunnyvale, syracuse, tacoma,
tallahassee, tempe, toledo, topeka, trenton, tuscaloosa, virginia beach, waco, waterloo, west palm beach, wichita, wilmington, yonkers, youngstown, medellin, barranquilla, cartagena, quito,
guayaquil, caracas, la paz, asuncion, mendoza, valparaiso, curitiba, belo horizonte, recife, fortaleza, brasilia, porto alegre, campinas, florianopolis, monterrey, puebla, tijuana, merida,
macon, pueblo, rocky ford, cancun, queretaro, panama city, guatemala city, san salvador, tegucigalpa, managua, havana, santo domingo, montego bay, port of spain, bridgetown, nassau
`)

const foreignCities = new Set(Object.values(languages).flatMap((words) => itemsOf(fold(words.cities))))

const remote =
  /^(?:fully )?(?:remote|hybrid|on-?site|telecommute|work from home|home office|various locations|nationwide|worldwide)$/i

/** Words that towns and employers have in common. */
const townWords =
  /\b(?:city|park|county|beach|station|house|market|mills?|plaza|court|district|springs|falls|lodge|union)\b/gi

const notPlace = /\b(?:inc|llc|ltd|corp|gmbh|plc)\b/i

/** British, Canadian and Irish ones, which nothing else looks like: `HD3 4QT`, `B3K 4C5`, `H91 X2PD`. */
const postcode =
  /\b(?:[AC-FHKNPRTV-Y]\d[\dW] [AC-FHKNPRTV-Y\d]{4}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/

export function hasPostcode(text: string): boolean {
  return postcode.test(text.trim())
}

/** 0 to 3: how much a text looks like a place and nothing else. */
export const placeScore = remember(scorePlace)

function scorePlace(text: string): number {
  const trimmed = text
    .trim()
    .replace(/^(?:based in|location:?|address:?|lives in)\s+/i, '')
    .replace(/[.;]$/, '')
  if (trimmed === '' || trimmed.length > 90) return 0
  if (remote.test(trimmed)) return 3
  if (/^city\s*,\s*state$/i.test(trimmed)) return 3
  const parts = trimmed
    .replace(/\b\d{4,6}(?:-\d{4})?\b/g, ' ')
    .replace(postcode, ' ')
    // `VA US` and `NJ (US)` are two parts.
    .replace(/\b([A-Z]{2})\s+\(?([A-Z]{2,3})\)?$/, '$1, $2')
    .split(/[,/()|]|\s[-–—]\s/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
  // `Duluth, Minnesota and Superior, Wisconsin`
  const both = trimmed.split(/\s+(?:and|&)\s+/)
  if (both.length === 2 && both.every((part) => /^\p{Lu}[^,]+, \p{Lu}/u.test(part) && scorePlace(part) >= 2)) return 3
  const [first = ''] = parts
  const last = parts.at(-1) ?? ''
  if (parts.length === 0 || parts.length > 5) return 0
  const several = trimmed.split(/,\s*|\s+(?:and|&|\/)\s+/)
  if (several.length > 1 && several.every((part) => isCity(part) || isCountry(part))) return 3
  if (parts.length === 1) return scoreSingle(first, trimmed)
  if (parts.length === 2 && isCountry(last) && scoreSingle(first, first) > 0) return 2.5
  // `Medicine Bow, WY`: before the letters of a state a town may be called like anything but a firm.
  const isInState = parts.length === 2 && /^[A-Z]{2,3}$/.test(last) && isRegion(last)
  const most = isInState ? 1.8 : 1.2
  if (isInState && isTown(first)) return 3
  if (
    parts.some(
      (part) =>
        !isKnown(part) &&
        (notPlace.test(part) || titleScore(part) >= 2 || companyScore(part.replace(townWords, '')) >= most),
    )
  )
    return 0
  // `Northwind, Chicago, IL`: the town is the second part, so the first isn't a place.
  const [, second = ''] = parts
  if (
    parts.length >= 3 &&
    isCity(second) &&
    !isCity(first) &&
    !/^\d|\s\d+[a-z]?$/.test(first) &&
    (isRegion(last) || isCountry(last))
  )
    return 0
  const worded = parts.every((part) => part.split(/\s+/).length <= 5)
  if (!worded) return 0
  if (remote.test(last)) return isCity(first) || isRegion(first) || isCountry(first) ? 3 : 0
  if (isRegion(last) || isCountry(last)) {
    if (/^\d+\s/.test(first) || parts.slice(0, -1).every(isPlaceWord)) return 3
    return parts.slice(0, -1).some((part) => isCity(part) || isRegion(part)) ? 2.5 : 0
  }
  if (parts.every((part) => isCity(part) || isRegion(part) || isCountry(part))) return 3
  if (isCity(first) && parts.length === 2 && isPlaceWord(last)) return 1.6
  return 0
}

function scoreSingle(first: string, whole: string): number {
  if (isCity(first)) return 2
  if (isCountry(first) || regions.has(fold(first))) return 2
  if (/^\p{Lu}.* (?:(?:Industrial|Trading) Estate|(?:Business|Retail|Science) Park)$/u.test(first)) return 2
  const spaced = /^(.+?)\s+([A-Z]{2,3})(?:\s+(?:\d{4,5}|US|USA))?$/.exec(whole)
  if (
    spaced?.[1] &&
    spaced[2] &&
    regionCodes.has(spaced[2]) &&
    isPlaceWord(spaced[1]) &&
    spaced[1].split(/\s+/).length <= 3
  )
    return isCity(spaced[1]) || isTown(spaced[1]) ? 2 : 1.2
  return 0
}

function isKnown(text: string): boolean {
  return isCity(text) || isRegion(text) || isCountry(text)
}

/** Capitalised words only, as a town has them. */
export function isPlaceWord(text: string): boolean {
  return /^(?:(?:d['’])?[\p{Lu}\d][\p{L}\p{M}.'’-]*|de|la|le|los|las|del|di|da|do|am|an|der|upon|sur|den|of|the|and|St\.?)(?:\s+(?:(?:d['’])?[\p{Lu}\d][\p{L}\p{M}.'’-]*|de|la|le|los|las|del|di|da|do|am|an|der|upon|sur|den|of|the|and))*$/u.test(
    text,
  )
}

const county = /^(?:Co\.?|County) \p{Lu}\p{Ll}+$/u

export function isRegion(text: string): boolean {
  const bare = text.replace(/\./g, '').trim()
  return regionCodes.has(bare) || regions.has(fold(bare)) || county.test(text)
}

export function isCountry(text: string): boolean {
  const name = fold(text.replace(/\./g, '')).trim()
  return countryCodes.has(text.trim()) || countries.has(name) || foreignCountries.has(name)
}

const foreignCountries = new Set(
  ['de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    return [...countryCodes].flatMap((code) => fold(names.of(code) ?? ''))
  }),
)

export function isCity(text: string): boolean {
  const name = fold(text)
    .replace(/[^\p{L} -]/gu, '')
    .trim()
  return cities.has(name) || cities.has(name.replace(/-/g, '')) || foreignCities.has(name)
}
