// Words for people and for bodies of people: they do things of their own.
export const peopleWords = `
adult advisor agency agent aide analyst apprentice architect artist assistant associate attendant attorney auditor authority
bank board branch broker bureau buyer caller candidate captain carrier chef chemist child city classmate cleaner clerk client
clinic clinician coach colleague committee community company consultant contractor controller cook coordinator corporation
council counselor county court coworker crew customer deputy department designer developer dietitian director district
division doctor donor driver editor electrician employee employer engineer executive expert fabricator faculty family farm
farmer firm foreman group guard guest headquarters helper hire homeowner hospital hygienist inspector installer instructor
intern investigator investor journeyman judge lab laboratory landlord lawyer leader learner lender librarian machinist
manager mechanic member mentor minister ministry musician nurse office officer operator organization owner painter panel
paralegal paramedic parent participant partner passenger patient patron peer people person personnel pharmacist physician
pilot planner plumber police preceptor president principal producer professor programmer psychologist pupil recruiter
representative researcher resident rider salesperson school scientist secretary seller server shopper squad staff staffer
student subcontractor superintendent supervisor supplier surgeon surveyor teacher team teammate technician technologist
tenant therapist trainee trainer translator tutor union unit university user vendor vet veteran veterinarian visitor volunteer
welder woman worker writer
accountant actuary administrator anesthesiologist appraiser assembler assessor baker barber bartender biologist bookkeeper brewer builder butcher carpenter cashier caseworker chief clergy commander comptroller copywriter courier curator dean dentist dispatcher estimator fellow florist forester gardener geologist illustrator keeper lead lecturer lieutenant lineman maintainer marketer merchandiser midwife neighbor notary organizer pastor photographer physicist podiatrist porter postmaster pressman priest provider purchaser receptionist registrar reporter roofer sergeant sheriff singer sonographer statistician steward stylist tailor tech teller tester trader trustee underwriter usher warden`

/** A body one belongs to: what it does, its members had a part in. */
export const bodyWords = `
board campaign committee council crew delegation department effort force group initiative panel project round squad team task`

/** Whoever answers for one of these answers for people. */
export const wholeWords = `
bakery branch business cafe clinic company crew department division employee firm garage gym hotel inn kitchen nursery office operation
organization people plant restaurant salon school shop site staff store team unit worker`
