import { expect, it } from 'vitest'
import { findTimes } from './find-times.ts'

it.each([
  ['job,Sommelier,La Quilla,2016,2021', '2016', '2021', false],
  ['Foxglove Books, bookseller, 2019, 2022', '2019', '2022', false],
  ['Teranga Transit\n2018\nPresent', '2018', '', true],
  ['2022– | Lead Game Designer | Frostmoth Games', '2022', '', true],
  ['the soggy terrier - groomer - 2019 on', '2019', '', true],
  ['a constable from the year 2004 to the year 2016', '2004', '2016', false],
  ['at the Tamar Hospice til 2020', '', '2020', false],
  ['Start ..... 2012-01\nEnd ....... 2014-06', '2012-01', '2014-06', false],
  ['From - 2015\nTo - 2021\nLicences - none', '2015', '2021', false],
  ['Employed from: 05/2016\nEmployed to: 11/2023', '2016-05', '2023-11', false],
  ['a graduate intern with Ferrow Statistics in 2018', '2018', '', false],
  ['From: 2021; To: present; Tools: R', '2021', '', true],
  ['Start date\n01/09/2014\nEnd date\n31/08/2018', '2014-09-01', '2018-08-31', false],
  ['Yellow Gum Taxis - 2009/2016', '2009', '2016', false],
  ["Burger Barn, '18-'21\nservsafe", '2018', '2021', false],
  ['job,Wine Buyer,Almacén del Puerto,2021,\nskills', '2021', '', true],
  ['2023 march to now: deputy manager', '2023-03', '', true],
  ['I was a class teacher at Oakmere from 2015 to 2022', '2015', '2022', false],
  ['able seaman, signed off November 2023', '', '2023-11', false],
  ['I retired as a Fire Captain from the Ravenna Falls Fire Department in May 2023', '', '2023-05', false],
  ['Start year\n2016\nEnd year\n2020', '2016', '2020', false],
  ['Al-Barako Wholesalers (sales clerk, 2015/16)', '2015', '2016', false],
  ['from 2014 until I left in December 2022 to care for my dad', '2014', '2022-12', false],
  ['Waimate Shearing Gang (shearer) 2014, 2015, 2016 to 2019', '2014', '2019', false],
  ['an approved electrician, finishing in October 2020', '', '2020-10', false],
  ['between 09 and 14 I was a labourer', '2009', '2014', false],
  ['I was helper there 97-01. Then', '1997', '2001', false],
  ['a packer from 06 to 09, nights', '2006', '2009', false],
  ["deck boy -- 1988 to '93, first job", '1988', '1993', false],
  ['Dates: 87 - 2015', '1987', '2015', false],
  ["Dinner supervisor, Little Acorns, Sept '20 to now", '2020-09', '', true],
  ['[Term] 2017.4 - 2020.3', '2017-04', '2020-03', false],
  ['2. 2022.01 ~ now, researcher', '2022-01', '', true],
  ['* I start: 2010\n* I finish: 2016', '2010', '2016', false],
  ['Joined/left: 2009 / 2016', '2009', '2016', false],
  ['Joined: 2014\nLeft: not left', '2014', '', true],
  ['FROM/TO: 2016.01. – 2020.07.', '2016-01', '2020-07', false],
  ['from 1989 until Mr. Hale passed in 2010. That was', '1989', '2010', false],
  ['I stayed until the car industry shut up shop in October 2017', '', '2017-10', false],
  ['I passed it and since 2019 I am a nurse', '2019', '', true],
  ['She was a PhD student between 2016 and 2021', '2016', '2021', false],
  ['a clerk for Dune Air during eight years, from 2009 to 2017', '2009', '2017', false],
  ['Music Master at the college from 2005 to date', '2005', '', true],
  ['a shearer from 2010 right up to Christmas 2018', '2010', '2018', false],
  ['Weaver, Nilgiri Looms, 2019 May / continue', '2019-05', '', true],
  ['Duration: (November 2021 to continuing)', '2021-11', '', true],
  ['2019.3-Now    Cixi Lamp Works', '2019-03', '', true],
  ['Date: since July 15 of 2021', '2021-07-15', '', true],
  ['Date: from 2016 to half 2021', '2016', '2021', false],
  ['a porter from 2015 no sorry from 2016 until 2020', '2016', '2020', false],
  ['fruit picking in Kent, 2011, 12 & 13 seasons', '2011', '2013', false],
  ['in charge from 2009 until the great flood, August 2020, which', '2009', '2020-08', false],
  ['a school cook, retiring in July 2018 as head cook', '', '2018-07', false],
])('finds the ends of a period in %j', (text, from, to, current) => {
  expect(findTimes(text)).toMatchObject([{ from, to, current }])
})

it('leaves two years apart that a sentence tells of', () => {
  expect(findTimes('I won the prize in 2015 and again in 2017.')).toHaveLength(2)
})

it('takes the stamp of a message and a birthday for no time of a job', () => {
  expect(findTimes('[09:14, 12/02/2025] hi its Farah')).toEqual([])
  expect(findTimes('Date of birth: 11.06.1971')).toEqual([])
  expect(findTimes('I graduated from Leeds in 2014')).toEqual([])
  expect(findTimes('I graduate 2014')).toEqual([])
})

it('keeps a period whole behind the year of something else', () => {
  expect(findTimes('I qualified in 2013 and from 2013 to 2018 I was with Goodwell as a chemist.')).toMatchObject([
    { from: '2013', to: '2018' },
  ])
  expect(findTimes('In 2022 I came to Poland and from May 2022 to August 2023 I packed fruit.').at(-1)).toMatchObject({
    from: '2022-05',
    to: '2023-08',
  })
})

it('takes the same year for the one that was named last', () => {
  expect(findTimes('I stayed from 1996 to 2019. In that same year I joined Notariat Aaretal.')).toMatchObject([
    { from: '1996', to: '2019' },
    { from: '2019', to: '', isPoint: false },
  ])
})

it('knows the year that a degree was taken in again, and the fall of a year', () => {
  expect(findTimes('I graduated in 2016, and the same year I joined Mozga.')).toMatchObject([{ from: '2016' }])
  expect(findTimes('I left in 1996. Went to Wheelock that same fall.')).toMatchObject([
    { to: '1996' },
    { from: '1996' },
  ])
})

it('takes no figures for years that count something', () => {
  expect(findTimes('lads of 8 and 11, 80-90 covers, 20 to 25%, 07 to 03 mixed')).toEqual([])
})

it('takes no month for the end of a period where others are written short', () => {
  expect(findTimes('Kelso, 2012-15; Slaney, 2009-12')).toMatchObject([
    { from: '2012', to: '2015' },
    { from: '2009', to: '2012' },
  ])
  expect(findTimes('Slaney, since 2009-12')).toMatchObject([{ from: '2009-12' }])
  expect(findTimes('Dunmore, August 2012 to May 2018; Lisle, 2010-12')[1]).toMatchObject({ from: '2010', to: '2012' })
  expect(findTimes('Kelso, 2012-15; Slaney, since 2020-03')).toMatchObject([{ to: '2015' }, { from: '2020-03' }])
})
