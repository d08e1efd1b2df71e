// Words of postings and resumes that say little about which job it is.

/** Fit any job: they prove nothing. */
export const emptyWords = `
able ability about also always and any applicable apply applicant appropriate area as asset attitude background basic be become
benefit best bonus bring candidate capable career challenge class come comfortable commit commitment common company competency
competent compliance complete consistent current currently daily day demonstrate demonstrated desire desired different do
duty each effective effectively employee employer employment ensure equivalent essential etc every excellent excellence exceed
expect experience experienced expertise fast feel field fit follow full future general get give goal good great grow growth hand have
help high highly hold ideal ideally include including individual industry initiative interest involve job join keep key knowledge
know large least level like look love maintain make manner many meet minimum month more most must need new nice
offer opportunity other outstanding own pace paced part particular people perform person personal plus position positive possess
prefer preferred preferably previous prior problem proficiency proficient proven provide qualification qualified range ready relate
related relevant reliable require required requirement respect responsibility responsible result role seek self several skill skilled
small solid some someone start state strive strong success successful successfully such support take task team thing think time
together understand understanding use various want way week well will willing willingness work worker working world
year years thorough deep sound familiarity familiar minimal advanced intermediate extensive exceptional superior exemplary clear quick quickly significant prefer experience monthly weekly quarterly annual annually timely ongoing on-going end feature effort aspect basis day-to-day hands-on please ensure etc within across through multiple wide variety range minimum proven
`

/** Say something, but the same in many jobs. */
export const broadWords = `
account accurate accuracy activity administration administrative analysis analyze assign assist assistance assistant assure attention
build business call care change check client communicate communication community computer contact control coordinate coordination
create customer datum data deadline deliver delivery department design detail detailed develop development direct document
documentation drive efficient environment equipment event external facility flexible form group guest handle health identify
implement improve improvement information inspect install internal interpersonal issue item lead leader leadership learn license line
list manage management manager material meeting member monitor multitask office operate operation oral order organization
organize organizational outcome patient performance phone physical plan planning policy practice prepare present presentation
process produce product production professional program project promote public quality record report request review safe
safety sale sell serve service schedule shift site social software solution solve staff standard store student supervise
supervision supply system teach technical technology test tool track train training update user verbal visit write writing
written
`
