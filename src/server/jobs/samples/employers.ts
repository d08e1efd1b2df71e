export type Employer = { about: string; offer: string }

/** Invented, every one of them: [name, what they are, what they offer]. */
const list: readonly (readonly [name: string, about: string, offer: string])[] = [
  [
    'Halewood Regional Hospital',
    'Halewood Regional is a 310-bed teaching hospital that serves four counties and trains a new class of residents every summer.',
    'Medical cover from the first day, tuition help up to $4,000 a year and self-scheduling.',
  ],
  [
    'Brightwater Pediatrics',
    'Brightwater Pediatrics looks after 9,000 children in five neighborhood clinics.',
    'Weekends off, paid license renewal and a retirement match of 4 percent.',
  ],
  [
    'Marrow Creek Medical Center',
    'Marrow Creek is a not-for-profit medical center with a level II trauma program.',
    'Shift differentials, a clinical ladder with yearly raises and on-site child care.',
  ],
  [
    'Sundial Senior Living',
    'Sundial runs eleven assisted living and memory care homes with low staff turnover.',
    'Paid training, free meals on shift and a bonus after each full year.',
  ],
  [
    'Fennel and Oak Home Care',
    'Fennel and Oak sends nurses, therapists and aides to people who would rather recover at home.',
    'Mileage paid, routes close to where you live and weekly pay.',
  ],
  [
    'Tidepool Dental',
    'Tidepool is a group of nine dental practices that share one record system and one way of treating people.',
    'No evenings, paid continuing education and free dental care for your family.',
  ],
  [
    'Northlight Behavioral Health',
    'Northlight offers counseling, crisis care and recovery programs on a sliding fee scale.',
    'Clinical supervision toward licensure, a four-day week option and student loan help.',
  ],
  [
    'Ridgeback Emergency Services',
    'Ridgeback answers 911 calls for six towns and handles transport between hospitals.',
    'Paid recertification, 24/72 rotations and a pension plan.',
  ],
  [
    'Quillstone Pharmacy',
    'Quillstone is an independent chain of thirty pharmacies that still knows its customers by name.',
    'Closed on Sundays, employee pricing and a retirement match from the first month.',
  ],
  [
    'Vantor Imaging',
    'Vantor reads and performs scans for forty clinics from seven imaging centers.',
    'Day shifts, new equipment and a yearly budget for credentials.',
  ],
  [
    'Cobaltree Software',
    'Cobaltree makes scheduling software that 1,200 field-service companies run their day on.',
    'Stock options, 25 days off and a budget for your home office.',
  ],
  [
    'Lumen Harbor Analytics',
    'Lumen Harbor helps hospitals and insurers see where care and money go missing.',
    'Full health cover, ten company holidays and two weeks a year to learn what you like.',
  ],
  [
    'Pinwheel Payments',
    'Pinwheel moves payroll for 40,000 small businesses and is regulated in all fifty states.',
    'Equity, a 5 percent retirement match and sixteen weeks of parental leave.',
  ],
  [
    'Gristmill Robotics',
    'Gristmill builds picking arms for warehouses that handle groceries.',
    'Profit sharing, a workshop you may use after hours and relocation help.',
  ],
  [
    'Oakline Credit Union',
    'Oakline is owned by its 210,000 members and runs 34 branches.',
    'A pension, low-rate loans and every federal holiday off.',
  ],
  [
    'Tessellate Games',
    'Tessellate is a studio of sixty people whose puzzle games are played by eight million.',
    'No crunch by policy, a month off after each launch and a hardware budget.',
  ],
  [
    'Farrow and Finch',
    'Farrow and Finch is a consultancy of 150 that repairs public-sector software.',
    'Thirty-five hours a week, a training budget of $3,000 and travel by train only.',
  ],
  [
    'Beacon Street Insurance',
    'Beacon Street insures homes and small fleets in nine states.',
    'Hybrid work, tuition help and a bonus tied to claims handled fairly.',
  ],
  [
    'Stratus Grid Energy',
    'Stratus Grid plans and runs solar and battery sites with a total of 2.3 gigawatts.',
    'A share in each finished project, paid relocation and a generous health plan.',
  ],
  [
    'Merrow Logistics',
    'Merrow moves refrigerated freight between the Gulf and the Great Lakes with 600 trucks of its own.',
    'Home most weekends, late-model trucks and paid orientation.',
  ],
  [
    'Copperline Freight',
    'Copperline is a regional carrier whose drivers are paid by the hour, waiting time included.',
    'No forced dispatch, rider program and a yearly safety bonus.',
  ],
  [
    'Hollis and Wren Accounting',
    'Hollis and Wren keeps the books and files the taxes of 800 family businesses.',
    'Paid CPA exam fees, Fridays off in summer and no more than 50 hours in tax season.',
  ],
  [
    'Greystone Capital Advisors',
    'Greystone manages $6 billion for endowments and retirement plans.',
    'A yearly bonus, paid CFA fees and a catered lunch.',
  ],
  [
    'Ashgrove Legal',
    'Ashgrove is a firm of forty lawyers in employment, real estate and estate matters.',
    'A target of 1,700 hours, paid bar dues and real vacations.',
  ],
  [
    'Civic Thread',
    'Civic Thread is a nonprofit that helps cities answer housing and benefit applications faster.',
    'A four-day week in August, full health cover and a sabbatical after five years.',
  ],
  [
    'Palisade Consumer Goods',
    'Palisade makes cleaning products that are refilled and not thrown away, sold in 14,000 stores.',
    'Product allowance, hybrid work and a bonus twice a year.',
  ],
  [
    'Juniper Lane Outfitters',
    'Juniper Lane sells clothes for people who hike to work as well as on weekends, in 62 stores.',
    'Forty percent off, schedules two weeks ahead and paid volunteer days.',
  ],
  [
    'Marlowe Home',
    'Marlowe Home furnishes first apartments and last houses from 28 showrooms.',
    'Commission on top of base pay, a health plan from 24 hours a week and paid training.',
  ],
  [
    'Fielding Grocers',
    'Fielding is a family-owned chain of 45 supermarkets with its own bakery.',
    'Weekly pay, a retirement plan and promotion from within.',
  ],
  [
    'Studio Parallel',
    'Studio Parallel is a design and branding studio of twenty-five that works for museums and food makers.',
    'Profit share, summer Fridays and a yearly trip to a conference you choose.',
  ],
  [
    'Larkspur Media',
    'Larkspur publishes six magazines and the newsletters that grew out of them.',
    'Remote days, a book allowance and paid fellowships.',
  ],
  [
    'Redfern Electric',
    'Redfern is a union contractor that wires hospitals, schools and data centers.',
    'Union scale, paid travel time and tools supplied.',
  ],
  [
    'Bellweather Plumbing and Heating',
    'Bellweather has kept the water running in three counties since 1961.',
    'A stocked van you take home, no on-call in your first year and paid license classes.',
  ],
  [
    'Ironmoor Fabrication',
    'Ironmoor cuts, bends and welds structural steel and stainless for food plants and bridges.',
    'Four ten-hour days, paid certifications and a boot allowance.',
  ],
  [
    'Sable River Construction',
    'Sable River builds schools, clinics and mid-rise housing as a general contractor.',
    'A company truck or allowance, a safety bonus and profit sharing.',
  ],
  [
    'Timberhand Carpentry',
    'Timberhand frames, trims and restores houses, many of them a century old.',
    'Year-round work, paid holidays and a tool account.',
  ],
  [
    'Precision Hollow Manufacturing',
    'Precision Hollow machines parts for medical devices and aircraft to tolerances of microns.',
    'A climate-controlled shop, shift premium and paid courses.',
  ],
  [
    'Clearwater Climate Services',
    'Clearwater installs and repairs heat pumps, chillers and rooftop units.',
    'A van, a tablet, year-round hours and a bonus for each certificate.',
  ],
  [
    'Torque Brothers Auto',
    'Torque Brothers runs fourteen repair shops that show customers the worn part before replacing it.',
    'Hourly pay with a guarantee, paid ASE tests and Sundays off.',
  ],
  [
    'Bramble Hill School District',
    'Bramble Hill educates 6,400 pupils in eleven schools, from preschool to twelfth grade.',
    'State retirement, a mentor in your first two years and classes of 24 at most.',
  ],
  [
    'Cedar Hollow Charter Academy',
    'Cedar Hollow is a public charter school for kindergarten to eighth grade with a longer reading block.',
    'A classroom budget of your own, planning time every day and a retention bonus.',
  ],
  [
    'Little Harbor Early Learning',
    'Little Harbor runs nine early learning centers that hold the highest state rating.',
    'Half price for your own children, paid credential courses and no nights or weekends.',
  ],
  [
    'Westmere College',
    'Westmere is a liberal arts college of 2,100 students with a strong nursing program.',
    'Tuition remission for you and your family, a pension and generous leave.',
  ],
  [
    'Brightpath Tutoring',
    'Brightpath tutors 5,000 pupils a year in reading, mathematics and test preparation.',
    'Lesson plans supplied, flexible hours and paid preparation time.',
  ],
  [
    'The Salt Cellar',
    'The Salt Cellar is a 90-seat restaurant that writes its menu around what the boats bring in.',
    'Tips pooled fairly, a family meal and two days off in a row.',
  ],
  [
    'Marigold Kitchen Group',
    'Marigold runs seven neighborhood restaurants and a commissary bakery.',
    'Health cover from 28 hours, paid sick days and meals on shift.',
  ],
  [
    'Kettle and Crow Coffee',
    'Kettle and Crow roasts its own coffee and pours it in twelve cafés.',
    'Tips, a bag of coffee a week and barista training paid by the hour.',
  ],
  [
    'Alder House Hotels',
    'Alder House is a group of eight small hotels in old buildings.',
    'Stays at staff rates, one free meal a shift and a health plan.',
  ],
  [
    'Corvane Security',
    'Corvane guards hospitals, campuses and data centers with officers it trains itself.',
    'Uniforms and license fees paid, steady posts and weekly pay.',
  ],
  [
    'Fernhill Facilities',
    'Fernhill cleans and maintains offices, labs and schools after hours.',
    'Weekly pay, paid sick leave and a lead premium after six months.',
  ],
  [
    'Greenspan Grounds',
    'Greenspan plants and keeps parks, campuses and gardens through all four seasons.',
    'Year-round work, paid pesticide license and gear supplied.',
  ],
  [
    'Kestrel Fulfillment',
    'Kestrel stores and ships for 300 online shops from four buildings.',
    'Weekly pay, predictable shifts and forklift certification on the job.',
  ],
  [
    'Harborview Civil Group',
    'Harborview designs roads, bridges and water systems for towns that have to make money last.',
    'Overtime paid by the hour, paid PE exam fees and hybrid work.',
  ],
  [
    'Anvil and Arc Engineering',
    'Anvil and Arc designs pumps and compressors and tests them in its own lab.',
    'Profit sharing, nine-day fortnights and tuition help.',
  ],
  [
    'Lindenfield Labs',
    'Lindenfield tests water, food and soil for farms, towns and bottlers.',
    'Day shifts, an accredited lab and paid certification.',
  ],
  [
    'Orchard Bioscience',
    'Orchard develops tests that find infections in an hour instead of three days.',
    'Equity, full health cover and a shuttle from the train.',
  ],
  [
    'Wayfare Travel',
    'Wayfare plans small-group trips and answers its own telephones around the clock.',
    'Travel credit, remote work and paid language courses.',
  ],
  [
    'Sunward Telecom',
    'Sunward brings fiber internet to towns the large carriers passed by.',
    'Free service at home, paid training and a clear path to team lead.',
  ],
  [
    'City of Alderton',
    'The City of Alderton employs 1,900 people in services from libraries to water mains.',
    'State pension, thirteen holidays and longevity pay.',
  ],
  [
    'Hearthstone Community Services',
    'Hearthstone is a nonprofit that supports children, families and older adults in crisis.',
    'Supervision hours, a mileage allowance and four weeks off.',
  ],
]

export const employers: ReadonlyMap<string, Employer> = new Map(
  list.map(([name, about, offer]) => [name, { about, offer }]),
)
