import { describe, expect, it } from 'vitest'
import { ownWords, sayRun } from './own-words.ts'

const said = (text: string) => [sayRun(text.trim(), 'gap')]

describe('an answer in a letter', () => {
  it.each([
    ['my brother works there', 'My brother works there.'],
    ['I taught Spanish I for two summers. I loved it!', 'I taught Spanish I for two summers. I loved it!'],
  ])('is put into a sentence and otherwise left alone: %s', (text, sentence) => {
    expect(said(text)).toEqual([sentence])
  })

  it('goes on in sentences where it goes on in lines', () => {
    const text = 'I hold a clean license\nI have used Sage at Dunmore'
    expect(ownWords([{ questionId: 'gap', text }], 'gap').map((one) => one.text)).toEqual([
      'I hold a clean license. I have used Sage at Dunmore.',
    ])
  })

  it.each(['No', 'n/a', 'none.', '-', ' '])('is left out where it says nothing: %s', (text) => {
    expect(ownWords([{ questionId: 'gap', text }], 'gap')).toEqual([])
  })

  it.each([
    'Chillers, no, not on my own. I charged two with a senior tech.',
    'I have no sourdough on a job yet. I bake it at home.',
  ])('keeps an honest no: %s', (text) => {
    expect(said(text)).toEqual([text])
  })

  it.each([
    ['Want commercial full time.', 'I want commercial full time.'],
    ['been in your shop loads', 'I have been in your shop loads.'],
    ["Y'all fixed my truck once and yall were fair.", 'You fixed my truck once and you were fair.'],
    ['My parents had there roof done by you.', 'My parents had their roof done by you.'],
    ['We have there been shown around.', 'We have there been shown around.'],
  ])('speaks to whoever reads the letter: %s', (text, sentence) => {
    expect(said(text)).toEqual([sentence])
  })

  it.each(['I train the new drivers. They ask for me by name.', 'Like it says, I looked up your work.'])(
    'takes nobody else for the reader, and no other word for a verb: %s',
    (text) => {
      expect(said(text)).toEqual([text])
    },
  )

  it.each([
    ["I've never used Medimap, we were on paper charts", "I've never used Medimap; we were on paper charts."],
    ['Did a one day session and thats it', "I did a one day session and that's it."],
    [
      'I have used Sage only a little, hooked up maybe two tills',
      'I have used Sage only a little. I hooked up maybe two tills.',
    ],
    ['I have knowledge of the rules, use them every day', 'I have knowledge of the rules. I use them every day.'],
    [
      'I fitted softeners twice, haven’t done much service on them',
      'I fitted softeners twice; I haven’t done much service on them.',
    ],
    ['I have experience with homes, seven years of calls', 'I have experience with homes: seven years of calls.'],
    [
      'I have worked with red tags, when a part is out I tag it, write it in the log and call quality',
      'I have worked with red tags, when a part is out I tag it, write it in the log and call quality.',
    ],
    ['Keen on the welding course too', 'I am keen on the welding course too.'],
    [
      'Also like that you train people, want to learn that',
      'I also like that you train people and want to learn that.',
    ],
    ['Seen your vans at the new stores', 'I have seen your vans at the new stores.'],
    [
      'never run an orbital machine on my own. stood in with the lads, so id pick it up quick',
      "I have never run an orbital machine on my own. I stood in with the lads, so I'd pick it up quick.",
    ],
    ['Never need telling twice', 'I never need telling twice.'],
    ['Never on a crane that large', 'Never on a crane that large.'],
    ['I did the Lisbon tours, but please don’t mention that first', 'I did the Lisbon tours.'],
    // Theirs to the employer.
    ['I know Sabre and don’t use it daily', 'I know Sabre and don’t use it daily.'],
    ['never written a tender', 'I have never written a tender.'],
    ['I seen your tanks and the ppl was very helpful lol', 'I saw your tanks and the people were very helpful.'],
    // Somebody else's doing, and what isn't a doing at all.
    ['My mate is there. Worked there for years.', 'My mate is there. Worked there for years.'],
    ['Given the chance I would stay', 'Given the chance I would stay.'],
    ['Known for accuracy', 'Known for accuracy.'],
    ['Interested in your work with children', 'Interested in your work with children.'],
    ['Trained as a chef in Cork', 'I trained as a chef in Cork.'],
    ['never did the ordering on my own, the boss does that', 'I never did the ordering on my own; the boss does that.'],
    ['my daughter starts school in september', 'My daughter starts school in September.'],
    [
      'I would love a menu of my own, at the cafe its the same every week',
      "I would love a menu of my own; at the cafe it's the same every week.",
    ],
    ['The manager is the owners son', "The manager is the owner's son."],
    ['No just cars and vans', 'No just cars and vans.'],
    ['No diesel engines mostly', 'No diesel engines mostly.'],
    ['No insurance background', 'I have no insurance background.'],
    ['I want to finish my bachelors', "I want to finish my bachelor's."],
    ['half my cousins snore like chainsaws', 'Half my cousins snore like chainsaws.'],
    ['HIAB ticket I dont have but I have moffett', "I don't have the HIAB ticket but I have moffett."],
    [
      'No F endorsement, I drive the forklift in our yard',
      'I have no F endorsement; I drive the forklift in our yard.',
    ],
    ['always had animals', 'I have always had animals.'],
    [
      'not been a supervisor as such but its me in charge',
      "I have not been a supervisor as such but it's me in charge.",
    ],
    ['Ten years with Oracle. I also ran the migration', 'Ten years with Oracle. I also ran the migration.'],
    ['I did it for 5 yrs. Then I moved', 'I did it for 5 years. Then I moved.'],
    ['I have admired Johnson & Johnson for years', 'I have admired Johnson & Johnson for years.'],
    [
      "No I've never worked in a bookshop, I've ran the book club",
      "I've never worked in a bookshop; I've run the book club.",
    ],
    ['No, but I have sold cars', 'No, but I have sold cars.'],
    ['The manager I had in Leeds was great', 'The manager I had in Leeds was great.'],
    ['Bread I do at home', 'Bread I do at home.'],
    ['to be honest I never sold wine', 'I never sold wine.'],
    ['No I havent but I can learn it', "I haven't but I can learn it."],
    ['It was basically an audit', 'It was basically an audit.'],
    [
      'I have worked with Sage - moved the ledgers over in June',
      'I have worked with Sage: I moved the ledgers over in June.',
    ],
    [
      'I have experience with audits, took over the file in 2021, set by the owner',
      'I have experience with audits. I took over the file in 2021, set by the owner.',
    ],
    ['I have worked on cars, supervised by my uncle', 'I have worked on cars, supervised by my uncle.'],
    ["I don't have a crane ticket, have booked the test", "I don't have a crane ticket; I have booked the test."],
    ['I found the leak under the sink, fixed it in a day', 'I found the leak under the sink and fixed it in a day.'],
    ['I did it. Found out why it tripped', 'I did it. I found out why it tripped.'],
    ['The count was 98.2. most of it was mine', 'The count was 98.2. Most of it was mine.'],
    ['No union background, I took a course', 'I have no union background; I took a course.'],
    ['No complaint from them since April', 'No complaint from them since April.'],
    ['I grew up on a farm and dad has two tractors', 'I grew up on a farm and my dad has two tractors.'],
    ["We was on paper and there manager didn't mind", "We were on paper and there manager didn't mind."],
  ])('is mended where the slip is sure: %s', (text, sentence) => {
    expect(said(text)).toEqual([sentence])
  })

  it.each([
    'When I left in 2019, we were on paper charts.',
    'I ran the saw, the planer and the lathe.',
    'The shop and its tools were mine to look after.',
    'Used equipment is what I know best.',
    'The owners agreed to it.',
    'I make it work.',
    'In 2022, I moved to Leeds.',
  ])('is left alone where it is not: %s', (text) => {
    expect(said(text)).toEqual([text])
  })

  it.each([
    ['I like what they do and their vans', 'I like what you do and your vans.'],
    ['I saw your tanks and they were built right', 'I saw your tanks and they were built right.'],
    ['My neighbours work there and they like it', 'My neighbours work there and they like it.'],
  ])('speaks to the employer it is about: %s', (text, sentence) => {
    expect(ownWords([{ questionId: 'why', text }], 'why')[0]?.text).toBe(sentence)
  })

  it('keeps every word of what was asked to be mentioned', () => {
    const text = 'Relocation: not a problem. I live nearby.'
    expect(ownWords([{ questionId: 'mention', text }], 'mention')[0]?.text).toBe(text)
  })
})

describe('why this employer', () => {
  const why = (text: string) => ownWords([{ questionId: 'why', text }], 'why').map((one) => one.text)

  it.each([
    ["I'm in there most Sundays", "I'm in there most Sundays."],
    [
      'I know two guys there and they say their shifts are fair',
      'I know two guys there and they say their shifts are fair.',
    ],
  ])('is said to whoever reads it: %s', (text, sentence) => {
    expect(why(text)).toEqual([sentence])
  })

  it('is said to them', () => {
    expect(why('I like how they train people')).toEqual(['I like how you train people.'])
  })

  it.each([
    'My sister works there and they love it.',
    "My vet runs on Tallygrove, and I've never once seen them fight with it.",
    'I fixed their Chromebooks at the kitchen table.',
    "It is near my daughter's place and they have their own lab.",
    'I like to visit the elderly in their home.',
    'I like your very high standards.',
    'I like the firm for its good name.',
    'My mother was treated there a few years ago.',
    'The people I manage at work say I am fair.',
    'At my old job they never trained me.',
    'Your physios run their own clinic.',
    'I like your kayaks and own two of them.',
  ])('leaves others what they are: %s', (text) => {
    expect(why(text)).toEqual([text])
  })
})
