import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import type { PageHead } from './app/head.ts'
import { type LazyPage, lazyPage } from './app/lazy-page.tsx'

export type PageRoute = {
  path: string
  title: string
  description: string
  /** Said instead on a copy that charges nothing. */
  freeDescription?: string
  /** Where the page's code stands, below this folder. */
  source: string
  Page: LazyPage
  /** True for pages that come as ready HTML, readable without scripts. */
  isStatic: boolean
  /** True for pages whose first screen comes so where the address names nothing in particular. */
  hasFirstScreen?: boolean
  /** The page this one is another address of. */
  canonical?: string
  /** False keeps the page out of search results; its description is then read only while it loads. */
  indexed?: boolean
}

type RouteDefinition = Omit<PageRoute, 'Page' | 'isStatic'> & {
  load: () => Promise<ComponentType>
  isStatic?: boolean
}

function define({ load, isStatic = false, ...route }: RouteDefinition): PageRoute {
  return { ...route, isStatic, Page: lazyPage(load) }
}

const terms = {
  title: 'Terms and Conditions | Candid',
  description: 'The rules for using Candid: what you pay, and how refunds and cancelling work.',
  source: 'legal/terms-page.tsx',
  load: () => import('./legal/terms-page.tsx').then((module) => module.TermsPage),
  isStatic: true,
}

const upgrade = {
  title: 'Upgrade Your Resume | Candid',
  description: 'Bring in the resume you have. Get clearer wording and a better layout. Your facts stay the same.',
  source: 'upgrade/upgrade-page.tsx',
  load: () => import('./upgrade/upgrade-page.tsx').then((module) => module.UpgradePage),
  hasFirstScreen: true,
}

const tailor = {
  title: 'Job-Tailored Resume | Candid',
  description: 'Paste a job description and see your resume fitted to it, with nothing invented.',
  source: 'tailor/tailor-page.tsx',
  load: () => import('./tailor/tailor-page.tsx').then((module) => module.TailorPage),
  hasFirstScreen: true,
}

