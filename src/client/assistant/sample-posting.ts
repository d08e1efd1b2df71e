/** To try the page with, before one has a posting at hand. */
export const samplePosting = `Customer Success Manager at Brightwater Software

Brightwater makes scheduling software for clinics. You look after about 40 customers, from their first week to their renewal.

What you will do
- Lead onboarding calls and train new users
- Watch usage reports and reach out before a customer is in trouble
- Answer questions by phone and e-mail, and pass bugs on to our engineers
- Prepare quarterly reviews and renewals

What we ask for
- 2+ years in customer support, account management or sales
- Clear writing and calm on the phone
- Experience with a CRM such as Salesforce or HubSpot
- Confident in Excel or Google Sheets

Nice to have
- Experience with scheduling software
- Spanish
`
