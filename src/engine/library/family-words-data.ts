// Words of titles that tell the family where no occupation of the library fits.
import type { Family } from './occupation.ts'

export const familyWords: readonly { family: Family; words: string }[] = [
  {
    family: 'care',
    words:
      'hospital clinic clinical patient health healthcare medical doctor physician surgeon surgical nurse nursing therapist therapy dental dentist hygienist pharmacy pharmacist midwife veterinary vet radiology radiologic sonographer optician optometrist dietitian nutritionist psychologist hospice doula phlebotomist caseworker massage carer domiciliary wellbeing ward theatre ambulance audiologist podiatrist chiropractor acupuncturist counsellor keyworker mental rehab hygiene lab orderly porter',
  },
  {
    family: 'trades',
    words:
      'roofer roofing mason bricklayer plasterer drywall tiler flooring glazier pipefitter steamfitter ironworker millwright mechanic boilermaker scaffolder crane excavator solar lineman locksmith handyman builder construction carpentry surveyor rigger upholsterer tailor arborist joiner fitter gasfitter groundworker paver fencer insulation welding fabricator sheetmetal refrigeration autobody panelbeater tyre',
  },
  {
    family: 'schools',
    words:
      'teacher school professor lecturer principal dean librarian instructor educator teaching academic kindergarten daycare paraprofessional faculty classroom nursery headteacher sendco senco preschool childminder educational curriculum tutor invigilator',
  },
  {
    family: 'kitchens',
    words:
      'kitchen cook chef restaurant food catering caterer barback busser sommelier host hostess pizza butcher pastry sushi cafe bar culinary deli banquet barista sandwich bakery dishwasher waiting waiter waitress maitre brewer distiller',
  },
  {
    family: 'shops',
    words:
      'store shop retail merchandiser buyer florist boutique cashier grocery supermarket merchandising jeweler beauty fragrance checkout till showroom wireless jewellery furniture',
  },
  {
    family: 'transport',
    words:
      'driver warehouse courier pilot captain deckhand sailor dispatcher freight shipping logistics loader mover rail train conductor chauffeur taxi ramp trucking mail postal supply delivery haulage lorry forklift picker depot fleet yard tanker hgv stevedore',
  },
  {
    family: 'offices',
    words:
      'office clerk secretary accounting finance financial bank banking insurance marketing sales business consultant executive analyst auditor payroll billing procurement purchasing realtor estate administrator manager president director ceo cfo coordinator planner underwriter tax treasury broker receptionist assistant bookkeeper recruiter hr personnel claims actuary loan mortgage fundraising scheduler',
  },
  {
    family: 'law',
    words:
      'legal law attorney judge court bailiff police sheriff officer detective security firefighter corrections probation compliance military soldier army navy marine sergeant investigator safety solicitor barrister paralegal ranger border customs parole warden fire',
  },
  {
    family: 'arts',
    words:
      'artist designer photographer writer editor journalist musician actor dancer animator illustrator filmmaker director producer author copywriter translator interpreter curator fashion singer composer interior graphic content creative video sound film stage music brand copy',
  },
  {
    family: 'technology',
    words:
      'software developer engineer programmer data web cloud cyber cybersecurity network it systems database machine ai architect technology scientist researcher chemist biologist electrical robotics devops frontend backend fullstack helpdesk genius sysadmin ux ui tester qa scrum mechanical civil aerospace chemical',
  },
  {
    family: 'service',
    words:
      'housekeeper cleaner janitor custodian hotel concierge hairdresser barber stylist nail esthetician beautician trainer fitness gym lifeguard spa salon makeup factory production assembly assembler farm ranch machine-operator packer laundry valet usher groomer guest flight cabin crew cleaning maid caretaker grounds tattoo masseuse pool dog pet',
  },
  {
    family: 'first-jobs',
    words: 'student intern volunteer nanny babysitter camp graduate trainee apprentice summer placement sitter',
  },
]
