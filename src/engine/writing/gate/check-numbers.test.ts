// Numbers said in other words pass, other numbers do not.
import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { collectFacts } from '../facts.ts'
import { checkFrequency } from './check-frequency.ts'
import { checkAllNumbers } from './check-text.ts'
import { parseText } from './parsed-text.ts'
import { sourceFor } from './source.ts'

/** What the numbers and rates of a new line say, against the line it stands in for and another of the same job. */
function judge(before: string, after: string): string {
  const resume = emptyResume('p')
  resume.experiences.push({
    id: 'j',
    company: 'Harbor Works',
    position: 'Coordinator',
    startDate: '2019-01',
    endDate: '2022-12',
    current: false,
    description: `- ${before}\n- Ordered 17 forklifts and hired drivers`,
  })
  const facts = collectFacts(resume, [], '2026-11-15')
  const text = parseText(after)
  const source = sourceFor(facts, { entry: 'experiences.j', before })
  const numbers = checkAllNumbers(text, source, facts, true)
  const verdict = numbers.ok ? checkFrequency(text, source.lines) : numbers
  return verdict.ok ? 'passes' : verdict.reason
}

function rows(table: string): [string, string][] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.split(' => '))
    .map(([before = '', after = '']) => [before.trim(), after.trim()])
}

