// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import closing from './closing.ts'
import contact from './contact.ts'
import credential from './credential.ts'
import duty from './duty.ts'
import greeting from './greeting.ts'
import languages from './languages.ts'
import need from './need.ts'
import offer from './offer.ts'
import opening from './opening.ts'
import proof from './proof.ts'
import proofKnown from './proof-known.ts'
import proofKnownPair from './proof-known-pair.ts'
import proofMore from './proof-more.ts'
import proofPair from './proof-pair.ts'
import signOff from './sign-off.ts'
import skills from './skills.ts'
import skillsAlone from './skills-alone.ts'
import summaryExperience from './summary-experience.ts'
import summaryLead from './summary-lead.ts'
import summarySkills from './summary-skills.ts'
import thanks from './thanks.ts'
import whoAt from './who-at.ts'
import whoBefore from './who-before.ts'
import whoCovers from './who-covers.ts'
import whoNow from './who-now.ts'
import whoOwner from './who-owner.ts'
import whoStudied from './who-studied.ts'
import whoThen from './who-then.ts'
import yearsAsked from './years-asked.ts'

export const frames = {
  closing,
  contact,
  credential,
  duty,
  greeting,
  languages,
  need,
  offer,
  opening,
  proof,
  'proof-known': proofKnown,
  'proof-known-pair': proofKnownPair,
  'proof-more': proofMore,
  'proof-pair': proofPair,
  'sign-off': signOff,
  skills,
  'skills-alone': skillsAlone,
  'summary-experience': summaryExperience,
  'summary-lead': summaryLead,
  'summary-skills': summarySkills,
  thanks,
  'who-at': whoAt,
  'who-before': whoBefore,
  'who-covers': whoCovers,
  'who-now': whoNow,
  'who-owner': whoOwner,
  'who-studied': whoStudied,
  'who-then': whoThen,
  'years-asked': yearsAsked,
} as const
