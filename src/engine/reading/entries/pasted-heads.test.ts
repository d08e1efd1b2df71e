import { describe, expect, it } from 'vitest'
import { readText } from '../read-text.ts'

const readJobs = (...lines: string[]) =>
  readText(['Rosa Lind', 'rosa@lind.example', '', 'EXPERIENCE', '', ...lines, '', 'SKILLS', 'Excel, Word'].join('\n'), {
    newId: () => '',
  }).resume.experiences

describe('heads of jobs in pasted text', () => {
  it('keep what is in brackets together', () => {
    expect(
      readJobs(
        'Room Leader (Toddlers, 2-3 years), Larkspur House Nursery, Cheadle: June 2019 to present',
        'Lead a room of twelve with two colleagues',
        'Write observations every day',
        '',
        'Nanny (Twins), Brandt family, Stockport: 2015 - 2019',
        'Cooked, read and played',
      ),
    ).toMatchObject([
      {
        position: 'Room Leader (Toddlers, 2-3 years)',
        company: 'Larkspur House Nursery',
        location: 'Cheadle',
        description: '- Lead a room of twelve with two colleagues\n- Write observations every day',
      },
      { position: 'Nanny (Twins)', location: 'Stockport', description: 'Cooked, read and played' },
    ])
  })

  it('name one post with a slash, and lists may have no space behind their marks', () => {
    expect(
      readJobs(
        'Lube Tech / General Service Tech, Corner Oil Change, Bethel Park, PA',
        '2019 - 2021',
        '-Changed oil',
        '-Take care of the till on Sundays',
        '',
        "Server / Hostess, Mabel's Grill, Brandon FL",
        '2017 - 2019',
        '-Waited on eight tables',
      ),
    ).toMatchObject([
      {
        position: 'Lube Tech / General Service Tech',
        company: 'Corner Oil Change',
        location: 'Bethel Park, PA',
        description: '- Changed oil\n- Take care of the till on Sundays',
      },
      { position: 'Server / Hostess', company: "Mabel's Grill", location: 'Brandon FL' },
    ])
  })

  it('begin below blank lines, not with the last words of the job above', () => {
    expect(
      readJobs(
        'Carer',
        'Holloway Homecare Ltd, Norwich',
        'May 2014 - June 2019',
        'Washed and dressed nine people a day',
        'Lifting with a second carer',
        '',
        'Career break',
        '2012 to 2014',
        'At home with two children',
        '',
        'Clerk',
        'Brandt Pumps, Norwich',
        'May 2008 - June 2012',
        'Kept the post book',
      ),
    ).toMatchObject([
      { position: 'Carer', company: 'Holloway Homecare Ltd' },
      { position: 'Career break', company: '', startDate: '2012' },
      { position: 'Clerk', company: 'Brandt Pumps' },
    ])
  })

  it('have departments behind the posts at one employer', () => {
    expect(
      readJobs(
        'Riverside Hospital, Round Rock, Texas',
        'Charge Nurse, Cardiac ICU    06/2022 to Present',
        '- Make assignments for 24 beds',
        'Staff Nurse, Medical ICU    04/2019 to 06/2022',
        '- Cared for two patients a shift',
        '',
        'Family leave    2017 to 2019',
        '',
        'Nursing Assistant, Oak Garden Nursing Home, Waco, Texas    2015 to 2017',
      ),
    ).toMatchObject([
      { position: 'Charge Nurse, Cardiac ICU', company: 'Riverside Hospital' },
      { position: 'Staff Nurse, Medical ICU', company: 'Riverside Hospital', location: 'Round Rock, Texas' },
      { position: 'Family leave', company: '' },
      { position: 'Nursing Assistant', company: 'Oak Garden Nursing Home', location: 'Waco, Texas' },
    ])
  })

  it('leave work of one’s own without an employer', () => {
    expect(
      readJobs(
        '2009 to 2016: Gardener at Burl House, Tenbury Wells',
        'Lawns and a glasshouse.',
        '',
        '2004 to 2009: Self-employed gardener, Ludlow',
        'Weekly rounds of 20 gardens.',
        '',
        '2003: Volunteer, Larch Project, Cornwall',
      ),
    ).toMatchObject([
      { position: 'Gardener', company: 'Burl House', location: 'Tenbury Wells' },
      { position: 'Self-employed gardener', company: '', location: 'Ludlow' },
      { position: 'Volunteer', company: 'Larch Project', startDate: '2003', endDate: '2003' },
    ])
  })

  it('take a year in the name of a firm for no date, and a note beside the period for no name', () => {
    expect(
      readJobs(
        'Bookkeeper, Holm Fence (1985) Ltd., Truro NS (2009-2016)',
        '* Month end',
        '',
        '2004 - 2009 (fly in, 14/7)    Camp Cook, Brandt Plant Services, Fort McMurray AB',
        '* Cooked for sixty',
      ),
    ).toMatchObject([
      { position: 'Bookkeeper', company: 'Holm Fence (1985) Ltd.', location: 'Truro NS' },
      { position: 'Camp Cook', company: 'Brandt Plant Services', location: 'Fort McMurray AB' },
    ])
  })

  it('part an employer from a post at a dash, and no post from its ward', () => {
    expect(
      readJobs(
        'Holm & Daughter - Sales Assistant',
        'Randburg',
        'November 2016 - May 2019',
        '- Cash handling',
        '',
        'Brandt Stores - Call Centre Consultant',
        'Randburg',
        'June 2014 to October 2016',
        '- Answered customers',
      ),
    ).toMatchObject([
      { position: 'Sales Assistant', company: 'Holm & Daughter', location: 'Randburg' },
      { position: 'Call Centre Consultant', company: 'Brandt Stores', location: 'Randburg' },
    ])
    expect(
      readJobs('Riverside Hospital, Dublin', 'Staff Nurse - Emergency Department', '2014 to 2018', '- Triage'),
    ).toMatchObject([{ position: 'Staff Nurse - Emergency Department', company: 'Riverside Hospital' }])
  })

  it('follow their dates, and may stop like sentences', () => {
    expect(
      readJobs(
        'October 2021 - June 2023',
        'The Larkspur (student newspaper)',
        'Books Editor',
        '- Edited six pieces a fortnight',
        '',
        'June 2019 - September 2021',
        'Holm Books, Leeds',
        'Bookseller',
        '- Kept the shelves of two floors',
      ),
    ).toMatchObject([
      { position: 'Books Editor', company: 'The Larkspur (student newspaper)' },
      { position: 'Bookseller', company: 'Holm Books', location: 'Leeds' },
    ])
    expect(
      readJobs(
        'Shop Helper. Northland Tire, Duluth, MN. 2012-2014.',
        'Mounted tires.',
        '',
        'Cook. Bar None, Duluth, MN. 2010-2012.',
      ),
    ).toMatchObject([
      { position: 'Shop Helper', company: 'Northland Tire', location: 'Duluth, MN' },
      { position: 'Cook', company: 'Bar None', location: 'Duluth, MN' },
    ])
  })

  it('may be numbered', () => {
    expect(
      readJobs(
        '1. Holm Public School, Leeds',
        'Physics Teacher, June 2019 - till date',
        '- Ran the science club',
        '2. Brandt School, York',
        'Science Teacher, June 2016 - March 2019',
        '- Taught three forms',
      ),
    ).toMatchObject([
      { position: 'Physics Teacher', company: 'Holm Public School', location: 'Leeds' },
      { position: 'Science Teacher', company: 'Brandt School', location: 'York' },
    ])
  })

  it('are known without a date between blank lines', () => {
    expect(
      readJobs(
        'Driver - Holm Haulage',
        'Phoenix, AZ',
        '2018 - Present',
        '- Drove in 48 states',
        '',
        'Yard Spotter',
        'Larkspur Distribution Center, Memphis TN',
        '',
        'Moved 60 trailers a night',
        'Checked seals',
        '',
        'Clerk - Brandt Freight - 2012-2015',
        '- Sorted papers',
      ),
    ).toMatchObject([
      { position: 'Driver', description: '- Drove in 48 states' },
      { position: 'Yard Spotter', company: 'Larkspur Distribution Center', location: 'Memphis TN' },
      { position: 'Clerk', company: 'Brandt Freight' },
    ])
  })

  it('leave the years of an employer to the posts there', () => {
    expect(
      readJobs(
        'Holm Windows, Inc.    2013 - Present',
        'Minneapolis, Minnesota',
        '',
        'Regional Sales Manager (2017 - Present)',
        '- Led nine people',
        '',
        'Territory Manager, Minnesota & Dakotas (2013 - 2017)',
        '- Sold to dealers',
      ),
    ).toMatchObject([
      { position: 'Regional Sales Manager', company: 'Holm Windows, Inc.', startDate: '2017' },
      { position: 'Territory Manager, Minnesota & Dakotas', company: 'Holm Windows, Inc.' },
    ])
  })

  it('leave to the job what brackets say behind its dates', () => {
    expect(
      readJobs(
        'Larkspur Interiors, Leeds',
        'Painter',
        '2012 - 2019',
        'Painted schools and clinics',
        'Looked after two apprentices from 2016',
        '',
        'Marsh Decorators Ltd, York',
        'Apprentice Painter',
        '2007 - 2012 (short time for most of 2010)',
      ),
    ).toMatchObject([
      { position: 'Painter', company: 'Larkspur Interiors', description: expect.stringContaining('from 2016') },
      { position: 'Apprentice Painter', startDate: '2007', description: 'short time for most of 2010' },
    ])
  })

  it('stand below their dates, with all they need on one line', () => {
    expect(
      readJobs(
        '2019 - 2023',
        "Family carer. Kept Dad's appointments, and the books of the playgroup.",
        '',
        '2012 - 2019',
        'Office Administrator (part time then full time), Hexley Primary School',
        'Phones, post, daily attendance and the sick bay',
      ),
    ).toMatchObject([
      { position: 'Family carer', company: '', description: expect.stringMatching(/^Kept Dad/) },
      {
        position: 'Office Administrator (part time then full time)',
        company: 'Hexley Primary School',
        description: 'Phones, post, daily attendance and the sick bay',
      },
    ])
  })

  it('may be sentences', () => {
    expect(
      readJobs(
        'Machine Operator, Brandt Mills, Dalton, GA',
        '1999 - 2004',
        '- Ran four looms',
        '',
        'LAB TECHNICIAN. Larkspur Fibers Inc., Dalton, GA. 6/95 to 12/98. Kept the lab log and ordered supplies.',
      ),
    ).toMatchObject([
      { position: 'Machine Operator' },
      {
        position: 'LAB TECHNICIAN',
        company: 'Larkspur Fibers Inc.',
        location: 'Dalton, GA',
        startDate: '1995-06',
        endDate: '1998-12',
        description: 'Kept the lab log and ordered supplies.',
      },
    ])
  })

  it('have an employer above the first post where no heading speaks of work', () => {
    const { resume } = readText(
      [
        ...['Rosa Lind', 'rosa@lind.example', '', 'CAREER SUMMARY', '', 'LARKSPUR BEVERAGES LTD, Leeds'],
        ...['Area Sales Representative: 01/2020 - Present', '- Called on ninety shops', ''],
        ...['Hexley Furnishers, York', 'Sales Consultant: 02/2014 - 02/2017', '- Sold on the floor'],
      ].join('\n'),
      { newId: () => '' },
    )
    expect(resume.experiences).toMatchObject([
      { position: 'Area Sales Representative', company: 'LARKSPUR BEVERAGES LTD' },
      { position: 'Sales Consultant', company: 'Hexley Furnishers' },
    ])
  })

  it('are not made of a remark above the jobs', () => {
    const jobs = readJobs(
      'Please ask for the dates of earlier jobs, there were many of them and all were short.',
      '',
      'Site Clerk, Harlow Builders Ltd, Leeds, 2019 - 2023',
      '- Kept the diary of two sites',
    )
    expect(jobs).toMatchObject([{ position: 'Site Clerk' }])
  })

  it('begin where the employer stands below a blank line, though the post has but a year', () => {
    expect(
      readJobs(
        ...['MARSH & COLE ENGINEERING - Boise, ID', 'Project Engineer (2020 - Present)', 'Drew plans'],
        ...['', 'LIND SURVEYING - Nampa, ID', 'Staff Engineer (2016 - 2020)', 'Ran errands', 'Drafted plats'],
        ...['', 'HEXLEY RIVERS DEPARTMENT', 'Engineering Intern, Twin Falls, ID (2015)', 'Traffic counts'],
      ),
    ).toMatchObject([
      { company: 'MARSH & COLE ENGINEERING' },
      { company: 'LIND SURVEYING', description: '- Ran errands\n- Drafted plats' },
      { company: 'HEXLEY RIVERS DEPARTMENT', position: 'Engineering Intern', location: 'Twin Falls, ID' },
    ])
  })

  it('keep a town whole, whatever it is called and whatever is said behind it', () => {
    expect(
      readJobs(
        ...['Lind Feed & Seed', 'Rocky Ford, CO', 'Office Clerk', '2004 to 2009', 'Filing'],
        ...['', 'Marsh Import Auto, Macon GA', 'Technician', '2009 to 2012', 'Oil changes'],
        ...['', "Hexley Lodge, Coeur d'Alene, ID", 'Desk Agent', '2012 to 2015', 'Answered phones'],
        ...['', 'Tarn Hospital, Duluth MN (290 beds)', 'Laboratory Scientist', '2015 to 2019', 'Ran controls'],
      ),
    ).toMatchObject([
      { company: 'Lind Feed & Seed', location: 'Rocky Ford, CO' },
      { company: 'Marsh Import Auto', location: 'Macon GA' },
      { company: 'Hexley Lodge', location: "Coeur d'Alene, ID" },
      { company: 'Tarn Hospital', location: 'Duluth MN' },
    ])
  })

  it('read an employer and its place in one row, though a word of it is small', () => {
    expect(
      readJobs(
        ...[
          'Data Analyst                    Jan 2023 – Present',
          'Lind Insurance                  Columbus, OH',
          '• Wrote SQL',
        ],
        ...[
          '',
          'Reporting Analyst               June 2021 – Dec 2022',
          'Marsh Grocers, head office      Dublin, OH',
          '• Made slides',
        ],
      )[1],
    ).toMatchObject({ company: 'Marsh Grocers, head office', location: 'Dublin, OH' })
  })

  it('end where post, employer and town are named', () => {
    expect(
      readJobs(
        ...['Bus Driver, Marsh Coaches, Renfrew (2014 - 2018)', 'School routes', 'Fares and cash'],
        ...['', 'Shop Assistant, Lind News, Paisley (2010 - 2014)', 'Tills', 'Deliveries'],
      )[1],
    ).toMatchObject({ company: 'Lind News', location: 'Paisley', description: '- Tills\n- Deliveries' })
  })

  it('keep a ward with the post where the employer stands behind it', () => {
    expect(
      readJobs(
        ...[
          'Staff Nurse, ICU, St. Lind Medical Center, Wrexham (June 2019 - Present)',
          '- Care for two patients a shift',
        ],
        ...['', 'Registered Nurse, Telemetry, Hexley Hospital, Lincoln (2016 - 2019)', '- Care for six patients'],
      ),
    ).toMatchObject([
      { position: 'Staff Nurse, ICU', company: 'St. Lind Medical Center', location: 'Wrexham' },
      { position: 'Registered Nurse, Telemetry', company: 'Hexley Hospital', location: 'Lincoln' },
    ])
  })

  it('say how large the employer is, and how one was employed, apart from its name', () => {
    const jobs = readJobs(
      ...['Lind Rehab (140 beds), Duluth MN', 'Charge Nurse', '2019 - now', 'Dressed wounds'],
      ...['', 'Town of Hexley (student)', 'Summer Labourer', '2011 - 2012', 'Painted lines'],
    )
    expect(jobs).toMatchObject([
      { company: 'Lind Rehab', location: 'Duluth MN' },
      { company: 'Town of Hexley', position: 'Summer Labourer' },
    ])
    expect(jobs.map(({ description }) => description)).toEqual([
      expect.stringContaining('(140 beds)'),
      expect.stringContaining('student'),
    ])
  })

  it('keep a period that tells of something done among the lines of its job', () => {
    const jobs = readJobs(
      ...['Case Manager', 'Lind Services, Salina, KS', 'Nov 2014 to Present', 'Carry a caseload of 28 families'],
      ...['Led a parenting group of up to ten people from January 2017 to June 2019'],
      ...['', 'Intake Worker', 'Hexley Shelter, Salina, KS', 'Aug 2005 to Oct 2014', 'Interviewed new residents'],
    )
    expect(jobs.map(({ company }) => company)).toEqual(['Lind Services', 'Hexley Shelter'])
    expect(jobs[0]?.description).toContain('Led a parenting group of up to ten people from January 2017 to June 2019')
  })

  it('begin with a town in whose name a word is small', () => {
    expect(
      readJobs(
        ...["LIND REGIONAL HOSPITAL - Coeur d'Alene, ID", 'Staff Nurse, Medical-Surgical (06/2019 to present)'],
        ...[
          'Care for six patients',
          '',
          'HEXLEY REHAB - Bangor, ME',
          'Registered Nurse (08/2017 to 05/2019)',
          'Gave medication',
        ],
      )[0],
    ).toMatchObject({ company: 'LIND REGIONAL HOSPITAL', position: 'Staff Nurse, Medical-Surgical' })
  })
})
