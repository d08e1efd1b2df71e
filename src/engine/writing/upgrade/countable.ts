/** Things in resumes of which one can say how many. */
export const countable: ReadonlySet<string> = new Set(
  `accounts adults agents aides animals appliances applicants applications appointments apprentices articles assessments associates audits
  blogs boxes brides buildings buses calls campaigns candidates cars carriers cases cashiers children chefs claims classes classrooms clients
  coaches computers contractors contracts cooks couples courses crews customers databases deliveries dentists departments designs developers
  devices dishes doctors dogs donors drawings drivers emails employees engineers estimates events families features
  files films flights guests helpers homes horses hosts houses inmates inspections installations instructors inquiries interns interviews invoices items
  journals kids learners lessons letters loads machines managers manuals meals meetings members menus newsletters nurses offices orders
  packages pages pallets parcels partners parties passengers patients patrons payments permits pets photos physicians pieces plants players policies
  posts prescriptions presentations products projects proposals prototypes pumps purchases quizzes quotes recipes recruits refunds releases
  repairs reports requests residents restaurants returns reviews rooms routes samples scripts seminars servers sessions shelters shipments
  sites specimens sponsors statements stations stores stories students subsidiaries suppliers surveys tables teachers teams technicians
  tenants tests tickets tours trainees transactions trainings trips trucks tutors uniforms units users vehicles vendors videos visitors
  visits volunteers websites welders workers workshops workstations writers`.split(/\s+/),
)

const rates: readonly (readonly [RegExp, string])[] = [
  [/^(?:patients|residents|prescriptions|specimens)$/, ' a shift'],
  [/^(?:work orders|deviations|samples|batches|drawings|releases)$/, ' a week'],
  [
    /^(?:customers|guests|calls|orders|transactions|tickets|visitors|appointments|deliveries|rooms|meals|tables|passengers|patrons|inquiries|packages|shipments)$/,
    ' a day',
  ],
  [/^(?:students|learners|children|kids)$/, ' at a time'],
  [
    /^(?:reports|invoices|newsletters|articles|posts|blogs|lessons|statements|payments|claims|estimates|quotes)$/,
    ' a month',
  ],
]

/** How often they are usually counted. */
export function rateOf(noun: string): string {
  return rates.find(([pattern]) => pattern.test(noun))?.[1] ?? ''
}
