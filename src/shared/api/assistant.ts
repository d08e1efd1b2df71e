import * as z from 'zod'
import { changeSchema } from '#engine/edit/change.ts'
import { resumeInputSchema } from '#engine/resume/read-resume.ts'
import { resumeSchema } from '#engine/resume/resume.ts'
import { letterLengths, letterQuestionIds, paragraphRoles, tones } from '#engine/writing/letter/letter.ts'
import { requirementKinds } from '#engine/writing/posting/posting.ts'
import { LONGEST_WANTED, MOST_WANTED } from '#engine/writing/posting/wanted.ts'
import { refusalReasons } from '#engine/writing/proposal.ts'
import { addresses } from './addresses.ts'
import { defineRoute } from './route.ts'

/** Thirty pages come to half of it; what is longer isn't a resume. */
const resumeText = z.string().max(200_000, 'This is too long to read: use at most 200,000 characters')
/** A posting with the whole page around it. */
const postingText = z.string().max(60_000, 'This is too long to read: use at most 60,000 characters')

const resumeData = resumeText.refine((text) => text.trim() !== '', 'Please provide your resume information')
const jobDescription = postingText.refine((text) => text.trim() !== '', 'Please provide a job description')

export const getAssistantService = defineRoute({
  ...addresses.getAssistantService,
  summary: 'Who reads what is sent to the assistant',
  /** Null where everything is written on this server. */
  response: z.object({ recipient: z.string().nullable() }),
})

export const generateTailoredResume = defineRoute({
  method: 'POST',
  path: '/api/generate-tailored-resume',
  summary: 'A resume tailored to a job, with nothing the original didn’t say',
  body: z.object({ resumeData, jobDescription }),
  response: resumeSchema,
  errors: ['too-many-requests'],
})

export const upgradeResume = defineRoute({
  method: 'POST',
  path: '/api/upgrade-resume',
  summary: 'The same resume in clearer words',
  body: z.object({ resumeData, templateId: z.coerce.number().int().positive().optional() }),
  response: resumeSchema,
  errors: ['too-many-requests'],
})

export const generateCoverLetter = defineRoute({
  method: 'POST',
  path: '/api/generate-cover-letter',
  summary: 'A cover letter from what the person says about themselves and the job',
  body: z.object({
    userDetails: resumeText.refine((text) => text.trim() !== '', 'Please provide your personal details'),
    jobDetails: postingText.refine((text) => text.trim() !== '', 'Please provide job/company details'),
  }),
  response: z.object({ coverLetter: z.string() }),
  errors: ['too-many-requests'],
})

const refusalSchema = { reason: z.enum(refusalReasons), detail: z.string() }

const gapSchema = z.object({ requirementId: z.string(), need: z.enum(['must', 'nice']), quote: z.string() })

const questionSchema = z.object({
  id: z.string(),
  text: z.string(),
  reason: z.string(),
  entry: z.string().optional(),
  line: z.string().optional(),
  requirementId: z.string().optional(),
  /** Its answer has its place in the letter. */
  isForLetter: z.literal(true).optional(),
  options: z.array(z.string()).optional(),
})
export type AssistantQuestion = z.infer<typeof questionSchema>

export const answerSchema = z.object({
  questionId: z.string(),
  text: z.string().max(2000),
  entry: z.string().optional(),
})

/** As many as there can be questions. */
const answers = z.array(answerSchema).max(MOST_WANTED).default([])

/** Why a person does not want a suggestion. */
export const refusalWhys = ['not-true', 'not-my-voice', 'too-long', 'not-for-this-job'] as const
export type RefusalWhy = (typeof refusalWhys)[number]

/** Suggestions the person refused and why, so that a model does not make them again. */
const refused = z
  .array(z.object({ before: z.string().max(4000), after: z.string().max(4000), why: z.enum(refusalWhys) }))
  .max(30)
  .default([])
export type RefusedSuggestion = z.infer<typeof refused>[number]

/** One line of what the job asks for. What was read in the posting may be cut to this length; it is found again. */
export const wantedSchema = z.object({
  id: z.string().min(1).max(64),
  need: z.enum(['must', 'nice']),
  quote: z.string().max(LONGEST_WANTED, `A requirement can have ${LONGEST_WANTED} characters`),
})

/** What the job asks for, as corrected by the person, instead of what the posting says. */
const requirements = z.array(wantedSchema).max(MOST_WANTED, `The list can hold ${MOST_WANTED} requirements`).optional()

const matchedSchema = z.object({
  id: z.string(),
  /** The posting's words. */
  quote: z.string(),
  kind: z.enum(requirementKinds).optional(),
  state: z.enum(['met', 'partly', 'missing', 'ask']),
  evidence: z.array(z.object({ path: z.string(), quote: z.string() })),
})
export type MatchedNeed = z.infer<typeof matchedSchema>

