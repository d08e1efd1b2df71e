import { type PricingQuestion, pricingQuestions } from '#client/billing/pricing/pricing-questions.ts'
import type { SiteConfig } from '#shared/site-config.ts'
import { legalFacts } from './legal-facts.ts'

export type FaqEntry = { id: string; question: string; answer: readonly string[] }
type FaqGroup = { id: string; title: string; entries: readonly FaqEntry[] }

const { documentPrice, proMonthlyPrice, proYearlyPrice, templateCount, minimumAge } = legalFacts

export function faqGroups(site: SiteConfig): FaqGroup[] {
  return [site.billing ? priceAndPayment(site) : freeOfCharge, building, files(site), writing, jobs, data]
}

const freeOfCharge: FaqGroup = {
  id: 'price',
  title: 'Price',
  entries: [
    {
      id: 'cost',
      question: 'What does it cost?',
      answer: [
        'Nothing. Billing is switched off in this copy of Candid, so every function and every download is free.',
      ],
    },
  ],
}

const testMode: FaqEntry = {
  id: 'test-mode',
  question: 'Is real money charged here?',
  answer: [
    'Not on this copy of Candid. Its checkout runs in test mode: it accepts only test cards, and no real money moves. Please do not enter a real card.',
  ],
}

function priceAndPayment(site: SiteConfig): FaqGroup {
  return {
    id: 'price',
    title: 'Price and payment',
    entries: [
      {
        id: 'cost',
        question: 'What does it cost?',
        answer: [
          `A finished resume or cover letter costs ${documentPrice}, once. If you need more than a few, Pro costs ${proMonthlyPrice} a month or ${proYearlyPrice} a year and covers every download. There is no trial that turns into a bill. [See the plans](/pricing).`,
        ],
      },
      {
        id: 'free',
        question: 'What stays free?',
        answer: [
          'Writing, editing, trying every template, previewing and printing a draft. You can always export your own words as plain text or JSON, and a letter as a web page. You pay only for finished Word and PDF files.',
        ],
      },
      {
        id: 'one-purchase',
        question: 'What do I get for one purchase?',
        answer: [
          'One resume or one cover letter. The first download ties the purchase to that document, and the page asks you before it does. After that you can edit it and download it again as often as you like, in every format. It stays yours for good, and you do not need a subscription.',
        ],
      },
      {
        id: 'pro',
        question: 'What is in Pro?',
        answer: [
          'Unlimited resume and cover letter downloads in PDF and Word, uploading and editing of resumes you already have, resumes fitted to a job description, cover letters, full job search, premium templates, and priority support.',
        ],
      },
      ...pricingQuestions.map(entryOf),
      ...(site.stripe ? [] : [testMode]),
    ],
  }
}

const building: FaqGroup = {
  id: 'building',
  title: 'Building a resume',
  entries: [
    {
      id: 'account',
      question: 'Do I need an account?',
      answer: [
        'No. You can start right away, and your draft is kept in your browser. An account lets you open your documents on another device and keeps them safe if you lose this one. When you sign up, anything you have started moves into your account.',
      ],
    },
    {
      id: 'how-long',
      question: 'How long does it take?',
      answer: [
        'About ten minutes, if you have your dates at hand. There are six steps. You can stop at any of them and come back later, and nothing is lost.',
      ],
    },
    {
      id: 'templates',
      question: 'Can I change the template later?',
      answer: [
        `Yes, at any time and without losing a word. All ${templateCount} templates show the same content. You can also change colors, fonts, spacing and the order of sections, and undo every step.`,
      ],
    },
    {
      id: 'phone',
      question: 'Does it work on a phone?',
      answer: [
        'Yes. Every page is made for small screens too. You can write on your phone on the bus and polish the layout later on a computer.',
      ],
    },
    {
      id: 'offline',
      question: 'What happens if my connection drops?',
      answer: [
        'Keep typing. Each change is saved on your device first and goes to your account when you are back online. You need a connection to download Word and PDF files, upload a resume, get writing help and search for jobs.',
      ],
    },
    {
      id: 'photo',
      question: 'Should I add a photo?',
      answer: [
        'That depends on where you apply. In the United States, Canada and the United Kingdom, most people leave it out. In parts of Europe and Asia it is common. Every template has a place for one, and you can hide it with one click.',
      ],
    },
    {
      id: 'page-length',
      question: 'How long should my resume be?',
      answer: [
        'One page is right for students and for people with a few years of work. Two pages are fine if your experience fills them. If you are just over one page, “Fit to one page” makes the smallest change that works, and you can undo it.',
      ],
    },
  ],
}

