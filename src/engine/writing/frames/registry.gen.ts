// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import closing from './closing.ts'
import credential from './credential.ts'
import doing from './doing.ts'
import greeting from './greeting.ts'
import introduction from './introduction.ts'
import languages from './languages.ts'
import more from './more.ts'
import opening from './opening.ts'
import path from './path.ts'
import signOff from './sign-off.ts'
import skills from './skills.ts'
import summaryHeld from './summary-held.ts'
import summaryLead from './summary-lead.ts'
import summarySkills from './summary-skills.ts'
import summarySpeaks from './summary-speaks.ts'
import told from './told.ts'
import toldEarlier from './told-earlier.ts'
import toldKnown from './told-known.ts'
import toldNow from './told-now.ts'
import toldPeriod from './told-period.ts'
import toldThings from './told-things.ts'
import why from './why.ts'

export const frames = {
  closing,
  credential,
  doing,
  greeting,
  introduction,
  languages,
  more,
  opening,
  path,
  'sign-off': signOff,
  skills,
  'summary-held': summaryHeld,
  'summary-lead': summaryLead,
  'summary-skills': summarySkills,
  'summary-speaks': summarySpeaks,
  told,
  'told-earlier': toldEarlier,
  'told-known': toldKnown,
  'told-now': toldNow,
  'told-period': toldPeriod,
  'told-things': toldThings,
  why,
} as const
