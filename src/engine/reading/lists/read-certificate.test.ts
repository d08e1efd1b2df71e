import { expect, it } from 'vitest'
import { readCertificate } from './read-certificate.ts'

it.each([
  ['Forklift licence LF, WorkSafe Moorland, 2005', 'Forklift licence LF', 'WorkSafe Moorland', '2005'],
  ['First Aid (Red Cross), 2024', 'First Aid', 'Red Cross', '2024'],
  ['Medicines Level 2 (Hexley Learning, 2024)', 'Medicines Level 2', 'Hexley Learning', '2024'],
  ['Fire Warden - 2023 - Tarn Safety', 'Fire Warden', 'Tarn Safety', '2023'],
  ['Upselling by Lind Solutions, 2023', 'Upselling', 'Lind Solutions', '2023'],
  [
    'Certified Town Clerk (CTC), Institute of Clerks, 2013',
    'Certified Town Clerk (CTC)',
    'Institute of Clerks',
    '2013',
  ],
  ['PTS (Personal Track Safety), valid to 2026', 'PTS (Personal Track Safety)', undefined, 'valid to 2026'],
  ['BLS, Heart Trust, exp. 08/2027', 'BLS', 'Heart Trust', 'exp. 08/2027'],
  ['B Pressure (ABSA) - renewed 2024', 'B Pressure', 'ABSA', '2024'],
  ['CPA Part III, Lind Board, expected December 2027', 'CPA Part III (expected)', 'Lind Board', '2027-12'],
  ['EMT-B, State of Hexley, 2012 (lapsed)', 'EMT-B (lapsed)', 'State of Hexley', '2012'],
  ['Food Safety, Lind Association, 2022-2027', 'Food Safety', 'Lind Association', '2022-2027'],
  ['CSCS card (Gold) exp 05/2028', 'CSCS card (Gold)', undefined, 'exp 05/2028'],
  ['RN license, multistate', 'RN license, multistate', undefined, undefined],
  ['HIAB (Lind) - expired 2023', 'HIAB (expired)', 'Lind', '2023'],
  [
    'Laboratory Scientist, ASCP, 2017, current through 2026',
    'Laboratory Scientist',
    'ASCP',
    '2017, current through 2026',
  ],
  ['Laboratory Scientist, ASCP, 2019 (current)', 'Laboratory Scientist, current', 'ASCP', '2019'],
  ['Phlebotomy, NHA, 2016, lapsed', 'Phlebotomy (lapsed)', 'NHA', '2016'],
  ['NIMS Measurement, Materials and Safety', 'NIMS Measurement, Materials and Safety', undefined, undefined],
  ['Teaching Certificate, Middle School Science', 'Teaching Certificate, Middle School Science', undefined, undefined],
  ['Dogging (DG)', 'Dogging (DG)', undefined, undefined],
  ['Cloud Architect – Associate (2022)', 'Cloud Architect – Associate', undefined, '2022'],
  ['Teaching License, Mathematics endorsement', 'Teaching License, Mathematics endorsement', undefined, undefined],
])('reads %s', (text, name, issuer, date) => {
  const read = readCertificate(text)
  expect([read?.name, read?.issuer, read?.date]).toEqual([name, issuer, date])
})
