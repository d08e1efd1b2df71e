// A proposed change of a resume as a value: it can be shown, judged, accepted, refused and undone by itself.
import * as z from 'zod'

const changeKinds = ['replace', 'order', 'drop', 'add'] as const

/** What a change is good for; the review groups by it. */
const changeGroups = ['match', 'clarity', 'impact', 'grammar', 'format'] as const

export const changeSchema = z.object({
  id: z.string(),
  /**
   * What it touches: a text field (`experiences.<id>.description`, `personalInfo.summary`,
   * `skillCategories.<id>.skills.<id>.name`), a list (`skillCategories`, `skillCategories.<id>.skills`) or
   * `arrangement.order`.
   */
  path: z.string(),
  /**
   * replace: one line of the field (its only one, where it has one) becomes another, or several become as many, each
   * by itself;
   * order: the lines of the field or the items of the list in another order, one a line in before and after;
   * drop: the line or the item goes, or several items of a list, one a line in before;
   * add: a line joins the field, or a skill its list (`skillCategories.<id>.skills`), at the end.
   */
  kind: z.enum(changeKinds),
  group: z.enum(changeGroups),
  /** The line without its bullet mark, as it appears in the resume; empty if one is added. */
  before: z.string(),
  /** Empty if the line goes. */
  after: z.string(),
  /** One plain sentence for the person. */
  reason: z.string(),
  /** The words in the posting it responds to, if any. */
  requirement: z.string().optional(),
  /** Which of our steps made it, by name: who refuses one in a strange voice is spared the others of its kind. */
  steps: z.array(z.string()).optional(),
  /** Ids of the facts it rests on. */
  facts: z.array(z.string()).default([]),
  /** Words that are perhaps more than wording. The person says whether they are true; nobody accepts them in bulk. */
  unsure: z.array(z.string()).optional(),
  /** A guess the person should see first: a typo, a line made into two. Never carried out unseen. */
  needsLook: z.literal(true).optional(),
})

export type Change = z.infer<typeof changeSchema>
export type ChangeKind = Change['kind']
export type ChangeGroup = Change['group']

/** Whether it can be carried out without the person having seen it. */
export function isSafe({ kind, unsure, needsLook }: Change): boolean {
  return kind !== 'drop' && !unsure && !needsLook
}
