import { toast } from '#client/app/toast.ts'
import type { ImageProblem } from '#engine/resume/profile-image.ts'

const messages = {
  updated: { title: 'Profile image updated', description: 'Your profile image has been updated successfully' },
  removed: { title: 'Profile image removed', description: 'Your profile image has been removed successfully' },
} as const

export function announcePhoto(what: keyof typeof messages) {
  toast(messages[what])
}

/** For places that speak by toast; the others show the message in the page. */
export function announcePhotoProblem({ title, message }: ImageProblem) {
  toast(
    title === undefined
      ? { title: message, variant: 'destructive' }
      : { title, description: message, variant: 'destructive' },
  )
}
