/** The person of the template beside the form, so that the two show the same. */
export const demoTemplate = { id: 1, name: 'Professional' }

type DemoField = { label: string; value: string; isOptional?: boolean; isWide?: boolean; isLeftOut?: boolean }

/** The first step of the wizard. Where there is little room, `isLeftOut` fields stay away. */
export const demoFields: readonly DemoField[] = [
  { label: 'First name', value: 'Priya' },
  { label: 'Last name', value: 'Raghunathan' },
  { label: 'Professional title', value: 'Senior Financial Analyst', isWide: true },
  { label: 'Email', value: 'priya.raghunathan@example.com', isWide: true },
  { label: 'Phone', value: '+1 614 555 0142', isLeftOut: true },
  { label: 'Location', value: 'Columbus, Ohio', isOptional: true, isLeftOut: true },
  { label: 'LinkedIn URL', value: 'linkedin.com/in/priya-raghunathan', isOptional: true, isWide: true },
]
