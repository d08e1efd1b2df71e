// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import dutch from './dutch.ts'
import french from './french.ts'
import german from './german.ts'
import italian from './italian.ts'
import polish from './polish.ts'
import portuguese from './portuguese.ts'
import spanish from './spanish.ts'
import turkish from './turkish.ts'

export const languages = {
  dutch,
  french,
  german,
  italian,
  polish,
  portuguese,
  spanish,
  turkish,
} as const
