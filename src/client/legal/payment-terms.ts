import type { SiteConfig } from '#shared/site-config.ts'
import { emailMarkup } from './contact.ts'
import { legalFacts } from './legal-facts.ts'
import { type LegalBlock, type LegalSection, list, text } from './legal-text.ts'

const { documentPrice, proMonthlyPrice, proYearlyPrice, refundDays } = legalFacts

/** The sections of the terms about money; one short section where the installation takes none. */
export function paymentTerms(site: SiteConfig): LegalSection[] {
  if (!site.billing) return [freeOfCharge]
  return [prices(site), renewal, canceling, refunds(site)]
}

const freeOfCharge: LegalSection = {
  id: 'prices',
  title: 'Price',
  blocks: [
    text(
      'Billing is switched off in this copy of Candid. Every function and every download is free, nobody asks for a card, and nothing renews. Terms about prices, renewal, cancellation and refunds therefore do not apply here.',
    ),
  ],
}

function prices(site: SiteConfig): LegalSection {
  return {
    id: 'prices',
    title: 'Prices and what you buy',
    blocks: [
      text(
        'Writing, editing, previewing and printing a draft are free. So is exporting your content as plain text or JSON. You pay for finished files. Prices are in US dollars, and you see the full amount before you pay.',
      ),
      list(
        `**Pay-As-You-Go: ${documentPrice} per document, once.** One purchase covers one resume or one cover letter, as you chose. The first download ties the purchase to that document. From then on you can edit it and download it again, in every format we offer for it, as often as you like.`,
        `**Pro Subscription: ${proMonthlyPrice} per month or ${proYearlyPrice} per year.** While it runs, you can download every resume and cover letter without limit, in PDF and Word, and use all other functions listed on the [pricing page](/pricing).`,
      ),
      text(
        'What you bought stays downloadable for as long as Candid exists, whether or not you subscribe. If you bought without an account, your receipt contains a link that moves the purchase to another device or into an account. Keep the receipt.',
      ),
      ...howYouPay(site),
      text(
        'If a price was obviously wrong, we may cancel the order and refund you. A new price never applies to what you have already paid for.',
      ),
    ],
  }
}

function howYouPay(site: SiteConfig): LegalBlock[] {
  if (!site.stripe) {
    return [
      text(
        '**This copy of Candid takes payments in test mode.** The checkout is built in, accepts test cards only and moves no real money. Where these terms speak of a charge or a refund, it happens in the test only.',
      ),
    ]
  }
  return [
    text(
      'Payments are handled by Stripe. You can use major cards, and PayPal depending on your region. You confirm that you may use the payment method you give. If a payment does not go through, nothing is unlocked and nothing is owed.',
    ),
  ]
}

const renewal: LegalSection = {
  id: 'renewal',
  title: 'Renewal of Pro',
  blocks: [
    text(
      `**Pro renews automatically.** At the end of each month or year, we charge the same payment method for the next one, ${proMonthlyPrice} or ${proYearlyPrice}, until you cancel. A month is a calendar month, not four weeks. The date and amount of the next charge are shown next to the button when you subscribe, and in your account after that.`,
    ),
    text(
      'We send a reminder by e-mail before every yearly renewal. If the price is going to change, we tell you by e-mail beforehand and remind you three days before the first charge at the new price. You can cancel before it applies.',
    ),
    text(
      'If a renewal payment fails, we let you know and try again. If it keeps failing, Pro ends. You owe nothing for the time after that.',
    ),
  ],
}

const canceling: LegalSection = {
  id: 'canceling',
  title: 'Canceling Pro',
  blocks: [
    text(
      'You can cancel at any time, in two clicks: open Billing in your account settings, choose Cancel and confirm. You can also write to us. No reason is needed.',
    ),
    text(
      'You keep Pro until the end of the period you have paid for, and then it stops. You are not charged again. Your documents stay in your account. You can still open, edit, preview and export them as plain text or JSON, and documents you bought individually stay downloadable.',
    ),
  ],
}

function refunds(site: SiteConfig): LegalSection {
  return {
    id: 'refunds',
    title: 'Refunds',
    blocks: [
      text(
        `**${refundDays}-day money-back guarantee.** It covers your first premium purchase and your first Pro subscription, monthly or yearly. If you are not happy, ask within ${refundDays} days of the payment and we return all of it. No reason is needed.`,
      ),
      list(
        `Use the refund button shown with the purchase, or write to ${emailMarkup(site)}.`,
        'The money goes back to the payment method you used. How long that takes depends on your bank, usually five to ten days.',
        'A refunded purchase no longer unlocks downloads. Files that you have already downloaded stay yours. A refunded subscription ends immediately.',
        'The guarantee is for first-time users, identified by e-mail address and card. Later purchases, later subscriptions and renewals are not refunded.',
        'We do not refund a renewal because a cancellation was forgotten. You can cancel right away, so that it is the last one.',
      ),
      text(
        'If we charged you by mistake, or a file we made is faulty and we cannot fix it, we refund you at any time. If the law where you live gives you further rights to withdraw or be repaid, you have those too.',
      ),
    ],
  }
}
