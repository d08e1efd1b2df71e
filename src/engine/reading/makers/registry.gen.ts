// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import candid from './candid.ts'
import jsonResume from './json-resume.ts'
import linkedinArchive from './linkedin-archive.ts'
import reactiveResume4 from './reactive-resume-4.ts'
import reactiveResume5 from './reactive-resume-5.ts'

export const makers = {
  candid,
  'json-resume': jsonResume,
  'linkedin-archive': linkedinArchive,
  'reactive-resume-4': reactiveResume4,
  'reactive-resume-5': reactiveResume5,
} as const
