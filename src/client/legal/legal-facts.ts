// Figures that the FAQ, the privacy policy and the terms must all state alike.

export const legalFacts = {
  effectiveDate: 'May 27, 2025',
  minimumAge: 16,
  refundDays: 14,
  documentPrice: '$2.99',
  proMonthlyPrice: '$19',
  proYearlyPrice: '$129',
  templateCount: 44,
} as const
