import type { SiteConfig } from '#shared/site-config.ts'
import { emailMarkup, phoneMarkup } from './contact.ts'
import { legalFacts } from './legal-facts.ts'
import { type LegalSection, type LegalText, list, table, text } from './legal-text.ts'

const { minimumAge } = legalFacts

export function privacyText(site: SiteConfig): LegalText {
  return {
    title: 'Privacy Policy',
    lead: 'A resume is a record of your life. This page says what Candid does with it: what stays on your device, what reaches our server, who else sees it, and how you take it back.',
    summary: [
      'You can build a resume without an account. Your draft then stays in your own browser.',
      'We do not sell your data, show ads or use any tracking or analytics service.',
      'We do not train AI models on your documents.',
      'You can export your content for free at any time, and delete your account with everything in it.',
    ],
    sections: [
      {
        id: 'who-we-are',
        title: 'Who we are and what this covers',
        blocks: [
          text(
            `Candid is a website for job seekers. You can use it to write resumes and cover letters, to fit them to a job, and to look for jobs. In this policy, “Candid”, “we” and “us” mean the people who run this website. “You” means anyone who uses it. You can reach us at ${emailMarkup(site)}, or by letter: ${site.supportAddress}.`,
          ),
          text(
            'This policy covers this website only. Other people can run their own copy of Candid on their own server. If you use such a copy, the people who run it decide what happens to your data there.',
          ),
          text(
            'We decide how and why the data described here is used. Under the data protection law of the European Union and the United Kingdom, that makes us the controller.',
          ),
        ],
      },
      {
        id: 'on-your-device',
        title: 'What stays on your device',
        blocks: [
          text(
            'Candid works on your device first. Each change you make to a resume or letter is saved at once in your own browser. If you have no account, your drafts stay there. We keep no copy of them.',
          ),
          text(
            'Your browser sends us a draft only when you ask for something that our server has to do. That happens when you download a Word or PDF file, upload an old resume, ask for writing help, or sign in so that your documents are saved to your account. Without an account, the server does the job, sends you the result, and does not keep the draft.',
          ),
          text(
            'A profile photo is made smaller inside your browser and becomes part of your document. It is not sent anywhere on its own. It travels with the document when you save it to your account or ask for a file that shows the photo.',
          ),
          text(
            'Anyone who uses the same browser can open the drafts in it. On a shared computer, download your work and then delete the drafts, or clear the site data in the browser’s settings.',
          ),
        ],
      },
      {
        id: 'what-you-give-us',
        title: 'What you give us',
        blocks: [
          list(
            '**Account details.** Your first and last name, your e-mail address and your password. We keep the password only in a scrambled form (a hash) that we cannot read or turn back. If you add a passkey, we keep its public half and the name you give it; the secret half stays on your device.',
            ...(site.signInProviders.length > 0
              ? [
                  `**Sign-in services.** If you choose to sign in with ${listNames(site)}, we get your e-mail address, your name and a number by which the service knows you. We get no password, and we tell the service nothing but that you want to sign in here.`,
                ]
              : []),
            '**Documents.** If you have an account, we store your resumes and letters, their titles, templates and designs, and recent earlier versions, so that you can go back to one. A document holds what you put in it: for example your name, phone number, work history, schools, skills and photo.',
            '**Job search.** The words you search for, and the jobs, searches, steps and notes you choose to save.',
            ...(site.billing
              ? [
                  '**Purchases.** What you bought, when, for how much, the e-mail address for the receipt, and the reference number from the payment service. We never receive or store your full card number.',
                ]
              : []),
            '**Messages.** What you write to us when you ask for help, and our answer.',
          ),
          text(
            'You choose what to put in a resume. Most jobs do not need your date of birth, health, religion, family life or ID numbers, and we suggest that you leave them out. If you do add such details, you ask us to handle them as part of your document, and you can remove them at any time.',
          ),
          text(
            'A resume may name other people, such as a manager or a referee. Please add their details only if they would not mind.',
          ),
        ],
      },
      {
        id: 'what-we-record',
        title: 'What the server records automatically',
        blocks: [
          text(
            'To keep the site working, the server writes a technical log: the time of a request, the page or function that was asked for, whether it worked, how long it took, and a random request number. The log does not hold your documents, search words, passwords or cookies.',
          ),
          text(
            'Your IP address is needed to send you an answer. We also use it for a short time to count sign-in attempts and other costly requests, so that nobody can guess passwords or overload the site.',
          ),
          text(
            'For your safety we keep a log of what happens to your account: sign-ins, wrong passwords, and changes of password, e-mail address, passkeys and devices. An entry holds the time and your browser in words, such as “Firefox on Windows”. It does not hold your IP address or where you were. You can read it on your account page. If somebody signs in on a device that your account does not know, we tell you by e-mail.',
          ),
          text(
            'We do not use analytics tools, advertising networks, tracking pixels, session recording or fingerprinting. We do not build a profile of you.',
          ),
        ],
      },
      cookiesSection(site),
      {
        id: 'why-we-use-it',
        title: 'What we use it for',
        blocks: [
          list(
            '**To give you the service you asked for:** to save and sync your documents, make your files, read your uploads, suggest wording, find jobs and keep you signed in. Legal ground: our contract with you.',
            ...(site.billing
              ? [
                  '**To handle payments:** to take a payment, unlock what you bought, send receipts and reminders, make refunds and keep our books. Legal ground: our contract with you, and our duties under tax law.',
                ]
              : []),
            '**To keep the site safe and working:** to find faults, stop abuse and make backups. Legal ground: our legitimate interest in a safe and stable service.',
            '**To answer you** when you write or call. Legal ground: our contract with you, or our interest in helping people who ask.',
            '**To follow the law** when a court or an authority gives us a valid order. Legal ground: legal duty.',
          ),
          text(
            'We do not send marketing e-mail. The only messages you get from us are about your account, your purchases, your security or a change to these pages.',
          ),
          text(
            'We make no automatic decisions about you that have legal or similar effects. When Candid compares your resume with a job, the result is advice for you alone. We do not show it to employers.',
          ),
        ],
      },
      {
        id: 'writing-help',
        title: 'Writing help and AI',
        blocks: [
          text(
            'Candid can suggest better wording, fit a resume to a job and draft a letter. As it comes, this work is done by a writing engine on our own server, and no other company is involved.',
          ),
          text(
            'The people who run this site can also connect an outside AI provider. If they have, the page that uses it names the provider and says what is sent before you send it. What is sent is the text the task needs, such as your resume text and the job description. Payment data, passwords and photos are not sent. The provider handles the text under its own terms.',
          ),
          text(
            'If you do not want your text to go to an AI provider, do not start those functions. You can write, design and download everything without them.',
          ),
          text(
            'We do not train models on your documents, and we do not keep what you paste for a suggestion once you have the answer, unless you save the result in your account.',
          ),
        ],
      },
      {
        id: 'uploads',
        title: 'Files you upload',
        blocks: [
          text(
            'When you upload an old resume, our server reads it in a separate, closed-off process and sends the text back to you. Scanned pages are read on our server too. The file is not kept after that, and nobody looks at it. What we read becomes part of your draft only if you continue with it.',
          ),
          text(
            'A PDF file made by Candid carries a copy of the resume’s data inside it, so that you can bring it back later without loss. It is the same content that the page shows. Keep this in mind if you edit a PDF with another program before you send it.',
          ),
        ],
      },
      {
        id: 'jobs',
        title: 'Job listings',
        blocks: [
          text(
            'You search a list of jobs that we keep on our own server. If outside job sources are switched on, our server collects listings from them in the background. We do not tell those sources who you are, what you searched for or what is in your resume.',
          ),
          text(
            'A link to a job opens the website of the employer or job board. What you do there falls under that website’s own privacy policy. Candid never applies for a job or sends your resume to an employer for you.',
          ),
        ],
      },
      paymentSection(site),
      {
        id: 'who-else',
        title: 'Who else sees your data',
        blocks: [
          text(
            'We do not sell or rent your data, and we do not share it for advertising. These are the only cases in which others receive some of it:',
          ),
          list(
            '**Companies that run things for us,** such as hosting and e-mail delivery. They may use the data only to do that work.',
            ...(site.billing && site.stripe ? ['**Stripe,** which handles payments, as described above.'] : []),
            ...(site.signInProviders.length > 0
              ? [`**${listNames(site)},** only if you choose to sign in with it.`]
              : []),
            '**An AI provider,** only if one is connected and you use a function that says so.',
            '**Authorities and courts,** only when the law makes us. We check each request and give no more than we must.',
            '**A new owner,** if Candid is sold or merged. Your data stays under this policy, and we tell you before it moves.',
            '**Whomever you choose.** Once you send a resume to someone, we have no say in what happens to it.',
          ),
        ],
      },
      {
        id: 'how-long',
        title: 'How long we keep it',
        blocks: [
          table({
            caption: 'How long each kind of data is kept',
            columns: ['What', 'How long'],
            rows: [
              ['Drafts in your browser', 'Until you delete them or clear the site data.'],
              ['Account details and saved documents', 'Until you delete them or your account.'],
              ['Earlier versions of a document', 'The last 50 versions, and no longer than the document itself.'],
              ['Uploaded files and pasted text', 'Only while we work on them.'],
              [
                'Signed-in sessions',
                'Until you sign out, for 30 days after your last visit, and never longer than 90 days after you signed in.',
              ],
              ['The log of what happened to your account', '180 days.'],
              ...(site.billing
                ? [
                    [
                      'Records of payments and refunds',
                      'As long as tax and accounting law asks for, which is usually seven years. They hold no resume content.',
                    ],
                  ]
                : []),
              ['Technical logs', 'Up to 30 days, longer only while we look into a fault or an attack.'],
              ['Support messages', 'Up to two years after the last message.'],
            ],
          }),
          text(
            'Backup copies are made on a schedule and replaced by newer ones. Something that you delete disappears from the live service right away, and from the backups as they are replaced. We use backups only to recover from a failure.',
          ),
        ],
      },
      {
        id: 'your-rights',
        title: 'Your choices and rights',
        blocks: [
          list(
            '**See and correct it.** Your documents and account details are there for you to read and change.',
            '**Take it with you.** You can download any document as plain text or JSON at no charge, and export everything in your account as one archive.',
            '**Delete it.** You can delete a document or your whole account from your account page. Deleting the account removes your documents, versions, saved jobs and sessions.',
            '**Object or limit.** You can ask us to stop or limit a use that rests on our legitimate interest.',
            '**Ask us.** If you cannot do something yourself, write to us. We answer within 30 days. We may ask you to confirm from the e-mail address of the account, so that nobody else can take your data.',
          ),
          text(
            'Everyone has these rights with us, wherever they live. Depending on where that is, the law may give you more. If you are in the European Economic Area, the United Kingdom or Switzerland, you can complain to your data protection authority. If you are in California or another US state with a privacy law, you have the right to know, correct, delete and not be treated worse for asking. We do not “sell” or “share” personal information as those laws define it, so there is nothing to opt out of.',
          ),
        ],
      },
      {
        id: 'security',
        title: 'How we protect it',
        blocks: [
          text(
            'Passwords are stored as slow, salted hashes (argon2id). Session keys are stored only as hashes, and the cookie cannot be read by scripts. Sign-in attempts are limited, and you can use passkeys in place of a password. A request that changes something is refused if it comes from another website. Each saved document can be opened by its owner alone. Uploaded files are read in a process with tight limits.',
          ),
          text(
            'No system is perfectly safe. If a breach puts you at risk, we tell you and the authorities as the law requires, and without delay. If you find a weak spot, please write to us before you make it public. We will be grateful.',
          ),
        ],
      },
      {
        id: 'where',
        title: 'Where your data is handled',
        blocks: [
          text(
            'Candid is run from Michigan in the United States. If you use it from another country, your data comes to the United States, where the law may protect it less than the law at home. Where your law asks for it, we use approved contract terms, such as the standard contractual clauses of the European Commission, with the companies that work for us.',
          ),
        ],
      },
      {
        id: 'children',
        title: 'Children',
        blocks: [
          text(
            `Candid is for people aged ${minimumAge} and over. We do not knowingly collect data from anyone younger. If you believe that a child under ${minimumAge} has given us data, write to us and we will delete it.`,
          ),
        ],
      },
      {
        id: 'changes',
        title: 'Changes to this policy',
        blocks: [
          text(
            'When we change this policy, we put the new text and its date on this page. If a change matters to you, we say so on the site or by e-mail at least 30 days before it applies. We will not use what you have already given us for a different purpose without asking you.',
          ),
        ],
      },
      {
        id: 'contact',
        title: 'Contact',
        blocks: [
          text(
            `Write to ${emailMarkup(site)}, call ${phoneMarkup(site)}, or send a letter to ${site.supportAddress}. The rules for using the site are in our [Terms and Conditions](/terms-conditions). Short answers are on the [FAQ page](/faq).`,
          ),
        ],
      },
    ],
  }
}