export const routes: readonly PageRoute[] = [
  define({
    path: '/',
    title: 'Create Professional Resumes',
    description:
      'Build a resume step by step, choose from 30+ ATS-friendly templates and watch the page as you type. Free to build and preview, $2.99 for a finished document.',
    freeDescription:
      'Build a resume step by step, choose from 30+ ATS-friendly templates and watch the page as you type.',
    source: 'home/home-page.tsx',
    load: () => import('./home/home-page.tsx').then((module) => module.HomePage),
    isStatic: true,
  }),
  define({
    path: '/create-resume',
    title: 'Create Your Resume | Candid',
    description: 'Six short steps from your details to a finished resume, with the real page beside you as you type.',
    source: 'wizard/create-resume-page.tsx',
    load: () => import('./wizard/create-resume-page.tsx').then((module) => module.CreateResumePage),
    hasFirstScreen: true,
  }),
  define({
    path: '/templates',
    title: 'Resume Templates | Candid',
    description:
      'More than 30 resume templates: professional, creative, executive, modern, entry level and ATS format. Change one at any time without losing a word.',
    source: 'templates/gallery/templates-page.tsx',
    load: () => import('./templates/gallery/templates-page.tsx').then((module) => module.TemplatesPage),
    isStatic: true,
  }),
  define({
    path: '/edit-template',
    title: 'Edit Template | Candid',
    description: 'Your resume.',
    source: 'editor/edit-template-page.tsx',
    load: () => import('./editor/edit-template-page.tsx').then((module) => module.EditTemplatePage),
    indexed: false,
  }),
  define({
    path: '/documents',
    title: 'My Documents | Candid',
    description: 'Your documents.',
    source: 'documents/documents-page.tsx',
    load: () => import('./documents/documents-page.tsx').then((module) => module.DocumentsPage),
    indexed: false,
  }),
  define({
    path: '/jobs',
    title: 'Job Search | Candid',
    description: 'Search job listings by title, place and type, and apply with a resume that fits.',
    source: 'jobs/jobs-page.tsx',
    load: () => import('./jobs/jobs-page.tsx').then((module) => module.JobsPage),
    hasFirstScreen: true,
  }),
  define({
    path: '/jobs/saved',
    title: 'Saved Jobs | Candid',
    description: 'The jobs you’re tracking.',
    source: 'jobs/tracker-page.tsx',
    load: () => import('./jobs/tracker-page.tsx').then((module) => module.TrackerPage),
    indexed: false,
  }),
  define({
    path: '/jobs/:id',
    title: 'Job | Candid',
    description: 'One job listing.',
    source: 'jobs/job-page.tsx',
    load: () => import('./jobs/job-page.tsx').then((module) => module.JobPage),
    indexed: false,
  }),
  define({ path: '/job-tailored-resume', ...tailor }),
  define({ path: '/job-match', canonical: '/job-tailored-resume', ...tailor }),
  define({ path: '/upgrade-resume', ...upgrade }),
  define({ path: '/upload-resume', canonical: '/upgrade-resume', ...upgrade }),
  define({
    path: '/cover-letter',
    title: 'Cover Letter | Candid',
    description: 'A cover letter from your own experience and the job you want.',
    source: 'letter/cover-letter-page.tsx',
    load: () => import('./letter/cover-letter-page.tsx').then((module) => module.CoverLetterPage),
    hasFirstScreen: true,
  }),
  define({
    path: '/privacy-policy',
    title: 'Privacy Policy | Candid',
    description: 'What Candid keeps, who else sees it, and how to delete it.',
    source: 'legal/privacy-policy-page.tsx',
    load: () => import('./legal/privacy-policy-page.tsx').then((module) => module.PrivacyPolicyPage),
    isStatic: true,
  }),
  define({ path: '/terms-conditions', ...terms }),
  define({ path: '/terms', canonical: '/terms-conditions', ...terms }),
  define({
    path: '/faq',
    title: 'Frequently Asked Questions | Candid',
    description: 'Answers about price, refunds, cancelling, ATS, file formats and privacy.',
    source: 'legal/faq-page.tsx',
    load: () => import('./legal/faq-page.tsx').then((module) => module.FaqPage),
    isStatic: true,
  }),
  define({
    path: '/pricing',
    title: 'Pricing | Candid',
    description:
      'Pay $2.99 for one finished document, or go Pro for $19 a month or $129 a year. Building and previewing are free.',
    freeDescription: 'Payments are switched off on this copy of Candid: building and downloading cost nothing.',
    source: 'billing/pricing/pricing-page.tsx',
    load: () => import('./billing/pricing/pricing-page.tsx').then((module) => module.PricingPage),
    isStatic: true,
  }),
  define({
    path: '/subscribe',
    title: 'Subscribe to Pro | Candid',
    description: 'Your payment.',
    source: 'billing/checkout/subscribe-page.tsx',
    load: () => import('./billing/checkout/subscribe-page.tsx').then((module) => module.SubscribePage),
    indexed: false,
  }),
  define({
    path: '/checkout',
    title: 'Checkout | Candid',
    description: 'Your payment.',
    source: 'checkout-document-page.tsx',
    load: () => import('./checkout-document-page.tsx').then((module) => module.CheckoutDocumentPage),
    indexed: false,
  }),
  define({
    path: '/payment-success',
    title: 'Payment Successful | Candid',
    description: 'Your payment.',
    source: 'billing/checkout/payment-success-page.tsx',
    load: () => import('./billing/checkout/payment-success-page.tsx').then((module) => module.PaymentSuccessPage),
    indexed: false,
  }),
  define({
    path: '/subscription-success',
    title: 'Subscription Started | Candid',
    description: 'Pro has started.',
    source: 'billing/checkout/subscription-success-page.tsx',
    load: () =>
      import('./billing/checkout/subscription-success-page.tsx').then((module) => module.SubscriptionSuccessPage),
    indexed: false,
  }),
  define({
    path: '/pay-renewal',
    title: 'Pay Your Renewal | Candid',
    description: 'Your payment.',
    source: 'billing/checkout/pay-renewal-page.tsx',
    load: () => import('./billing/checkout/pay-renewal-page.tsx').then((module) => module.PayRenewalPage),
    indexed: false,
  }),
  define({
    path: '/account/billing',
    title: 'Billing | Candid',
    description: 'Your plan.',
    source: 'billing/account/billing-page.tsx',
    load: () => import('./billing/account/billing-page.tsx').then((module) => module.BillingPage),
    indexed: false,
  }),
  define({
    path: '/receipts/:id',
    title: 'Receipt | Candid',
    description: 'Your receipt.',
    source: 'billing/account/receipt-page.tsx',
    load: () => import('./billing/account/receipt-page.tsx').then((module) => module.ReceiptPage),
    indexed: false,
  }),
  define({
    path: '/claim',
    title: 'Move Your Purchase Here | Candid',
    description: 'Your purchase.',
    source: 'billing/account/claim-page.tsx',
    load: () => import('./billing/account/claim-page.tsx').then((module) => module.ClaimPage),
    indexed: false,
  }),
  define({
    path: '/login',
    title: 'Sign In | Candid',
    description: 'Sign in to Candid and pick up where you left off.',
    source: 'accounts/sign-in/login-page.tsx',
    load: () => import('./accounts/sign-in/login-page.tsx').then((module) => module.LoginPage),
    isStatic: true,
  }),
  define({
    path: '/register',
    title: 'Sign Up | Candid',
    description: 'Create a free Candid account. No card needed; what you started is kept.',
    source: 'accounts/sign-in/register-page.tsx',
    load: () => import('./accounts/sign-in/register-page.tsx').then((module) => module.RegisterPage),
    isStatic: true,
  }),
  define({
    path: '/forgot-password',
    title: 'Forgot Password | Candid',
    description: 'Your password.',
    source: 'accounts/sign-in/forgot-password-page.tsx',
    load: () => import('./accounts/sign-in/forgot-password-page.tsx').then((module) => module.ForgotPasswordPage),
    isStatic: true,
    indexed: false,
  }),
  define({
    path: '/reset-password',
    title: 'New Password | Candid',
    description: 'Your password.',
    source: 'accounts/sign-in/reset-password-page.tsx',
    load: () => import('./accounts/sign-in/reset-password-page.tsx').then((module) => module.ResetPasswordPage),
    indexed: false,
  }),
  define({
    path: '/confirm-email',
    title: 'Confirm Email | Candid',
    description: 'Your address.',
    source: 'accounts/sign-in/confirm-email-page.tsx',
    load: () => import('./accounts/sign-in/confirm-email-page.tsx').then((module) => module.ConfirmEmailPage),
    indexed: false,
  }),
  define({
    path: '/verify-email',
    title: 'Confirm Your Email | Candid',
    description: 'Your address.',
    source: 'accounts/sign-in/verify-email-page.tsx',
    load: () => import('./accounts/sign-in/verify-email-page.tsx').then((module) => module.VerifyEmailPage),
    indexed: false,
  }),
  define({
    path: '/login/:provider',
    title: 'Signing In | Candid',
    description: 'One moment.',
    source: 'accounts/sign-in/provider-return-page.tsx',
    load: () => import('./accounts/sign-in/provider-return-page.tsx').then((module) => module.ProviderReturnPage),
    indexed: false,
  }),
  define({
    path: '/account',
    title: 'Account | Candid',
    description: 'Your account.',
    source: 'accounts/settings/account-page.tsx',
    load: () => import('./accounts/settings/account-page.tsx').then((module) => module.AccountPage),
    indexed: false,
  }),
]

