import type { SiteConfig } from '#shared/site-config.ts'
import { emailMarkup, phoneMarkup } from './contact.ts'
import { legalFacts } from './legal-facts.ts'
import { type LegalText, list, text } from './legal-text.ts'
import { paymentTerms } from './payment-terms.ts'

const { minimumAge, documentPrice, proMonthlyPrice, proYearlyPrice, refundDays } = legalFacts

export function termsText(site: SiteConfig): LegalText {
  return {
    title: 'Terms and Conditions',
    lead: 'These are the rules for using Candid. We have tried to write them so that you can read them. If something is not clear, ask us before you agree.',
    summary: [
      `You must be at least ${minimumAge} years old.`,
      'What you write belongs to you. You are responsible for making sure that it is true.',
      ...(site.billing
        ? [
            `A finished document costs ${documentPrice} once. Pro costs ${proMonthlyPrice} a month or ${proYearlyPrice} a year and renews until you cancel.`,
            `First-time buyers and subscribers have ${refundDays} days to ask for their money back.`,
            'What you bought stays yours to download.',
          ]
        : ['This copy of Candid is free. There is nothing to buy.']),
      'We cannot promise an interview or a job.',
    ],
    sections: [
      {
        id: 'agreement',
        title: 'These terms',
        blocks: [
          text(
            `These terms are a contract between you and the people who run this website (“Candid”, “we”, “us”). Our address is ${site.supportAddress}. You accept them when you create an account, buy something or use the site. If you do not agree, please do not use it.`,
          ),
          text(
            'Our [Privacy Policy](/privacy-policy) explains how we handle your data. Please read it together with these terms.',
          ),
        ],
      },
      {
        id: 'who-may-use',
        title: 'Who may use Candid',
        blocks: [
          text(
            `You must be at least ${minimumAge} years old. If you are too young where you live to make a contract on your own, a parent or guardian must agree to these terms and to any purchase you make.`,
          ),
          text(
            'Candid is meant for your own job search. You may also help another person with theirs, if they want you to. If you use it for an organization, you confirm that you may accept these terms for it.',
          ),
        ],
      },
      {
        id: 'the-service',
        title: 'What Candid does',
        blocks: [
          text(
            'Candid helps you write a resume step by step, choose and change a template, bring in a resume you already have, fit it to a job, write a cover letter, search job listings, and download your documents.',
          ),
          text(
            'We are not an employer, a recruiter or a job agency. We do not give legal or career advice. We cannot promise that you will get an answer, an interview or a job, or that every employer’s software will read your file in the way we expect.',
          ),
        ],
      },
      {
        id: 'your-account',
        title: 'Your account',
        blocks: [
          text(
            'You can do most things without an account. If you create one, give your real e-mail address, choose a password of at least 8 characters that you use nowhere else, and keep it to yourself. You are responsible for what happens under your account, unless it is our fault. Tell us right away if you think somebody else has gained access.',
          ),
          text(
            'Without an account, your drafts are kept only in your browser. If you clear its data or lose the device, we cannot bring them back.',
          ),
        ],
      },
      {
        id: 'your-content',
        title: 'Your content stays yours',
        blocks: [
          text(
            'You own what you write and upload. You let us store it, copy it, change its form and show it to you, only as far as we need to run the service for you. This permission ends when you delete the content, apart from backups that have not been replaced yet.',
          ),
          text(
            'You confirm that you have the right to use what you put in, including photos and other people’s words. You may use the documents you make with Candid as you like, for any lawful purpose and without naming us.',
          ),
          text('You can take your content out as plain text or JSON at any time, free of charge.'),
        ],
      },
      {
        id: 'fair-use',
        title: 'Fair use',
        blocks: [
          text('Please do not:'),
          list(
            'state in a resume or letter what you know to be false, pretend to be someone else, or claim a degree, license or job that you never had;',
            'upload content that is illegal, that harms or threatens others, or that you have no right to use;',
            'upload harmful files, look for ways around limits or payment, or try to reach other people’s data;',
            'overload the service, or collect its content by automated means, beyond what its public interface allows;',
            'resell access to the service or share one account among several people.',
          ),
          text(
            'Security research in good faith is welcome. Tell us what you found, do not touch other people’s data, and give us time to fix it.',
          ),
        ],
      },
      {
        id: 'writing-help',
        title: 'Writing help and AI',
        blocks: [
          text(
            'Candid’s suggestions are built from what you have told us. It checks each one against your own facts and leaves out those that would add a number, an employer, a date, a degree or a skill that you did not give. No check is perfect, though. Suggestions can be wrong, clumsy or unfit for your case.',
          ),
          text(
            'You decide what goes into your document, and you are responsible for it. Read everything before you send it. Others may get similar suggestions, so we cannot promise that a sentence is unique.',
          ),
          text(
            'The site may work with an outside AI provider. The page then says so. The Privacy Policy explains [what is sent](/privacy-policy#writing-help).',
          ),
        ],
      },
      {
        id: 'job-listings',
        title: 'Job listings and other websites',
        blocks: [
          text(
            'Listings come from employers and job boards, and we do not check each one. A job may be filled, changed or not what it seems. Never pay for a job offer, and be careful with your ID and bank details. Listings marked as samples are made up, to show how the search works.',
          ),
          text('We do not run the websites we link to, and their own terms apply there.'),
        ],
      },
      ...paymentTerms(site),
      {
        id: 'our-rights',
        title: 'What belongs to us',
        blocks: [
          text(
            'The site, its design, the templates, the sample texts and the name Candid belong to us or to those who let us use them. Fonts and open-source parts are under their own licenses. We let you use all of this as part of the service, and we let you keep using a template in every document you make with it. You may not sell the templates or offer them as a product of your own.',
          ),
        ],
      },
      {
        id: 'copyright',
        title: 'Reports of wrongdoing',
        blocks: [
          text(
            `If you think that something on Candid breaks your copyright or another right, write to ${emailMarkup(site)}. Say what it is, where it is, why you hold the right, and how we can reach you. We look at every report, and we remove what should not be there. We close accounts that repeatedly violate such rights.`,
          ),
        ],
      },
      {
        id: 'changes-to-service',
        title: 'Changes and interruptions',
        blocks: [
          text(
            'We work on Candid all the time, so features may be added, changed or removed. It may be unavailable now and then. We try to announce planned work. Please keep your own copy of documents that matter to you.',
          ),
          text(
            'If we ever close the service, we will tell you at least 60 days before, so that you can download everything.' +
              (site.billing ? ' We will also refund the unused part of an active subscription.' : ''),
          ),
        ],
      },
      {
        id: 'ending',
        title: 'Ending this contract',
        blocks: [
          text(
            'You can stop at any time and delete your account in its settings. Deleting removes your documents for good, so download them first.' +
              (site.billing ? ' Deleting an account also cancels its subscription.' : ''),
          ),
          text(
            'We may suspend or close an account that breaks these terms in a serious way or puts others at risk. If we can, we warn you first, tell you why, and let you take your content with you. You may ask us to look at the decision again.',
          ),
          text(
            'Parts of these terms that by their nature should last, such as those on ownership, liability and law, stay in force.',
          ),
        ],
      },
      {
        id: 'no-warranty',
        title: 'No other promises',
        blocks: [
          text(
            'We do our work with care. Beyond what these terms say, and as far as the law allows, the service is provided “as is” and “as available”. We make no other promises, stated or implied. This includes implied promises that it can be sold, that it fits a certain purpose, that it breaks no one’s rights, or that it will always run without a break or a fault.',
          ),
        ],
      },
      {
        id: 'liability',
        title: 'Limits of our liability',
        blocks: [
          text(
            'As far as the law allows, we are not liable for indirect or follow-on losses, such as a job or income you did not get, lost data that you could have backed up, or lost profit.',
          ),
          text(
            '**Our total liability to you for all claims about the service is limited to the amount you paid us in the 12 months before the event that led to the claim.**',
          ),
          text(
            'Nothing here limits liability that the law does not let us limit, such as for fraud, intent, or death or injury caused by carelessness. If you are a consumer, you keep the rights that the law where you live gives you and that no contract can take away.',
          ),
        ],
      },
      {
        id: 'claims-by-others',
        title: 'Claims by others',
        blocks: [
          text(
            'If someone makes a claim against us because you broke these terms on purpose or used content you had no right to use, you cover the reasonable cost that this causes us. We will tell you about the claim promptly and give you a say in the response.',
          ),
        ],
      },
      {
        id: 'law',
        title: 'Law and disputes',
        blocks: [
          text(
            'If you have a problem, please write to us first. Most things can be solved by e-mail within a few days.',
          ),
          text(
            'These terms are governed by the law of the State of Michigan, United States, apart from its rules about which law to choose. The state and federal courts in Wayne County, Michigan, decide disputes. If you are a consumer in a country or state whose law lets you go to your own courts or protects you in other ways, that still applies. We do not force you into arbitration.',
          ),
        ],
      },
      {
        id: 'changes-to-terms',
        title: 'Changes to these terms',
        blocks: [
          text(
            'We may change these terms when the service or the law changes. The new text appears here with its date. If a change matters to you, we tell you on the site or by e-mail at least 30 days before. If you do not agree, you can close your account before the change applies. Changes do not affect what you have already bought.',
          ),
        ],
      },
      {
        id: 'general',
        title: 'The rest',
        blocks: [
          text(
            'These terms and the pages they name are the whole agreement between us. If one part is not valid, the others still are. If we do not use a right at once, we do not lose it. You may not pass this contract on to someone else without our consent. We may pass it on with the service, if your rights stay the same.',
          ),
        ],
      },
      {
        id: 'contact',
        title: 'Contact',
        blocks: [
          text(
            `Write to ${emailMarkup(site)}, call ${phoneMarkup(site)}, or send a letter to ${site.supportAddress}. Short answers are on the [FAQ page](/faq).`,
          ),
        ],
      },
    ],
  }
}
