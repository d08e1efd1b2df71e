import { parseDate } from './dates.ts'
import { isProfileImage } from './profile-image.ts'
import type { DateForm, Education, Experience, Resume, SectionId } from './resume.ts'

export type Shown = {
  /** The style draws the photo. */
  photo: boolean
}

/**
 * The resume as far as a page shows it. A file goes to strangers: a section that was hidden, a photo that is off or the
 * end of a job that continues must not travel inside it.
 */
export function visibleResume(resume: Resume, shown: Shown): Resume {
  const { order, hidden = [], titles = {}, ...words } = resume.arrangement ?? {}
  const isShown = (section: SectionId) => !hidden.includes(section)
  const list = <Entry>(section: SectionId, entries: Entry[]) => (isShown(section) ? entries : [])
  const shownTitles = Object.fromEntries(
    Object.entries(titles).filter(([section]) => !hidden.some((id) => id === section)),
  )
  const { profileImage, ...person } = resume.personalInfo
  const hasPhoto = shown.photo && profileImage !== undefined && isProfileImage(profileImage.trim())
  return {
    id: resume.id,
    personalInfo: {
      ...person,
      summary: isShown('summary') ? person.summary : '',
      ...(hasPhoto ? { profileImage } : {}),
    },
    experiences: list('experience', resume.experiences).map((entry) => withShownDates(entry, words.dates)),
    education: list('education', resume.education).map((entry) => withShownDates(entry, words.dates)),
    skillCategories: list('skills', resume.skillCategories).map((category) => ({
      ...category,
      skills: category.skills.filter(({ name }) => name.trim() !== '').map(({ level: _level, ...skill }) => skill),
    })),
    languages: list('languages', resume.languages),
    certifications: list('certifications', resume.certifications).map((entry) => ({
      ...entry,
      date: shownDate(entry.date, words.dates),
    })),
    projects: list('projects', resume.projects),
    ...(resume.arrangement
      ? { arrangement: { ...words, ...(order ? { order: order.filter(isShown) } : {}), titles: shownTitles } }
      : {}),
  }
}

/** A page that shows years only hides the months. */
function shownDate(date: string, form: DateForm | undefined): string {
  const year = form === 'year' ? parseDate(date)?.year : undefined
  return year === undefined ? date : String(year).padStart(4, '0')
}

/** An ongoing entry shows Present, whatever end it had before. */
function withShownDates<Entry extends Experience | Education>(entry: Entry, form: DateForm | undefined): Entry {
  const { endDate, ...rest } = entry
  const hasEnd = !entry.current && endDate !== undefined
  // What is left of an entry whose only optional part here is the end.
  return {
    ...rest,
    startDate: shownDate(entry.startDate, form),
    ...(hasEnd ? { endDate: shownDate(endDate, form) } : {}),
  } as Entry
}
