/** What Pro gives, in the same words wherever it is sold. */
export const proFeatures: readonly string[] = [
  'Unlimited resume and cover letter downloads in PDF and Word',
  'Uploading and editing existing resumes',
  'AI-tailored resumes for job descriptions',
  'AI cover letters',
  'Full job search access',
  'Premium templates',
  'Priority support and feature updates',
]
