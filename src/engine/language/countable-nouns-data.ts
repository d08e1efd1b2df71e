// Nouns of working life that need an article when they stand alone.
export const countableNouns = new Set(
  `account accountant agency agenda agent agreement aide airport alarm analyst apartment app application appointment area article assessment
  assignment assistant audit backlog bank bar bill board branch brand budget building business calendar campaign campus car case caseload
  catalog center centre ceo cfo chart checklist chef chief church class classroom client clinic clinician close closing college committee
  community company component computer conference contract contractor coordinator counter course court crew curriculum customer dashboard
  database deadline deck department desk developer device director district division doctor document driver drawer employee engineer
  engine error event exam executive factory family farm fee file firm fleet floor forecast form framework garage garden grant
  guest guide gym handbook hospital hotel house household incident individual industry initiative inspector instance institution
  interface interview intern invoice job journal junior kitchen lab laboratory lawyer ledger lesson letter library line list loan location
  log machine magazine mailbox manager manual map market matter meeting member menu method model module month museum network newsletter
  newspaper nurse office officer operation operator order organization owner package parent partner patient permit
  person phase physician pipeline plan plant platform pool portal portfolio position presentation principal procedure process
  professional profile program programme project property proposal protocol prototype publication pump purchase quarter quota receptionist
  register relationship report request requirement resident resource restaurant result review role roof room route schedule school script
  section seminar server session set shift ship shop site solution specialist statement station store strategy student studio study subsidiary
  summary supervisor supplier survey system table task teacher team technician template tenant test ticket tool tour trailer trainer
  transaction trial trip truck unit university user vehicle vendor venue visit volunteer warehouse warranty website week worker workflow
  workshop workstation yard year cashier cook helper representative carpenter electrician
  plumber mechanic mechanism algorithm tutor vendor spreadsheet blog brochure prototype sequence controller layout jack crane forklift ladder saw grill oven register counter truck wheelchair bus van desk phone headset scanner knowledgebase fixture jig frame cabinet conveyor gauge blade lathe press mill drill boiler furnace pump valve motor generator panel trailer tractor mower bench booth cart crate gate fence deck hedge lawn
  bakery clinic salon ward nursery playground canteen cafe shelter pantry library archive gallery stage choir orchestra band magazine podcast blog leaflet flyer poster logo mural
  record rating credit award prize medal certificate licence license degree diploma refresher goal target backlog budget loss deficit surplus spreadsheet dashboard script pipeline chatbot bot crawler parser plugin theme widget sensor circuit board chip bay rack stand spec contest quote petition waiver kiosk camera drone lead group`
    .split(/\s+/)
    .filter(Boolean),
)
