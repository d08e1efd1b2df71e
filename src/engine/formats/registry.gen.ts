// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import json from './json.ts'
import jsonResume from './json-resume.ts'
import markdown from './markdown.ts'
import text from './text.ts'

export const formats = {
  json,
  'json-resume': jsonResume,
  markdown,
  text,
} as const
