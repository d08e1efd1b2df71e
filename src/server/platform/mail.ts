import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import nodemailer from 'nodemailer'
import type { Config } from '#server/config.ts'
import { makePrivateFolder } from './private-folder.ts'

export type Message = { to: string; subject: string; text: string }

/** What every mail ends with. */
export function mailSign({ publicUrl, support }: Pick<Config, 'publicUrl' | 'support'>): string {
  return `Candid, ${publicUrl}\nQuestions? Write to ${support.email}.`
}

type PostedMessage = Message | (() => Promise<Message | undefined>)

export type Mail = {
  /** Resolves once the mail is handed over. */
  send: (message: Message) => Promise<void>
  /**
   * Sends without making anybody wait: the time of an answer must not tell whether there was a mail to send. What
   * must first be looked up is passed as a function, which may find that there is none.
   */
  post: (message: PostedMessage, log: Pick<FastifyBaseLogger, 'error'>) => void
  /** Resolves when everything posted is handed over or has failed. */
  settle: () => Promise<void>
}

/** Sends by SMTP where a server is configured; else each mail becomes a file that a developer can open. */
export function openMail(
  { mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>,
  onResult: (result: 'sent' | 'failed') => void = () => {},
): Mail {
  const handOver = mail.smtpUrl
    ? sendBySmtp(mail.smtpUrl, mail.from)
    : writeToOutbox(join(dataDir, 'outbox'), mail.from)
  const send = async (message: Message) => {
    try {
      await handOver(message)
    } catch (error) {
      onResult('failed')
      throw error
    }
    onResult('sent')
  }
  const pending = new Set<Promise<void>>()
  return {
    send,
    post: (message, log) => {
      const sending = sendPosted(send, message)
        .catch((error: unknown) => log.error({ reason: reasonOf(error) }, 'a mail could not be sent'))
        .finally(() => pending.delete(sending))
      pending.add(sending)
    },
    settle: async () => {
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}

async function sendPosted(send: Mail['send'], posted: PostedMessage): Promise<void> {
  const message = typeof posted === 'function' ? await posted() : posted
  if (message) await send(message)
}

function sendBySmtp(url: string, from: string): Mail['send'] {
  const transport = nodemailer.createTransport(url, { from })
  return async (message) => void (await transport.sendMail(toOne(message)))
}

function writeToOutbox(folder: string, from: string): Mail['send'] {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from })
  return async (message) => {
    const { message: encoded } = await transport.sendMail(toOne(message))
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
    // Mails carry links that open accounts.
    await makePrivateFolder(folder)
    // A reader never finds half a mail.
    await writeFile(join(folder, `.${name}`), withPlainBody(String(encoded), message.text), { mode: 0o600 })
    await rename(join(folder, `.${name}`), join(folder, name))
  }
}

/** Left unencoded so that the link can be copied from the file in an editor; encoding would break it up. */
function withPlainBody(encoded: string, text: string): string {
  const headers = encoded.slice(0, encoded.indexOf('\n\n'))
  return `${headers.replace(/^Content-Transfer-Encoding: .*$/m, 'Content-Transfer-Encoding: 8bit')}\n\n${text}`
}

/** An address with a comma in it is still one address, not two. */
function toOne({ to, ...message }: Message) {
  return { ...message, to: { name: '', address: to } }
}

/** A mail server's message quotes the refused address, so only its code is kept. */
function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
