// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import acts from './acts.ts'
import also from './also.ts'
import calling from './calling.ts'
import closing from './closing.ts'
import credential from './credential.ts'
import credentialToo from './credential-too.ts'
import greeting from './greeting.ts'
import includes from './includes.ts'
import introduction from './introduction.ts'
import languages from './languages.ts'
import motive from './motive.ts'
import opening from './opening.ts'
import passed from './passed.ts'
import points from './points.ts'
import profile from './profile.ts'
import signOff from './sign-off.ts'
import signOffAbroad from './sign-off-abroad.ts'
import skills from './skills.ts'
import studies from './studies.ts'
import summaryHeld from './summary-held.ts'
import summaryLead from './summary-lead.ts'
import summarySkills from './summary-skills.ts'
import summaryThings from './summary-things.ts'
import summaryWho from './summary-who.ts'
import summaryWork from './summary-work.ts'
import told from './told.ts'
import tools from './tools.ts'
import training from './training.ts'
import where from './where.ts'
import who from './who.ts'
import why from './why.ts'

export const frames = {
  acts,
  also,
  calling,
  closing,
  credential,
  'credential-too': credentialToo,
  greeting,
  includes,
  introduction,
  languages,
  motive,
  opening,
  passed,
  points,
  profile,
  'sign-off': signOff,
  'sign-off-abroad': signOffAbroad,
  skills,
  studies,
  'summary-held': summaryHeld,
  'summary-lead': summaryLead,
  'summary-skills': summarySkills,
  'summary-things': summaryThings,
  'summary-who': summaryWho,
  'summary-work': summaryWork,
  told,
  tools,
  training,
  where,
  who,
  why,
} as const
