import type { Config } from '#server/config.ts'
import { type Message, mailSign } from '#server/platform/mail.ts'

type Site = Pick<Config, 'publicUrl' | 'support'>

/** Short and plain; what a mail asks for can also be left undone. */
function write(site: Site, { to, subject, lines }: { to: string; subject: string; lines: string[] }): Message {
  return { to, subject, text: `${[...lines, mailSign(site)].join('\n\n')}\n` }
}

export function welcomeMail(site: Site, { to, token }: { to: string; token: string }): Message {
  return write(site, {
    to,
    subject: 'Your Candid account',
    lines: [
      'Your account has been created. Please sign in and confirm that this e-mail address is yours. The link works once, within a week:',
      verificationLink(site, token),
      `Sign in with this address: ${site.publicUrl}/login`,
      'If this wasn’t you, reset the password, sign in and delete the account. It contains nothing of yours:',
      `${site.publicUrl}/forgot-password`,
    ],
  })
}

export function verifyEmailMail(site: Site, { to, token }: { to: string; token: string }): Message {
  return write(site, {
    to,
    subject: 'Confirm your e-mail address',
    lines: [
      'Open this link to confirm the e-mail address of your Candid account. It works once, within a week:',
      verificationLink(site, token),
      'If you didn’t ask for this, you can ignore it.',
    ],
  })
}

function verificationLink({ publicUrl }: Site, token: string): string {
  return `${publicUrl}/verify-email?token=${token}`
}

export function newDeviceMail(site: Site, { to, device, now }: { to: string; device: string; now: Date }): Message {
  return write(site, {
    to,
    subject: 'Signed in on a new device',
    lines: [
      `Somebody signed in to your Candid account on a new device: ${device}, on ${momentFormat.format(now)} UTC.`,
      'If it was you, there’s nothing to do. Your account lists all devices that are signed in:',
      `${site.publicUrl}/account`,
      `If it wasn’t you, set a new password right away. That signs out every device: ${site.publicUrl}/forgot-password`,
    ],
  })
}

const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

export function passkeyAddedMail(site: Site, to: string): Message {
  return write(site, {
    to,
    subject: 'A passkey was added',
    lines: [
      'A passkey was added to your Candid account. It can be used to sign in without the password.',
      `If it wasn’t you, remove it in your account and set a new password: ${site.publicUrl}/account`,
    ],
  })
}

export function providerConnectedMail(site: Site, { to, name }: { to: string; name: string }): Message {
  return write(site, {
    to,
    subject: `${name} was connected`,
    lines: [
      `You can now sign in to your Candid account with ${name}.`,
      `If it wasn’t you, disconnect it in your account and set a new password: ${site.publicUrl}/account`,
    ],
  })
}

export function alreadySignedUpMail(site: Site, to: string): Message {
  return write(site, {
    to,
    subject: 'You already have a Candid account',
    lines: [
      'Somebody, probably you, tried to sign up with this e-mail address. You already have an account, and nothing about it has changed.',
      `Sign in: ${site.publicUrl}/login`,
      `Forgot the password? ${site.publicUrl}/forgot-password`,
      'If it wasn’t you, you can ignore this.',
    ],
  })
}

export function resetPasswordMail(site: Site, { to, token }: { to: string; token: string }): Message {
  return write(site, {
    to,
    subject: 'Set a new password',
    lines: [
      'Open this link to set a new password for your Candid account. It works once, within an hour:',
      `${site.publicUrl}/reset-password?token=${token}`,
      'If you didn’t ask for this, you can ignore it. Your password hasn’t changed.',
    ],
  })
}

export function passwordChangedMail(site: Site, to: string): Message {
  return write(site, {
    to,
    subject: 'Your password was changed',
    lines: [
      'The password of your Candid account was changed, and every other device was signed out.',
      `If it wasn’t you, set a new one right away: ${site.publicUrl}/forgot-password`,
    ],
  })
}

export function confirmEmailMail(site: Site, { to, token }: { to: string; token: string }): Message {
  return write(site, {
    to,
    subject: 'Confirm your new e-mail address',
    lines: [
      'Open this link to use this e-mail address for your Candid account. It works once, within a day:',
      `${site.publicUrl}/confirm-email?token=${token}`,
      'If you didn’t ask for this, you can ignore it.',
    ],
  })
}

export function emailTakenMail(site: Site, to: string): Message {
  return write(site, {
    to,
    subject: 'This address already has a Candid account',
    lines: [
      'Somebody, probably you, wanted to use this e-mail address for another Candid account. It already has its own account, so nothing was changed.',
      'To use it for the other account, first sign in to this one and change its address or delete it:',
      `${site.publicUrl}/login`,
    ],
  })
}

export function emailChangedMail(site: Site, { to, newEmail }: { to: string; newEmail: string }): Message {
  return write(site, {
    to,
    subject: 'Your e-mail address was changed',
    lines: [
      `Your Candid account now uses ${newEmail}. This is the last e-mail to the old address.`,
      `If it wasn’t you, write to ${site.support.email} right away.`,
    ],
  })
}

export function accountDeletedMail(site: Site, to: string): Message {
  return write(site, {
    to,
    subject: 'Your Candid account was deleted',
    lines: [
      'Your account and its documents have been deleted, as you asked. Copies in your browser stay there until you delete them.',
      'This is the last e-mail about it.',
    ],
  })
}
