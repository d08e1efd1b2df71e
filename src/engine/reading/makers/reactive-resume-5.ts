import { splitName } from '#engine/resume/names.ts'
import { readResume } from '#engine/resume/read-resume.ts'
import { isRecord } from '#engine/resume/read-value.ts'
import { defineMaker, joinTexts, periodOf, shownItems, textAt, textOfHtml } from './_maker.ts'

export default defineMaker({
  name: 'Reactive Resume 5',
  matches: (data) => isRecord(data) && isRecord(data.basics) && isRecord(data.sections) && isRecord(data.summary),
  read(data, ids) {
    const whole = isRecord(data) ? data : {}
    const sections = isRecord(whole.sections) ? whole.sections : {}
    const items = (name: string) => {
      const section = sections[name]
      return isRecord(section) && section.hidden !== true ? shownItems(section.items) : []
    }
    const profiles = items('profiles').map((item) => ({
      label: textAt(item, 'network'),
      url: textAt(item, 'website', 'url') || textAt(item, 'username'),
    }))
    const linkedin = profiles.find(({ label, url }) => /linkedin/i.test(label + url))
    const details = (item: unknown) => textOfHtml(textAt(item, 'description'))
    return readResume(
      {
        personalInfo: {
          ...splitName(textAt(whole.basics, 'name')),
          professionalTitle: textAt(whole.basics, 'headline'),
          email: textAt(whole.basics, 'email'),
          phone: textAt(whole.basics, 'phone'),
          location: textAt(whole.basics, 'location'),
          linkedin: linkedin?.url,
          website: textAt(whole.basics, 'website', 'url'),
          links: profiles.filter((profile) => profile !== linkedin),
          summary: textOfHtml(textAt(whole.summary, 'content')),
        },
        experiences: [...items('experience'), ...items('volunteer')].map((item) => ({
          company: textAt(item, 'company') || textAt(item, 'organization'),
          position: textAt(item, 'position'),
          location: textAt(item, 'location'),
          ...periodOf(textAt(item, 'period')),
          description: details(item),
        })),
        education: items('education').map((item) => ({
          institution: textAt(item, 'school'),
          degree: textAt(item, 'degree'),
          field: textAt(item, 'area'),
          location: textAt(item, 'location'),
          ...periodOf(textAt(item, 'period')),
          description: joinTexts(textAt(item, 'grade'), details(item)),
        })),
        skillCategories: items('skills').map((item) => {
          const keywords = Array.isArray(item.keywords) ? item.keywords : []
          const name = textAt(item, 'name')
          return keywords.length > 0
            ? { name, skills: keywords.map((keyword) => ({ name: keyword })) }
            : { name: '', skills: [{ name }] }
        }),
        languages: items('languages').map((item) => ({
          name: textAt(item, 'language'),
          level: textAt(item, 'fluency'),
        })),
        certifications: [...items('certifications'), ...items('awards')].map((item) => ({
          name: textAt(item, 'title'),
          issuer: textAt(item, 'issuer') || textAt(item, 'awarder'),
          date: textAt(item, 'date'),
        })),
        projects: items('projects').map((item) => ({
          name: textAt(item, 'name'),
          url: textAt(item, 'website', 'url'),
          description: joinTexts(textAt(item, 'period'), details(item)),
        })),
      },
      ids,
    )
  },
})
