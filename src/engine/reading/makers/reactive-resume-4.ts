import { splitName } from '#engine/resume/names.ts'
import { readResume } from '#engine/resume/read-resume.ts'
import { isRecord } from '#engine/resume/read-value.ts'
import { defineMaker, joinTexts, periodOf, shownItems, textAt, textOfHtml } from './_maker.ts'

export default defineMaker({
  name: 'Reactive Resume 4',
  matches: (data) => isRecord(data) && isRecord(data.basics) && isRecord(data.sections) && !('summary' in data),
  read(data, ids) {
    const sections = isRecord(data) && isRecord(data.sections) ? data.sections : {}
    const items = (name: string) => {
      const section = sections[name]
      return isRecord(section) && section.visible !== false ? shownItems(section.items) : []
    }
    const basics = isRecord(data) ? data.basics : undefined
    const profiles = items('profiles').map((item) => ({
      label: textAt(item, 'network'),
      url: textAt(item, 'url', 'href') || textAt(item, 'username'),
    }))
    const linkedin = profiles.find(({ label, url }) => /linkedin/i.test(label + url))
    return readResume(
      {
        personalInfo: {
          ...splitName(textAt(basics, 'name')),
          professionalTitle: textAt(basics, 'headline'),
          email: textAt(basics, 'email'),
          phone: textAt(basics, 'phone'),
          location: textAt(basics, 'location'),
          linkedin: linkedin?.url,
          website: textAt(basics, 'url', 'href'),
          links: profiles.filter((profile) => profile !== linkedin),
          summary: textOfHtml(textAt(sections.summary, 'content')),
        },
        experiences: [...items('experience'), ...items('volunteer')].map((item) => ({
          company: textAt(item, 'company') || textAt(item, 'organization'),
          position: textAt(item, 'position'),
          location: textAt(item, 'location'),
          ...periodOf(textAt(item, 'date')),
          description: textOfHtml(textAt(item, 'summary')),
        })),
        education: items('education').map((item) => ({
          institution: textAt(item, 'institution'),
          degree: textAt(item, 'studyType'),
          field: textAt(item, 'area'),
          ...periodOf(textAt(item, 'date')),
          description: joinTexts(textAt(item, 'score'), textOfHtml(textAt(item, 'summary'))),
        })),
        skillCategories: skillsOf(items('skills')),
        languages: items('languages').map((item) => ({
          name: textAt(item, 'name'),
          level: textAt(item, 'description'),
        })),
        certifications: [...items('certifications'), ...items('awards')].map((item) => ({
          name: textAt(item, 'name') || textAt(item, 'title'),
          issuer: textAt(item, 'issuer') || textAt(item, 'awarder'),
          date: textAt(item, 'date'),
        })),
        projects: items('projects').map((item) => ({
          name: textAt(item, 'name'),
          url: textAt(item, 'url', 'href'),
          description: joinTexts(textAt(item, 'description'), textOfHtml(textAt(item, 'summary'))),
        })),
      },
      ids,
    )
  },
})

/** A skill with keywords is a category of them; those without share one. */
function skillsOf(items: readonly Record<string, unknown>[]) {
  const keywords = (item: Record<string, unknown>) => (Array.isArray(item.keywords) ? item.keywords : [])
  const categories = items
    .filter((item) => keywords(item).length > 0)
    .map((item) => ({ name: textAt(item, 'name'), skills: keywords(item).map((name) => ({ name })) }))
  const single = items.filter((item) => keywords(item).length === 0).map((item) => ({ name: textAt(item, 'name') }))
  return single.length > 0 ? [...categories, { name: '', skills: single }] : categories
}
