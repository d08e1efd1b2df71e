// What the forms ask for and the server insists on, in the same words. No zod here: the sign-in page stays small.

/** No spaces, one @, a dot in the domain, and nothing by which a mail program would read two addresses. */
export const emailPattern = /^[^\s@,;:<>()[\]\\"\p{Cc}]+@[^\s@,;:<>()[\]\\"\p{Cc}.]+(\.[^\s@,;:<>()[\]\\"\p{Cc}.]+)+$/u

export const accountLimits = {
  shortestPassword: 8,
  longestPassword: 200,
  shortestName: 2,
  longestName: 100,
  longestEmail: 254,
} as const

export const accountMessages = {
  email: 'Please enter a valid email address',
  password: 'Password must be at least 8 characters',
  longPassword: 'Password must be at most 200 characters',
  simplePassword: 'This password is too simple. Please use a wider mix of characters',
  commonPassword: 'This password is one of the most common ones. Please choose another',
  ownPassword: 'This password is too close to your name or email. Please choose another',
  firstName: 'First name is required',
  lastName: 'Last name is required',
  longName: 'Please use at most 100 characters',
  passwordMatch: 'Passwords do not match',
  terms: 'You must accept the terms and conditions',
} as const
