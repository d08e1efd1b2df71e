// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import adzuna from './adzuna.ts'
import arbeitnow from './arbeitnow.ts'
import ashby from './ashby.ts'
import greenhouse from './greenhouse.ts'
import jobicy from './jobicy.ts'
import lever from './lever.ts'
import remotive from './remotive.ts'
import themuse from './themuse.ts'
import usajobs from './usajobs.ts'

export const sources = {
  adzuna,
  arbeitnow,
  ashby,
  greenhouse,
  jobicy,
  lever,
  remotive,
  themuse,
  usajobs,
} as const
