// The words of every mail about money. Pure.
import type { Config } from '#server/config.ts'
import { type Message, mailSign } from '#server/platform/mail.ts'
import { formatCents } from '#shared/money.ts'
import { plans, readPlanId, refundDays } from '#shared/plans.ts'
import { claimDays } from './claim-purchase.ts'
import { describeReceipt } from './describe-orders.ts'
import { itemName, nameItems } from './order-names.ts'
import type { OrderRecord, PaymentRow } from './order-store.ts'

export type MailAbout = {
  config: Pick<Config, 'publicUrl' | 'support'>
  to: string
  record: OrderRecord
  payment: PaymentRow | undefined
  isTest: boolean
  /** For a purchase that is in no account. */
  claimToken: string | null
}

export type MailKind = 'receipt' | 'refund' | 'renewal-failed' | 'reminder' | 'claimed' | 'claim-link'

const writers: Record<MailKind, (about: MailAbout) => Pick<Message, 'subject'> & { lines: string[] }> = {
  receipt: writeReceipt,
  refund: writeRefund,
  'renewal-failed': writeRenewalFailed,
  reminder: writeReminder,
  claimed: writeClaimed,
  'claim-link': writeClaimLink,
}

export function writeMail(kind: MailKind, about: MailAbout): Message {
  const { subject, lines } = writers[kind](about)
  const note = about.isTest ? ['Test mode, no real money.', ''] : []
  return { to: about.to, subject, text: [...note, ...lines, '', mailSign(about.config), ''].join('\n') }
}

function writeReceipt({ config, record, payment, claimToken }: MailAbout) {
  const name = nameItems(record)
  const amount = formatCents(payment?.amountCents ?? record.order.amountCents)
  const receipt = payment ? describeReceipt(record, payment) : null
  return {
    subject: `Your receipt: ${name}, ${amount}`,
    lines: [
      'Thank you. This is your receipt.',
      '',
      ...(receipt && receipt.lines.length > 1
        ? receipt.lines.map((line) => `What       ${line.name}, ${formatCents(line.amountCents)}`)
        : [`What       ${name}`]),
      `Amount     ${amount}`,
      `Paid on    ${formatDay(payment?.paidAt ?? record.order.createdAt)}`,
      ...(receipt ? [`Receipt    ${receipt.number}`] : []),
      ...(payment?.periodTo ? [`Paid until ${formatDay(payment.periodTo)}`] : []),
      `Seller     ${config.support.address}`,
      '',
      ...(receipt ? [`View the receipt online: ${config.publicUrl}/receipts/${receipt.id}`] : []),
      ...claimLines(config, claimToken),
      '',
      ...termLines(config, record, payment),
    ],
  }
}

function claimLines({ publicUrl }: MailAbout['config'], token: string | null): string[] {
  if (!token) return []
  return [
    '',
    'To use what you bought on another device or in an account, open this link there. Anyone who has it can use',
    `it, so don’t share this email. It works once, within ${claimDays} days; after that, it gets you a new one:`,
    `${publicUrl}/claim?token=${token}`,
  ]
}

function writeClaimLink({ config, record, claimToken }: MailAbout) {
  return {
    subject: `Your link to ${nameItems(record)}`,
    lines: [
      'Somebody with the link from an earlier email asked for a new one. If it wasn’t you, ignore this email.',
      ...claimLines(config, claimToken),
    ],
  }
}

function writeClaimed({ config, record, claimToken }: MailAbout) {
  const name = nameItems(record)
  return {
    subject: `Your purchase was moved: ${name}`,
    lines: [
      `${name} was moved to another device or account with the link in your receipt.`,
      `If it was you, there’s nothing to do. If it wasn’t, write to ${config.support.email} and we’ll move it back.`,
      ...claimLines(config, claimToken),
    ],
  }
}

function termLines(config: MailAbout['config'], record: OrderRecord, payment: PaymentRow | undefined): string[] {
  const isFirst = record.payments[0]?.id === payment?.id
  const refund = `If this is your first purchase and you’re not happy with it, you can get a full refund within ${refundDays} days: ${billingPage(config)}`
  if (record.order.kind === 'document') return ['This is a one-time payment. Nothing renews.', refund]
  return [...renewalLines(config, record), ...(isFirst ? [refund] : [])]
}

function renewalLines(config: MailAbout['config'], { state }: OrderRecord): string[] {
  if (!state?.paidUntil || state.cancelAtPeriodEnd) return []
  return [
    `Pro renews on ${formatDay(state.paidUntil)} for ${formatCents(state.renewalCents ?? 0)}, until you cancel.`,
    `Canceling takes two clicks: ${billingPage(config)}`,
  ]
}

function writeRefund({ record, payment }: MailAbout) {
  const amount = formatCents(payment?.refundedCents ?? record.order.amountCents)
  const name = nameItems(record)
  return {
    subject: `Your refund: ${name}, ${amount}`,
    lines: [
      `We have returned ${amount} for ${name}. It goes back to the payment method you used, usually within five to ten days.`,
      afterRefund(record),
    ],
  }
}

function afterRefund({ order, state }: OrderRecord): string {
  if (order.kind === 'document') {
    return 'It no longer unlocks downloads. The files you already have stay yours.'
  }
  if (state?.status === 'refunded') return 'Pro has ended. Your documents stay where they are.'
  return `Pro is paid until ${formatDay(state?.paidUntil ?? order.createdAt)}. Your documents stay where they are.`
}

function writeRenewalFailed({ config, record: { order, state } }: MailAbout) {
  return {
    subject: 'Your Pro renewal didn’t go through',
    lines: [
      `The payment of ${formatCents(state?.renewalCents ?? order.amountCents)} for ${itemName(order.item)} did not go through.`,
      'We’ll try again over the next few days. If it keeps failing, Pro ends, and you owe nothing after that.',
      `To pay with another card now: ${billingPage(config)}`,
    ],
  }
}

function writeReminder({ config, record }: MailAbout) {
  const { order, state } = record
  const plan = readPlanId(order.item)
  const amount = formatCents(state?.renewalCents ?? order.amountCents)
  const day = formatDay(state?.paidUntil ?? order.createdAt)
  const paidBefore = record.payments.at(-1)?.amountCents
  const isNewPrice = paidBefore !== undefined && paidBefore !== state?.renewalCents
  return {
    subject: `Pro renews on ${day} for ${amount}`,
    lines: [
      `Your ${itemName(order.item)} renews on ${day}. We will then charge ${amount} for the next ${plan ? plans[plan].unit : 'period'}.`,
      ...(isNewPrice ? [`This is a new price. You paid ${formatCents(paidBefore)} last time.`] : []),
      `If you don’t want to renew, cancel before then. It takes two clicks: ${billingPage(config)}`,
    ],
  }
}

const billingPage = ({ publicUrl }: MailAbout['config']) => `${publicUrl}/account/billing`

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function formatDay(date: Date): string {
  return dayFormat.format(date)
}