describe('a number said in other words', () => {
  describe.each([
    [
      'in digits, words and scales',
      `
Greeted forty-five guests => Welcomed 45 guests
Processed 1,200 claims => Processed twelve hundred claims
Processed 1,200 claims => Processed 1.2K claims
Ran a fund of $2,500,000 => Ran a $2.5 million fund
Ran a fund of $2.5M => Ran a fund of 2.5 million dollars
Worked with one assistant => Worked with 1 assistant
Worked with an assistant => Worked with one assistant
Baked a dozen cakes => Baked 12 cakes
Trained two hundred and six people => Trained 206 people
Cut a board to 1/2 inch => Cut a board to 0.5 inches
Cut waste by about a third on two lines => Cut waste on two lines roughly 33%
Cut waste by about a third on two lines => Cut waste on two lines by roughly one third
Answered half of the mail => Answered 50% of the mail
Doubled enrollment => Raised enrollment by 100%
Opened the shop at 6:00 a.m. => Opened the shop at 6 am`,
    ],
    [
      'as a range',
      `
Served 30-35 tables => Served between 30 and 35 tables
Served 30 to 35 tables => Served from 30 to 35 tables
Served from 30 to 35 tables => Served 30–35 tables
Tutored grades 4-6 => Tutored grades 4 through 6
Tutored grades 4 to 6 => Tutored fourth through sixth grade
Coached swimmers aged 8 to 11 => Coached 8- to 11-year-old swimmers
Coached swimmers aged 8 to 11 => Coached swimmers between 8 and 11 years old
Coached swimmers aged six and seven => Coached six- and seven-year-olds
Attended 3 or 4 fairs => Attended 3-4 fairs
Wrote bids of $2 to $3 million => Wrote bids of $2-3 million
Grew the list from 300 to 900 names => Took the list from 300 names to 900
Cut the wait from 40 minutes to 15 => Cut the wait from 40 to 15 minutes`,
    ],
    [
      'with another word for its bound',
      `
Stocked about 60 items => Stocked roughly sixty items
Stocked about 60 items => Stocked 60 or so items
Stocked an average of 60 items => Stocked 60 items on average
Stocked more than 60 items => Stocked 60+ items
Stocked over 60 items => Stocked upwards of 60 items
Stocked at least 60 items => Stocked 60 or more items
Lifted up to 50 pounds => Lifted as much as 50 lbs
Lifted up to 50 pounds => Lifted 50 pounds at most
Answered within 24 hours => Answered in 24 hours or less
Priced jobs, the biggest $40,000 => Priced jobs up to $40,000
Cut waste from 9% to 4% in two years => Cut waste from 9% to 4% over two years
Looked after eleven guests => Watched over eleven guests
Sold $700 in an average week => Averaged $700 a week in sales
Stocked over 60 items => Stocked 60 items`,
    ],
    [
      'with its rate in other words',
      `
Fixed 20 bikes a week => Fixed 20 bikes per week
Fixed 20 bikes a week => Fixed twenty bikes weekly
Fixed 20 bikes a week => Fixed 20 bikes each week
Helped tourists, around 25 people a day => Helped about 25 tourists daily
Ran payroll every two weeks => Ran biweekly payroll
Ran payroll every other week => Ran payroll every two weeks
Held drills twice a year => Held drills every six months
Held drills twice a year => Held drills two times a year
Visited each home twice a month => Made two visits to each home per month
Checked tanks every four hours => Checked tanks at four-hour intervals
Swept the hall every night => Swept the hall nightly
Held a briefing every Monday => Held weekly briefings
Met on the first Friday of each month => Met monthly on the first Friday
Managed $2 million in annual sales => Managed yearly sales of $2 million
Inspected 9 boilers and 4 pumps monthly => Inspected 4 pumps and 9 boilers each month
Ran audits four times a year => Ran quarterly audits
Made 30 calls a day => Called 30 times a day
Held drills twice a year => Held twice-yearly drills
Closed the shop every third weekend => Closed the shop one weekend in three
Closed the shop one week out of four => Closed the shop every fourth week
Worked every other weekend => Worked alternate weekends
Ran the day-to-day accounts => Ran the daily accounts
Led a Saturday class for parents => Led a class for parents on Saturdays
Met on the second Friday of every month, 9 people => Met with 9 people every second Friday of the month
Led drills every Monday and Friday => Led drills twice a week, on Mondays and Fridays
Served 900 pages per second => Served 900 pages/second
Cut nine films a month, each 5 to 8 minutes long => Cut nine 5- to 8-minute films per month
Ran the reading room, 30 guests, 2 evenings a week => Ran 30 guests in the reading room 2 evenings a week`,
    ],
    [
      'counting the same thing by another name or elsewhere in the line',
      `
Updated 9 standard operating procedures => Updated nine SOPs
Kept the calendars of three vice presidents => Kept three VPs' calendars
Trained new hires, 40 in 2021 => Trained 40 new hires in 2021
Trained 40 new hires => Trained 40 new employees
Supervised a staff of six => Supervised six people
Supervised a staff of six => Supervised a six-person team
Sat on a four-person panel => Sat on a panel of four
Kept a 900-member list => Kept a list of 900 members
Kept a list (900 members) => Kept a 900-member list
Cleaned a 30-room inn => Cleaned an inn with 30 rooms
Taught 22 third graders => Taught 22 third-grade students
Hit the goal in 7 of 12 months => Hit the goal 7 months out of 12
Rebuilt it with two parts instead of five => Rebuilt it from five parts to two
Taught 10th grade history => Taught tenth-grade history
Gave 80 students advice => Advised 80 students
Built a board that 40 managers use => Built a board used by 40 managers
Ran a $7,000 fund and two vans => Ran two vans and a $7K fund
Fed 14 cooks on the second shift => Fed fourteen second-shift cooks
Fed 14 cooks on nights => Fed 14 night-shift cooks
Ran a mill on two shifts => Ran a two-shift mill
Room 12 guests a day and sort mail => Sort mail while rooming 12 guests per day
Filed FMLA forms, 9 a month => Filed nine Family and Medical Leave Act forms monthly
Shot film with 2 or 3 lamps => Shot 2- or 3-lamp film
Laid floors, the largest 900 square feet => Laid floors, the largest measuring 900 sq ft
Laid floors, the largest 900 square feet => Laid floors, including one of 900 square feet
Tutored for an hour => Tutored for one hour
Answered within an hour => Answered within 60 minutes
Answered within the week => Answered within a week
Helped in the care unit twice a month => Twice a month, helped in the care unit
Helped in the unit about twice a month => Helped around twice a month in the unit
Answered within one business day => Answered within a business day
Finished in 18 months => Finished within a year and a half
Gave half-hour talks => Gave 30-minute talks
Took 50 calls a day with an average time of six minutes => Took 50 calls a day, averaging six minutes per call
Hired 12 clerks and five guards => Hired 17 clerks and guards
Hired 12 clerks and five guards => Hired 17 people
Held fairs, usually three a month => Usually held three fairs a month
Held fairs, usually three a month => Held fairs typically three times a month
Wrote plans within 10 working days, 6 or 7 each month => Wrote six or seven plans a month within 10 business days
Raised the pass share from 61% to 74% => Raised the pass share by 13 percentage points
Shipped it two weeks ahead of a 9-week plan => Shipped a 9-week job two weeks early
Began at 5:30 a.m. => Worked starting at 5:30 am`,
    ],
    [
      'with its year in other words',
      `
Sold 40 boats in 2018 and 31 in 2019 => Sold 31 boats in 2019 and 40 in 2018
Sold 40 boats in 2018 and 31 in 2019 => Sold 40 boats in 2018 and 31 the following year
Sold 40 boats between 2016 and 2019 => Sold 40 boats from 2016 to 2019`,
    ],
  ])('%s', (_, table) => {
    it.each(rows(table))('%s → %s', (before, after) => {
      expect(judge(before, after)).toBe('passes')
    })
  })
})

