import { toYou } from '#engine/writing/letter/to-you.ts'
import { mendAnswer } from '#engine/writing/letter/mend-answer.ts'
import { homeRegion } from '#engine/resume/home-region.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { buildLine } from '#engine/writing/interview/build-line.ts'
import { runSteps, grammarSteps } from '#engine/writing/run-steps.ts'
for (const t of [
 'I left Tesco because this company gave no training',
 'I owned this company for 10 years and sold it',
 'I worked for this company in 2015 called Acme, and I learned a lot',
 'My current place is bad and they pay late',
 'The last place closed and they paid us nothing',
 'Tesco let me go and they never paid me',
 'At my old job they never trained me',
 'My previous employer went bankrupt and they owe me money',
 'I was at Amazon and they treat people badly',
 'The hospital saved my son and they deserve the best',
]) console.log(t, '\n   =>', toYou(t))
console.log('--- mend')
for (const t of [
 'I like your very high standards.', 'I admire your really good training.', 'I know your always friendly staff.', 'I like your very own bakery.',
 'I like the firm for its good name.', 'The school is known for its great results and its local roots.', 'I love the hotel for its close team.', 'The bank is in its right place.',
 'I trained there a year.', 'My mother was treated there a few years ago.', 'I volunteered there a lot.', 'I shop there always.', 'I did my placement there not long ago.', 'I cooked there the best part of a year.',
 'No I used Sage at home.', 'No we were on paper.', 'I like to cook with them and of there in there.', 'The manager I had in Leeds', 'Excel I use daily.',
 'My team I know well.', 'The van I drive every day is old and I want a change.', 'Work I do with children every week keeps me going.', 'The patients I see every day matter to me.', 'The food I cook at home and at work is Thai.', 'Things I know from home help me.', 'The people I manage at work say I am fair.',
 'I analysed about 300 samples a week.', 'We discussed about 20 cases a day.', 'I hold a licence issued in 2014.', 'I run a shop opened in 2015.', 'I own the truck bought in 2019.', 'I want this job since the company is growing.', 'I know the area since I live there.',
 'cause I was there.', 'Apologies for my late arrival record, I was never late.', 'They put that I was late.', 'I can literally lift 40 kg.', 'Basically trained nurse.', 'It was not literally a ward.',
 'I sold 200 tickets in the day at one stall.', 'I have made a course for beginners.',
]) { const m = mendAnswer(t); if (m !== t) console.log(t, '\n   =>', m) }
console.log('--- region')
const r = emptyResume('x')
for (const location of ['Atlanta, Georgia','London, U.K.','Boston, U.S.A.','Monterrey, Mexico','Berlin, DE','Dublin, IE','Manila, Philippines','Perth, WA','Sydney NSW','constructor','Hagatna, Guam','Columbus, Ohio'])
  console.log(location, String(homeRegion({ ...r, personalInfo: { ...r.personalInfo, location } })))
for (const phone of ['+52 55 1234 5678','1 (415) 555-0100','98765 43210']) console.log(phone, homeRegion({ ...r, personalInfo: { ...r.personalInfo, phone } }))
console.log('--- build')
for (const a of [
 { did: 'Trained new starters', howMuch: '14 people' }, { did: 'Sold tickets to guests', howMuch: '40 people a day' }, { did: 'Interviewed managers about staff', howMuch: '30 people' },
 { did: 'Worked with volunteers', howMuch: '200 people a week' }, { did: 'Helped nurses feed residents', howMuch: '12 residents' }, { did: 'Cooked with apprentices', howMuch: '300 people' },{ did: 'Supported the manager and customers', howMuch: '90 people a day' },
 { did: 'Ran the shop with partners', howMuch: '500 people' }, { did: 'Cut waste', result: 'by 10%' }, { did: 'Drove lorry', howMuch: '400 miles a day' }, { did: 'dug', withWhat: 'water' }, { did: 'painted', withWhat: 'acrylic primer' }, { did: 'cleaned floors', withWhat: 'floor cleaner' }, { did: 'built sites', withWhat: 'docker compose' }, { did: 'thinned paint', withWhat: 'paint thinner' }, { did: 'fed plants', withWhat: 'fertilizer' }, {did:'wrote apps', withWhat:'react router'}, {did:'wrote apps', withWhat:'blender'}, {did:'dosed', withWhat:'vapor'}, {did:'dosed', withWhat:'sugar and flour'},{did:'sealed', withWhat:'mortar'},
]) console.log(JSON.stringify(a), '=>', buildLine(a))
console.log('--- perf')
const ctx = { place: 'summary' as const, tense: 'none' as const, knownWords: new Set<string>(), names: new Map(), beside: {} }
for (const [n, s] of Object.entries({
  worked: 'I worked ' + 'as in at on a the as in at '.repeat(22), workedw: 'I worked we worked I work we drove '.repeat(17), reduced: 'reduced reduce cut raised '.repeat(23),
  caps: 'in ' + 'Aa Bb, '.repeat(85), saw: 'saw see found read '.repeat(31), nums: '1 a b c 2 d e f by for in '.repeat(23), I: 'I am also x y z I we who '.repeat(24),
  during: 'worked drove lived '.repeat(31), no: 'no aaaa '.repeat(75), sp: ' '.repeat(598)+'x', long: 'I '.repeat(300), dots: '. '.repeat(300), apo: "'".repeat(600),
})) { const t = performance.now(); runSteps(s.slice(0,600), ctx, { only: grammarSteps }); runSteps(s.slice(0,600), {...ctx, place:'line'}); console.log(n, s.length, Math.round(performance.now()-t)+'ms') }
for (const [n, s] of Object.entries({ they: 'they pay. '.repeat(200), they2: 'they like them and '.repeat(105), no: 'No, I '+'a '.repeat(990), sorry: 'sorry '+'late '.repeat(400), paren: ' (you can'.repeat(220), idk: ', idk if you '.repeat(150), fr: 'aa '.repeat(660)+'I', comma: ', '.repeat(1000), tobe: ', to be honest'.repeat(140) })) { const t = performance.now(); toYou(mendAnswer(s.slice(0,2000))); console.log(n, Math.round(performance.now()-t)+'ms') }
