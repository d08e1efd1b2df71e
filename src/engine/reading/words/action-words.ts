// The words with which people begin what they did: `Managed`, `Provide`.
import { wordSet } from './word-set.ts'

const actions = wordSet(`
accept achieve acquire act adapt address adjust administer adopt advise advocate aid allocate analyze analyse answer apply appoint appraise approve arrange assemble
assess assign assist attain attend audit author award balance bargain boost brief broaden budget build calculate call care carry catalog cater chair chart check clean
coach code collaborate collect communicate compare compile complete compose compute conceive conduct confer configure connect consolidate construct consult contact
contract contribute control convert convey cook coordinate correct correspond counsel craft create cultivate cut deal decrease define delegate deliver demonstrate deploy
design detect determine develop devise diagnose direct discover dispatch dispense display distribute document draft draw drive earn edit educate elect eliminate
employ enable encourage enforce engage engineer enhance enlist ensure enter establish estimate evaluate examine execute expand expedite explain extend extract facilitate
file fill finalize find fit follow forecast foster formulate found fulfill gain gather generate give grade greet grow guide handle haul head help hire host identify implement
improve increase influence inform initiate innovate inspect inspire install institute instruct integrate interact interpret interview introduce invent investigate issue join judge
keep launch lead learn lecture liaise lift listen load locate log lower maintain make manage map market measure mediate meet mentor merge minimize modify monitor motivate
move navigate negotiate observe obtain offer open operate order organize organise originate overhaul oversee package participate partner perform persuade plan precept prepare
prescribe present preserve prevent price prioritize process procure produce program project promote propose protect prove provide publish purchase raise reach read rebuild receive
recommend reconcile record recruit redesign reduce refer register regulate rehabilitate relay remove render renew reorganize repair replace report represent research resolve respond restock restore
restructure retain retrieve review revise rotate run save schedule screen secure select sell serve service set settle shape share ship simplify solve sort spearhead specify sponsor
staff standardize start stock streamline strengthen structure submit suggest summarize supervise supply support survey sustain tailor take talk teach test titrate track trade train transcribe
transfer transform translate transport treat triage troubleshoot tutor uncover unify update upgrade use utilize validate verify visit volunteer weigh weld welcome work write
built led made ran wrote sold taught kept held gave grew took won drove drew brought began chose dealt found fought met oversaw rebuilt rewrote sent shot sought spent spoke strove understood undertook
responsible accountable tasked
`)

/** `Managed`, `Provides`, `Overseeing`: the first word of an item, whatever its ending. */
export function isAction(word: string): boolean {
  const bare = word.toLowerCase().replace(/[^a-z]/g, '')
  if (actions.has(bare)) return true
  return ['s', 'es', 'd', 'ed', 'ing'].some((ending) => bare.endsWith(ending) && hasStem(bare.slice(0, -ending.length)))
}

function hasStem(stem: string): boolean {
  if (stem.length < 3) return false
  const last = stem.at(-1) ?? ''
  const single = last === stem.at(-2) ? stem.slice(0, -1) : stem
  return [stem, `${stem}e`, single, stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem].some((one) => actions.has(one))
}