describe('another number', () => {
  describe.each([
    [
      'of another value',
      `
Greeted 45 guests => Greeted 54 guests
Ran a $2.5 million fund => Ran a $25 million fund
Worked with two assistants => Worked with one assistant
Served 30-35 tables => Served 35-40 tables
Served 30-35 tables => Served 35 tables
Tutored grades 4 to 6 => Tutored fourth through eighth grade
Baked dozens of cakes => Baked 40 cakes
Sold a $40,000 job => Sold a multi-million-dollar job
Opened the shop at 6 am => Opened the shop at 6 pm
Grew the list from 300 to 900 names => Grew the list from 900 to 300 names`,
    ],
    [
      'with another bound',
      `
Stocked about 60 items => Stocked 60 items
Stocked 60 items => Stocked over 60 items
Stocked at least 60 items => Stocked more than 60 items
Stocked nearly 60 items => Stocked more than 60 items
Lifted up to 50 pounds => Lifted 50 pounds
Stocked an average of 60 items => Stocked 60 items
Answered within 24 hours => Answered within 12 hours
Used it for two years => Used it for over two years`,
    ],
    [
      'in another unit',
      `
Was best seller for two months => Was best seller for two years
Shadowed nurses in their first week => Shadowed nurses in their first month
Answered within two business days => Answered within two hours
Answered within two days => Answered within two business days
Answered within a day => Answered within an hour
Lifted 50 kg => Lifted 50 tons
Paid bills of $500 => Paid bills of €500
Cut the task from two days to three hours => Cut the task from two weeks to three hours
Cared for an 84-year-old client => Cared for 84 clients`,
    ],
    [
      'with another rate',
      `
Fixed 20 bikes a week => Fixed 20 bikes a day
Fixed 20 bikes => Fixed 20 bikes a week
Ran payroll every two weeks => Ran weekly payroll
Held drills twice a year => Held drills twice a month
Wrote reports every month => Wrote reports every week
Visited homes => Visited homes daily
Swept the hall daily => Swept the hall nightly
Closed the shop every third weekend => Closed the shop every weekend
Wrote a plan and updated it every month => Wrote a plan every month
Closed the shop one week in four => Closed the shop every other week
Cut nine films a month, each 5 to 8 minutes long => Cut 5 to 8 films a month
Taught five groups, about 90 children in total => Taught five groups, about 90 children per group
Sold bags at $60 each => Sold bags for a total of $60`,
    ],
    [
      'counting something else',
      `
Trained 12 branch employees => Trained 12 branches
Served eight tables in a 90-seat room => Served 90 tables in an eight-seat room
Supervised a team of five => Supervised five teams
Washed 6 vans and 14 buses => Washed 14 vans and 6 buses
Cut returns 10% and raised sales 25% => Cut returns 25% and raised sales 10%
Kept files for 30 clients => Kept 30 files for clients
Kept files for clients => Kept 17 files for clients
Kept files for clients => Kept files for clients and 17 buses
Kept files for 30 clients => Kept files for 30 drivers
Hired 12 clerks in 2019 and five in 2020 => Hired 17 clerks in 2020
Hired 12 clerks and five guards => Hired 17 guards
Answered tenants within a day and alarms within an hour => Answered tenants within an hour
Ran 300 tests a day on two machines => Ran 300 tests a day on each of two machines
Hired a clerk every few months, seven in all => Hired seven clerks every few months
Raised the pass share from 61% to 74% => Raised the pass share by 13 percent
Shipped it two weeks ahead of a 9-week plan => Shipped it nine weeks ahead of plan
Cut waste by a fifth => Cut waste to a fifth
Cut waste by about a third => Cut waste by over a third
Laid four floors, the largest 900 square feet => Laid four 900-square-foot floors`,
    ],
    [
      'of another year',
      `
Sold 40 boats in 2018 and 31 in 2019 => Sold 40 boats in 2018 and 2019
Sold 40 boats in 2018 and 31 in 2019 => Sold 40 boats in 2019
Sold 40 boats between 2016 and 2019 => Sold 40 boats in 2016
Opened in May 2018 and moved in June 2019 => Opened in May 2019 and moved`,
    ],
    [
      'that lost what kept it small',
      `
Hit the goal in 7 of 12 months => Hit the goal in 12 months
Wrote two chapters of a manual => Wrote a manual
Cared for three residents, one with diabetes => Cared for three residents with diabetes
Proposed signs, two of which the city used => Proposed signs that the city used
Guided three new clerks => Guided all new clerks
Painted one mural => Painted several murals
Ranked third in the second quarter of 2020 => Ranked third in 2020`,
    ],
  ])('%s', (_, table) => {
    it.each(rows(table))('%s → %s', (before, after) => {
      expect(judge(before, after)).not.toBe('passes')
    })
  })
})