function files(site: SiteConfig): FaqGroup {
  return {
    id: 'files',
    title: 'Files and applicant tracking systems',
    entries: [
      {
        id: 'formats',
        question: 'Which formats can I download?',
        answer: [
          'Resumes come as PDF, Word, plain text and JSON. Cover letters come as PDF, Word and a web page. The preview, the print-out and the PDF come from the same layout, so what you see is what you send.',
          ...(site.billing ? ['Plain text, JSON and the letter’s web page are always free.'] : []),
        ],
      },
      {
        id: 'which-format',
        question: 'Should I send PDF or Word?',
        answer: [
          'Send what the job posting asks for. If it does not say, choose PDF: it looks the same everywhere. Choose Word if a recruiter wants to edit the file or an online form asks for it.',
        ],
      },
      {
        id: 'ats',
        question: 'Will my resume get past an applicant tracking system?',
        answer: [
          'No honest company can promise that. These systems mostly store and search resumes, and people decide. What a resume needs is text that software can read in the right order, and that is what we test: every file we make can be read back, field by field. After a download you can see what a machine finds in it.',
          'Templates with one column are the safest choice for online forms. Every other template also offers a plain single-column copy for that purpose.',
        ],
      },
      {
        id: 'upload',
        question: 'Can I bring in a resume I already have?',
        answer: [
          'Yes, from PDF, Word (.docx and the older .doc), OpenDocument, RTF, plain text or JSON. You then see what we read, with the uncertain parts first, and can correct it before you continue.',
        ],
      },
      {
        id: 'scans',
        question: 'What about a scanned resume?',
        answer: [
          'Scanned pages are read by text recognition. It takes longer, a few seconds a page, and makes more mistakes than a normal file. We tell you when a page was read this way, so check names, dates and numbers carefully.',
        ],
      },
    ],
  }
}

const writing: FaqGroup = {
  id: 'writing',
  title: 'Writing help and AI',
  entries: [
    {
      id: 'truth',
      question: 'Does the writing help make things up?',
      answer: [
        'It must not. Every suggestion is checked against what you have told us. Any suggestion that adds a number, an employer, a date, a degree or a skill you did not give us is dropped before you see it. Where a number would help, we ask you for it. Names, employers, titles, dates and degrees are never changed.',
        'You see each change with its reason, and you accept, edit or reject it. Still, read everything before you send it. It goes out under your name.',
      ],
    },
    {
      id: 'tailoring',
      question: 'How does tailoring work?',
      answer: [
        'You paste the job description. We show what the job asks for and where your resume already proves it, then suggest what to move up, shorten or say more clearly. Anything you don’t have is shown as a gap, not filled in. You get a copy, and your original stays as it is.',
      ],
    },
    {
      id: 'ai-provider',
      question: 'Where does my text go when I use writing help?',
      answer: [
        'By default, it goes to our own server and nowhere else. If an outside AI provider is connected, the page names it and says what is sent before you send it. [More in the Privacy Policy](/privacy-policy#writing-help).',
      ],
    },
    {
      id: 'without-ai',
      question: 'Can I use Candid without AI?',
      answer: [
        'Yes. By default, Candid’s own editor makes the suggestions, without any AI service. And nothing is rewritten unless you ask for it: you can write, design and download everything by hand.',
      ],
    },
    {
      id: 'cover-letter',
      question: 'Do I still need a cover letter?',
      answer: [
        'If the posting asks for one, yes. If it does not, a short letter can still help when you change fields or explain a gap. Candid drafts one from facts in your resume and points in the posting, and you edit it until it sounds like you.',
      ],
    },
  ],
}

const jobs: FaqGroup = {
  id: 'jobs',
  title: 'Job search',
  entries: [
    {
      id: 'listings',
      question: 'Where do the job listings come from?',
      answer: [
        'From public job boards and company career pages, if they are turned on for this site. Each listing links to the original. Listings marked “Sample listing” are made up, to show how the search works.',
      ],
    },
    {
      id: 'apply',
      question: 'Do you apply for jobs for me?',
      answer: [
        'No. We never send your resume to anyone. You open the original posting and apply there yourself, and you can keep track of it in Candid.',
      ],
    },
  ],
}

const data: FaqGroup = {
  id: 'data',
  title: 'Your data',
  entries: [
    {
      id: 'drafts',
      question: 'Where are my drafts kept?',
      answer: [
        'In your own browser first. If you have an account, they are saved there too. If you do not, clearing the browser’s site data removes them, so download what matters to you.',
      ],
    },
    {
      id: 'uploads-kept',
      question: 'Do you keep the files I upload?',
      answer: [
        'No. Your file is read and then thrown away. What we read becomes part of your draft only if you continue with it.',
      ],
    },
    {
      id: 'tracking',
      question: 'Do you use cookies or track me?',
      answer: [
        'There are three cookies: one keeps you signed in, one remembers the devices you have signed in on, and one lasts ten minutes while you sign in. There are no ads, no analytics and no trackers. [See what is stored in your browser](/privacy-policy#cookies).',
      ],
    },
    {
      id: 'export',
      question: 'Can I take all my data with me?',
      answer: [
        'Yes. You can export any document as plain text or JSON for free, with or without an account. With an account you can also export everything as one archive. A PDF made here can be uploaded again and restores exactly what it shows, unless you turned that off in the download menu. Anything you hid is left out of every file.',
      ],
    },
    {
      id: 'delete',
      question: 'How do I delete my account?',
      answer: [
        'Open your account and choose to delete it. Your documents, earlier versions and saved jobs are deleted with it and cannot be recovered, so export what you want to keep first.',
      ],
    },
    {
      id: 'age',
      question: 'How old do I have to be?',
      answer: [`At least ${minimumAge}. The other rules are in our [Terms and Conditions](/terms-conditions).`],
    },
  ],
}

function entryOf({ id, question, answer, link }: PricingQuestion): FaqEntry {
  if (!link) return { id, question, answer: [answer] }
  return { id, question, answer: [`${answer} [${link.label}](${link.to}).`] }
}
