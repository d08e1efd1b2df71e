import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

type WantedMail = {
  to: string
  subject: string
  /** The folder of another product than the one the journeys share. */
  dataDir?: string
}

/** Waits for a mail that the tested server has written, and gives its text. */
export async function readMail({ to, subject, dataDir }: WantedMail): Promise<string> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        found = (await listMails(dataDir)).find(
          (mail) => mail.includes(`\nTo: ${to}\n`) && mail.includes(`: ${subject}\n`),
        )
        return found
      },
      { message: `a mail “${subject}” to ${to}` },
    )
    .toBeDefined()
  return found ?? ''
}

/** The first link of a mail, as a path of the tested site. */
export function linkIn(mail: string): string {
  const address = new URL(/^https?:\S+$/m.exec(mail)?.[0] ?? '')
  return `${address.pathname}${address.search}`
}

async function listMails(dataDir = process.env.BROWSER_TEST_DATA_DIR ?? ''): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  // The newest first.
  const mails = names.filter((name) => !name.startsWith('.')).sort()
  return Promise.all(mails.reverse().map((name) => readFile(join(folder, name), 'utf8')))
}
