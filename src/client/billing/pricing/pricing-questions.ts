// The six questions people ask about money, shown on the FAQ page and on the pricing page.

export type PricingQuestion = {
  id: string
  question: string
  answer: string
  link?: { label: string; to: string }
}

export const pricingQuestions: readonly PricingQuestion[] = [
  {
    id: 'cancel-anytime',
    question: 'Can I cancel anytime?',
    answer:
      'Yes. Open your account, choose Billing, then Cancel. It takes two clicks and nobody asks you to explain. You keep Pro until the end of the period you have paid for.',
  },
  {
    id: 'auto-renew',
    question: 'Does my subscription renew automatically?',
    answer:
      'Yes. Pro renews every month or every year, as you chose, until you cancel. Your account always shows the date and the amount of the next charge, and we e-mail you a reminder before each yearly renewal.',
  },
  {
    id: 'refund',
    question: 'Can I get a refund?',
    answer:
      'Refunds are for first-time users. If you ask within 14 days of your first purchase, one document or Pro, you get all of it back. Later purchases and renewals are not refunded.',
    link: { label: 'Read the refund terms', to: '/terms-conditions#refunds' },
  },
  {
    id: 'data-use',
    question: 'How do you use my data?',
    answer:
      'We use it to run the service for you, and for nothing else. We do not sell it, show you ads or follow you around the web.',
    link: { label: 'Read the Privacy Policy', to: '/privacy-policy' },
  },
  {
    id: 'payment-methods',
    question: 'Which payment methods do you accept?',
    answer:
      'All major credit and debit cards, and PayPal, depending on your region. The payment page shows what you can use before you pay.',
  },
  {
    id: 'forgot-to-cancel',
    question: 'What if I forget to cancel?',
    answer:
      'We do not refund a renewal because a cancellation was forgotten. You can still cancel at once: nothing more is charged, and you keep Pro until the end of the period that was paid.',
  },
]