/** Any other path. */
export const notFoundRoute: PageRoute = define({
  path: '*',
  title: '404 Page Not Found | Candid',
  description: 'There is no page at this address.',
  source: 'not-found/not-found-page.tsx',
  load: () => import('./not-found/not-found-page.tsx').then((module) => module.NotFoundPage),
  isStatic: true,
  indexed: false,
})

/** Pages that are the same for everybody: the server renders them once, when it starts. */
export const staticPaths = routes.filter((route) => route.isStatic).map((route) => route.path)

/** The same for pages with a first screen, where the address is no longer than this. */
export const firstScreenPaths = routes.filter((route) => route.hasFirstScreen).map((route) => route.path)

/** Whether the page comes as ready HTML at this address; what the server sent is what the browser must start with. */
export function comesReady({ isStatic, hasFirstScreen = false }: PageRoute, search: string): boolean {
  return isStatic || (hasFirstScreen && search === '')
}

export function findRoute(pathname: string): PageRoute {
  return routes.find((route) => matchPath(route.path, pathname)) ?? notFoundRoute
}

export function headOf(route: PageRoute, pathname: string, { billing }: { billing: boolean }): PageHead {
  return {
    title: route.title,
    description: billing ? route.description : (route.freeDescription ?? route.description),
    canonical: route.canonical ?? (route.path.includes(':') || route.path === '*' ? pathname : route.path),
    indexed: route.indexed ?? true,
  }
}