/** How the resume answers the posting, in words and quotes of both. */
const fitSchema = z.object({
  title: z.string(),
  company: z.string(),
  words: z.string(),
  mustHave: z.array(matchedSchema),
  niceToHave: z.array(matchedSchema),
  duties: z.array(matchedSchema),
})
export type Fit = z.infer<typeof fitSchema>

/** Who wrote it, and what the person should know of that. */
export const writerSchema = {
  /** `offline`, or who runs the model. */
  writer: z.string(),
  /** Said on the page, such as that the model did not answer. */
  notice: z.string().optional(),
  /** Less came than was asked for, so that asking again may bring more. */
  isStopgap: z.literal(true).optional(),
}

/** At most this many questions about new words are put to the person; the rest is left out and counted. */
export const mostAsked = { letter: 4, proposal: 6 } as const

/** How many suggestions or sentences with new words were left out beyond those asked about. */
const leftOut = z.number().int().nonnegative().optional()

export const proposalAnswerSchema = z.object({
  /** As it was read, before any change: what the changes speak of. */
  original: resumeSchema,
  /** With every change. */
  resume: resumeSchema,
  changes: z.array(changeSchema),
  dropped: z.array(z.object({ change: changeSchema, ...refusalSchema })),
  gaps: z.array(gapSchema),
  questions: z.array(questionSchema),
  fit: fitSchema.optional(),
  /** How the resume would answer the posting with every change, in a sentence. */
  fitAfter: z.string().optional(),
  leftOut,
  /** Lines of pasted text that found no place in the resume. */
  unplaced: z.array(z.string()).optional(),
  ...writerSchema,
})
export type ProposalAnswer = z.infer<typeof proposalAnswerSchema>

const paragraphSchema = z.object({
  role: z.enum(paragraphRoles),
  text: z.string(),
  /** The words of the resume and of the posting that the paragraph rests on. */
  sources: z.array(z.object({ from: z.enum(['resume', 'posting']), quote: z.string() })),
})
export type AnsweredParagraph = z.infer<typeof paragraphSchema>

/** What a letter cannot know on its own; all optional. */
const letterQuestionSchema = z.object({
  id: z.enum(letterQuestionIds),
  text: z.string(),
  hint: z.string(),
  /** How an answer may begin. */
  starters: z.array(z.string()).optional(),
  /** To tick. */
  options: z.array(z.string()).optional(),
  ticked: z.array(z.string()).optional(),
})
export type AskedForLetter = z.infer<typeof letterQuestionSchema>

const askedBeforeLetter = z.object({
  questions: z.array(letterQuestionSchema),
  /** The posting's own sentence, where it wants to read of pay, notice or a first day. */
  terms: z.string().optional(),
})
export type AskedBeforeLetter = z.infer<typeof askedBeforeLetter>

/** In the person's own words; what is left out was passed over. */
const letterAnswers = z
  .array(z.object({ questionId: z.enum(letterQuestionIds), text: z.string().max(4000) }))
  .max(letterQuestionIds.length)
  .default([])

/**
 * A sentence that holds but for some words the resume does not say. It is not in the letter. The page shows it with those
 * words underlined, “Not in your resume. True?”: yes puts it there, no leaves it out.
 */
const askedSentenceSchema = z.object({
  id: z.string(),
  sentence: z.string(),
  /** Places in the sentence. */
  words: z.array(z.object({ text: z.string(), start: z.number().int(), end: z.number().int() })),
  /** The paragraph it belongs to, by its place in `paragraphs`. */
  paragraph: z.number().int(),
  /** The sentence of that paragraph it follows; empty if it opens the paragraph. */
  after: z.string(),
})
export type AskedSentence = z.infer<typeof askedSentenceSchema>

/** Sentences the person was asked about and said are true; they are kept with the document. */
const confirmed = z.array(z.string().max(600)).max(40).default([])

export const letterAnswerSchema = z.object({
  letter: z.string(),
  paragraphs: z.array(paragraphSchema),
  dropped: z.array(z.object({ text: z.string(), ...refusalSchema })),
  /** What they answered and the letter does not pass on. */
  unsaid: z.array(z.string()).optional(),
  asked: z.array(askedSentenceSchema).optional(),
  leftOut,
  gaps: z.array(gapSchema),
  fit: fitSchema,
  questions: z.array(letterQuestionSchema).optional(),
  /** For the letterhead, as far as the details name it. */
  resume: resumeSchema,
  ...writerSchema,
})
export type LetterAnswer = z.infer<typeof letterAnswerSchema>

