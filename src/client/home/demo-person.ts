/** The person of the template beside the form, so that the two show the same. */
export const demoTemplate = { id: 1, name: 'Professional' }

/** Where there is little room, `isLeftOut` fields stay away. */
export const demoFields: readonly { label: string; value: string; isWide?: boolean; isLeftOut?: boolean }[] = [
  { label: 'First name', value: 'Priya' },
  { label: 'Last name', value: 'Raghunathan' },
  { label: 'Professional title', value: 'Senior Financial Analyst', isWide: true },
  { label: 'Email', value: 'priya.raghunathan@example.com', isWide: true },
  { label: 'Phone', value: '+1 614 555 0142', isLeftOut: true },
  { label: 'Location', value: 'Columbus, Ohio', isLeftOut: true },
  { label: 'LinkedIn URL', value: 'linkedin.com/in/priya-raghunathan', isWide: true },
]