function listNames({ signInProviders }: SiteConfig): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(signInProviders.map(({ name }) => name))
}

function cookiesSection(site: SiteConfig): LegalSection {
  return {
    id: 'cookies',
    title: 'Cookies and browser storage',
    blocks: [
      text(
        'We use three cookies and a few entries in your browser’s own storage. All of them are needed for things you asked for, so there is no cookie banner to click away.',
      ),
      table({
        caption: 'What Candid keeps in your browser',
        columns: ['What', 'Why'],
        rows: [
          [
            'Session cookie',
            site.billing
              ? 'Keeps you signed in, or ties a purchase made without an account to your browser. It holds a random key and nothing about you.'
              : 'Keeps you signed in. It holds a random key and nothing about you.',
          ],
          [
            'Device cookie',
            'Remembers that you have signed in on this device before, so that nobody who tries passwords elsewhere can keep you out. It holds a random key and nothing about you.',
          ],
          [
            'Sign-in cookie',
            'Set for ten minutes on the sign-in page and when you add a passkey, so that a passkey or another service can answer only in the browser that asked. It holds a random key and nothing about you.',
          ],
          ['Local storage entry resume-builder-theme', 'Remembers whether you chose the light, dark or system theme.'],
          ...(site.billing
            ? [
                [
                  'Local storage entries paid_resume, paid_coverLetter, paid_documents and pro_subscription',
                  'Remember what you have paid for, so that pages show the right buttons.',
                ],
              ]
            : []),
          [
            'Local storage entries candid-last-document, candid-panel-width and candid-attach-data',
            'Remember which document you worked on last, how wide you set the editor’s panel, and whether your PDF files carry data.',
          ],
          [
            'Local storage entries that start with candid-unsaved',
            'Hold your last keystrokes until the browser database has them, so that a crash loses nothing.',
          ],
          ['Browser database', 'Holds your resumes and letters on this device.'],
        ],
      }),
      ...(site.billing && site.stripe
        ? [
            text(
              'On the payment pages, and only there, we load a script from Stripe. Stripe may set cookies of its own to spot fraud. They fall under [Stripe’s privacy policy](https://stripe.com/privacy).',
            ),
          ]
        : []),
      text(
        'You can block or clear all of this in your browser. Clearing the site data also removes drafts that are not saved to an account. Since we do not track you, signals such as Do Not Track or Global Privacy Control change nothing: you already have what they ask for.',
      ),
    ],
  }
}

function paymentSection(site: SiteConfig): LegalSection {
  return { id: 'payments', title: 'Payments', blocks: [text(paymentSentence(site))] }
}

function paymentSentence(site: SiteConfig): string {
  if (!site.billing) {
    return 'This copy of Candid is free. It takes no payments, so it collects no payment data.'
  }
  if (!site.stripe) {
    return 'This copy of Candid uses a built-in test checkout. No real money moves and no bank or card company is contacted. Please do not enter a real card. We keep the test purchase and the e-mail address you gave, and no card number.'
  }
  return 'Payments are handled by Stripe. You type your card number into a form that belongs to Stripe, and it goes straight to Stripe. We send Stripe the amount, what is bought and your e-mail address. From Stripe we learn whether the payment worked, and its reference number. Stripe uses the data under [its own privacy policy](https://stripe.com/privacy), also to prevent fraud.'
}