/** Either as a document or as text that is read first. */
const ownResume = {
  resume: resumeInputSchema.optional(),
  resumeData: resumeText.optional(),
}

export const streamed = {
  produces: ['application/json', 'application/x-ndjson'],
  bodyLimit: 12 * 1024 * 1024,
  errors: ['too-many-requests'],
  isRepeatable: true,
} as const

/**
 * With `Accept: application/x-ndjson` the answer is a line an event, as they happen; otherwise the last event's answer
 * alone.
 */
export const assistTailor = defineRoute({
  method: 'POST',
  path: '/api/assistant/tailor',
  summary: 'Proposed changes that fit a resume to a job, each with its reason',
  body: z.object({
    ...ownResume,
    jobDescription,
    requirements,
    answers,
    refused,
  }),
  ...streamed,
})

export const assistUpgrade = defineRoute({
  method: 'POST',
  path: '/api/assistant/upgrade',
  summary: 'Proposed changes that make a resume clearer, each with its reason',
  body: z.object({ ...ownResume, answers, refused }),
  ...streamed,
})

export const assistLetter = defineRoute({
  method: 'POST',
  path: '/api/assistant/letter',
  summary: 'A cover letter in which every sentence names its source',
  body: z.object({
    ...ownResume,
    jobDetails: postingText.refine((text) => text.trim() !== '', 'Please provide job/company details'),
    tone: z.enum(tones).default('plain'),
    length: z.enum(letterLengths).default('standard'),
    answers: letterAnswers,
    confirmed,
    /** One thing the person wants to be mentioned, in their own words. */
    mention: z.string().max(2000).optional(),
    /** Another number gives another letter from the same facts. */
    seed: z.number().int().nonnegative().default(0),
  }),
  ...streamed,
})

const jobDetails = postingText.refine((text) => text.trim() !== '', 'Please provide job/company details')

export const askBeforeLetter = defineRoute({
  method: 'POST',
  path: '/api/assistant/letter-questions',
  summary: 'Up to three questions whose answers make a better letter',
  body: z.object({ ...ownResume, jobDetails }),
  response: askedBeforeLetter,
  bodyLimit: streamed.bodyLimit,
  errors: ['too-many-requests'],
  isRepeatable: true,
})

export const findFit = defineRoute({
  method: 'POST',
  path: '/api/assistant/fit',
  summary: 'How well a resume matches a job, with quotes from both',
  body: z.object({ ...ownResume, jobDetails }),
  response: fitSchema,
  bodyLimit: streamed.bodyLimit,
  errors: ['too-many-requests'],
  isRepeatable: true,
})

const paragraphWishes = ['rewrite', 'shorter'] as const
export type ParagraphWish = (typeof paragraphWishes)[number]

export const rewriteParagraph = defineRoute({
  method: 'POST',
  path: '/api/assistant/letter-paragraph',
  summary: 'One paragraph of a letter in other or in fewer words, from the same facts',
  body: z.object({
    ...ownResume,
    jobDetails: postingText,
    tone: z.enum(tones).default('plain'),
    length: z.enum(letterLengths).default('standard'),
    answers: letterAnswers,
    mention: z.string().max(2000).optional(),
    confirmed,
    wish: z.enum(paragraphWishes),
    role: z.enum(paragraphRoles),
    /** As it appears in the letter. */
    text: z.string().min(1).max(6000),
    /** The rest of the letter, so that nothing is said twice. */
    rest: z.string().max(30_000).default(''),
    /** Wordings of this paragraph the person has seen already. */
    seen: z.array(z.string().max(6000)).max(20).default([]),
  }),
  response: z.object({
    /** Null if the same facts give no other wording. */
    paragraph: paragraphSchema.nullable(),
    ...writerSchema,
  }),
  bodyLimit: streamed.bodyLimit,
  errors: ['too-many-requests'],
  isRepeatable: true,
})
export type RewrittenParagraph = z.infer<typeof rewriteParagraph.response>

/** What a stream tells on the way. */
export const assistantEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('step'), text: z.string() }),
  /** A suggestion of a model, once it has passed the gate. */
  z.object({ type: z.literal('change'), change: changeSchema, writer: z.string() }),
  z.object({ type: z.literal('proposal'), answer: proposalAnswerSchema }),
  z.object({ type: z.literal('letter'), answer: letterAnswerSchema }),
  /** With a time where the server was only busy: asked again after it, it may not be. */
  z.object({ type: z.literal('failed'), message: z.string(), retryAfterSeconds: z.number().optional() }),
])
export type AssistantEvent = z.infer<typeof assistantEventSchema>
