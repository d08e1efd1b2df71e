/** A search as people type it, and by title the listings that are right and those that are near. */
type PlainQuery = { query: string; right: RegExp; near: RegExp }

const cs = /customer (?:service|support|care|success)|call center|member service/i

export const plainQueries: readonly PlainQuery[] = [
  {
    query: 'customer support manager',
    right: /Customer Care Team Lead|Customer Success Manager|Customer Support Specialist/,
    near: cs,
  },
  { query: 'head of customer service', right: /Customer Care Team Lead|Customer Success Manager/, near: cs },
  {
    query: 'jr software dev',
    right: /Junior Software Developer|Software Engineering Intern/,
    near: /software|developer|frontend|full stack/i,
  },
  { query: 'sr accountant', right: /Senior Accountant|Accounting Manager/, near: /account|bookkeep/i },
  {
    query: 'part time receptionist',
    right: /Receptionist|Office Assistant/i,
    near: /front desk|office|secretary|administrative/i,
  },
  {
    query: 'wharehouse associate',
    right: /warehouse (?:associate|worker)/i,
    near: /warehouse|package handler|forklift|shipping/i,
  },
  { query: 'nurses', right: /nurse|LPN|LVN/i, near: /nursing/i },
  {
    query: 'office admin',
    right: /office (?:manager|assistant|admin)|administrative/i,
    near: /executive assistant|secretary|receptionist/i,
  },
  { query: 'school teacher elementary', right: /elementary school teacher/i, near: /teacher/i },
  {
    query: 'night shift security',
    right: /security guard, nights/i,
    near: /security (?:officer|guard|supervisor)|event security/i,
  },
  { query: 'it manager', right: /IT Project Manager/, near: /^IT |IT Support|help desk|systems admin|desktop/i },
  { query: 'warehouse manager', right: /warehouse supervisor/i, near: /warehouse|inventory|supply chain/i },
  {
    query: 'restaurant supervisor',
    right: /restaurant manager|café shift lead/i,
    near: /restaurant|cook|chef|bartender|server/i,
  },
  {
    query: 'hr director',
    right: /human resources manager|HR Generalist|Human Resources Business Partner/i,
    near: /HR|human resources/i,
  },
  {
    query: 'marketing assistant',
    right: /marketing (?:coordinator|intern)|social media assistant/i,
    near: /marketing|social media/i,
  },
  { query: 'junior graphic designer', right: /graphic design/i, near: /design/i },
  { query: 'delivery truck driver', right: /delivery driver|truck driver/i, near: /driver/i },
  { query: 'maintenance man', right: /maintenance/i, near: /technician|facilit|hvac|plumber|electrician/i },
  { query: 'data analyst remote', right: /data analyst/i, near: /analyst/i },
  { query: 'pharmacy tech part time', right: /pharmacy technician/i, near: /pharmac/i },
  { query: 'real estate attorney', right: /attorney|real estate paralegal/i, near: /paralegal|counsel|legal/i },
  { query: 'assistant teacher', right: /teacher aide|childcare assistant/i, near: /teacher/i },
  {
    query: 'construction foreman',
    right: /construction superintendent|electrical foreman/i,
    near: /construction|carpenter|concrete/i,
  },
  {
    query: 'machine operator',
    right: /CNC operator|machinist|production assembler|forklift operator/i,
    near: /manufactur|CNC|assembler/i,
  },
  { query: 'recruitment consultant', right: /recruit|talent/i, near: /HR|human/i },
  { query: 'physio', right: /physical therap/i, near: /therap/i },
  { query: 'bank clerk', right: /bank teller/i, near: /clerk|accounts|teller/i },
  { query: 'chief financial officer', right: /FP&A Manager|Accounting Manager|financial/i, near: /account|finance/i },
]
