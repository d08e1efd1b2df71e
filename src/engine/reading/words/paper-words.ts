// The words of licences, tickets, cards and short courses: what somebody may do, beside what they studied.

import { degreeScore } from './education-words.ts'
import { remember } from './remember.ts'

const papers = new RegExp(
  `(?<![\\p{L}\\d])(?:${[
    'licen[cs](?:e|es|ed|ure)',
    'tickets?',
    'permits?',
    'cards?',
    '(?:re)?certified',
    'certificat(?:es?|ions?)',
    'certs?',
    'registrations?',
    'registered',
    'accredit(?:ed|ation)',
    'endorsements?',
    'notary',
    '(?:dbs|crb|garda|police|background|working with children) (?:check|vetting|clearance)',
    'enhanced dbs',
    '(?:garda|police) vett(?:ed|ing)',
    'security clearance',
    'first aid(?:er)?',
    'cpr',
    'aed',
    'bls',
    'acls',
    'pals',
    'tncc',
    'osha',
    'whmis',
    'h2s',
    'haccp',
    'twic',
    'hazwoper',
    'hazmat',
    'cdl',
    'cscs',
    'cpcs',
    'pcv',
    'hgv',
    'lgv',
    'driver cpc',
    'ecdl',
    'icdl',
    'istqb',
    'itil',
    'prince2',
    'pmp',
    'nebosh',
    'iosh',
    'wset',
    'servsafe',
    'six sigma',
    '(?:yellow|green|black) belt',
    'food (?:handlers?|safety|hygiene)',
    '(?:manual|moving and) handling',
    'safeguarding',
    'fire (?:warden|marshal|safety)',
    'fall protection',
    'dementia (?:friends?|awareness)',
    'level \\d award',
    'cpd',
    // What welders are tested to.
    'as/nzs \\d{4}\\S*',
    'aws d\\d\\S*',
    'asme (?:ix|section)',
    'api 1104',
    'en (?:iso )?9606\\S*',
  ].join('|')})(?![\\p{L}\\d])`,
  'iu',
)

/** What a school gives for years of study, though it is called a certificate. */
const schooling =
  /\b(?:(?:leaving|higher|national|nz|new zealand|craft|graduate|postgraduate|undergraduate|school|junior|senior|secondary) cert(?:ificate)?|certificate (?:I|II|III|IV)(?= in\b))\b/i

/** Words of degrees that stand in the names of licences as well: `Certified`, `Master Electrician`. */
const loose =
  /\b(?:certificat\w+|certified|licen[cs]\w+|rn|lpn|cna|emt|minor|major|coursework|(?:master|associate)(?!['’]?s?(?: degree)? (?:of|in)\b|['’]?s\b))\b/gi

export const isPaper = remember((text: string) => papers.test(text))

/** A degree, a diploma or the end of school, and no licence or short course. */
export const isSchooling = remember((text: string) => {
  if (schooling.test(text)) return true
  return degreeScore(text.replace(loose, '').replace(/\bBS (?:EN )?(?=\d)/g, '')) >= 1.5
})
