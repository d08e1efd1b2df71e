// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import closing from './closing.ts'
import contact from './contact.ts'
import credential from './credential.ts'
import duty from './duty.ts'
import greeting from './greeting.ts'
import languages from './languages.ts'
import need from './need.ts'
import opening from './opening.ts'
import proof from './proof.ts'
import proofEarlier from './proof-earlier.ts'
import proofKnown from './proof-known.ts'
import proofMore from './proof-more.ts'
import signOff from './sign-off.ts'
import skills from './skills.ts'
import summaryExperience from './summary-experience.ts'
import summaryHeld from './summary-held.ts'
import summaryLead from './summary-lead.ts'
import summarySkills from './summary-skills.ts'
import thanks from './thanks.ts'
import whoAt from './who-at.ts'
import whoCovers from './who-covers.ts'
import whoNow from './who-now.ts'
import whoOwner from './who-owner.ts'
import whoStudied from './who-studied.ts'
import whoThen from './who-then.ts'
import whoTitle from './who-title.ts'
import why from './why.ts'

export const frames = {
  closing,
  contact,
  credential,
  duty,
  greeting,
  languages,
  need,
  opening,
  proof,
  'proof-earlier': proofEarlier,
  'proof-known': proofKnown,
  'proof-more': proofMore,
  'sign-off': signOff,
  skills,
  'summary-experience': summaryExperience,
  'summary-held': summaryHeld,
  'summary-lead': summaryLead,
  'summary-skills': summarySkills,
  thanks,
  'who-at': whoAt,
  'who-covers': whoCovers,
  'who-now': whoNow,
  'who-owner': whoOwner,
  'who-studied': whoStudied,
  'who-then': whoThen,
  'who-title': whoTitle,
  why,
} as const
