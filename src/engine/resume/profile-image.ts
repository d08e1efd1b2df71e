// The requirements for a photo, with the messages of each place where one is chosen.

const MEGABYTE = 1024 * 1024

type ImageFile = { size: number; type: string }

/** `title` is there where the place speaks by toast, and missing where it speaks by alert. */
export type ImageProblem = { title?: string; message: string }

export const profileImageRules = {
  'content-editor': {
    maxBytes: 2 * MEGABYTE,
    notAnImage: { title: 'Invalid file type', message: 'Please upload an image file (JPEG, PNG, etc.)' },
    tooLarge: { title: 'File too large', message: 'Profile image must be smaller than 2MB' },
  },
  wizard: {
    maxBytes: 2 * MEGABYTE,
    notAnImage: { message: 'Please upload an image file (JPEG, PNG, etc.)' },
    tooLarge: { message: 'Image is too large. Please select an image under 2MB.' },
  },
  'tailored-and-upgrade': {
    maxBytes: 5 * MEGABYTE,
    notAnImage: { message: 'Please upload a valid image file (JPEG, PNG, etc.)' },
    tooLarge: { message: 'Image file is too large. Please upload an image smaller than 5MB.' },
  },
} as const satisfies Record<string, { maxBytes: number; notAnImage: ImageProblem; tooLarge: ImageProblem }>

export type ProfileImagePlace = keyof typeof profileImageRules

/** What is wrong with a chosen file; undefined if it may be used. */
export function findImageProblem(file: ImageFile, place: ProfileImagePlace): ImageProblem | undefined {
  const rules = profileImageRules[place]
  if (!file.type.startsWith('image/')) return rules.notAnImage
  if (file.size > rules.maxBytes) return rules.tooLarge
  return undefined
}

/** The longest side a photo keeps when it is put into a resume. */
export const PROFILE_IMAGE_PIXELS = 600

const dataString = /^data:image\/(?:jpeg|jpg|png|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/

/** A photo as a resume holds it. Addresses are refused: a document must not fetch anything when it is drawn. */
export function isProfileImage(text: string): boolean {
  return dataString.test(text)
}
