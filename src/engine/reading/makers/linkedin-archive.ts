import { readResume } from '#engine/resume/read-resume.ts'
import { isRecord } from '#engine/resume/read-value.ts'
import { dateOf, defineMaker, joinTexts, shownItems, textAt } from './_maker.ts'

/** The tables of the archive by their file names, each as a list of rows. */
export default defineMaker({
  name: 'LinkedIn data archive',
  matches: (data) => isRecord(data) && ('Profile.csv' in data || 'Positions.csv' in data),
  read(data, ids) {
    const rows = (name: string) => (isRecord(data) ? shownItems(data[`${name}.csv`]) : [])
    const [profile] = rows('Profile')
    const emails = rows('Email Addresses')
    const email = emails.find((row) => /yes/i.test(textAt(row, 'Primary'))) ?? emails[0]
    const period = (row: Record<string, unknown>, from: string, to: string) => ({
      startDate: dateOf(textAt(row, from)),
      endDate: dateOf(textAt(row, to)),
      current: textAt(row, from) !== '' && textAt(row, to) === '',
    })
    const [website = '', ...pages] = textAt(profile, 'Websites').match(/https?:\/\/[^\s,\]]+/g) ?? []
    return readResume(
      {
        personalInfo: {
          firstName: textAt(profile, 'First Name'),
          lastName: textAt(profile, 'Last Name'),
          professionalTitle: textAt(profile, 'Headline'),
          email: textAt(email, 'Email Address'),
          phone: textAt(rows('PhoneNumbers')[0], 'Number'),
          location: textAt(profile, 'Geo Location') || textAt(profile, 'Address'),
          website,
          links: pages,
          summary: textAt(profile, 'Summary'),
        },
        experiences: [
          ...rows('Positions').map((row) => ({
            company: textAt(row, 'Company Name'),
            position: textAt(row, 'Title'),
            location: textAt(row, 'Location'),
            ...period(row, 'Started On', 'Finished On'),
            description: bulletsOf(textAt(row, 'Description')),
          })),
          ...rows('Volunteering').map((row) => ({
            company: textAt(row, 'Company Name'),
            position: textAt(row, 'Role'),
            ...period(row, 'Started On', 'Finished On'),
            description: bulletsOf(textAt(row, 'Description')),
          })),
        ],
        education: rows('Education').map((row) => ({
          institution: textAt(row, 'School Name'),
          degree: textAt(row, 'Degree Name'),
          ...period(row, 'Start Date', 'End Date'),
          current: false,
          description: joinTexts(textAt(row, 'Notes'), textAt(row, 'Activities')),
        })),
        skillCategories: [{ name: '', skills: rows('Skills').map((row) => ({ name: textAt(row, 'Name') })) }],
        languages: rows('Languages').map((row) => ({ name: textAt(row, 'Name'), level: textAt(row, 'Proficiency') })),
        certifications: [
          ...rows('Certifications').map((row) => ({
            name: textAt(row, 'Name'),
            issuer: textAt(row, 'Authority'),
            date: dateOf(textAt(row, 'Started On')),
          })),
          ...rows('Honors').map((row) => ({ name: textAt(row, 'Title'), date: dateOf(textAt(row, 'Issued On')) })),
        ],
        projects: rows('Projects').map((row) => ({
          name: textAt(row, 'Title'),
          url: textAt(row, 'Url'),
          description: bulletsOf(textAt(row, 'Description')),
        })),
      },
      ids,
    )
  },
})

/** The archive often runs its items into one line: `• Studied things. • Built a model.` */
function bulletsOf(text: string): string {
  return text.replace(/[ \t]*[•●▪]\s*/g, '\n- ').trim()
}
