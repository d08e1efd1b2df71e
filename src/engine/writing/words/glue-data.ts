// Words that claim nothing by themselves.

/** Grammar. */
export const functionWords = `
a an the and or nor but of in on at to for from with by as into onto across through during including plus while when where
which that who whom whose what how why this these those it its they them their theirs he him his she her hers our ours we us my me mine i
both either per via within between among amongst along after before up out off so then also such be is was were been being am are have
has had having do does did doing done can could will would shall should may might must than there here if because since
until though although however therefore thus hence well still yet again other own like unlike
towards toward upon alongside down ahead away forward back about around over under above below any some same against beyond near next behind beside besides together whether 
 etc ie eg re vs amid given based due upon per throughout each one ones self s t ll ve d
`

/** Plain verbs and nouns that fit any work. They may come in where the sentence needs them. */
export const plainWords = `
work task duty job part side way kind type sort thing case item basis need use matter activity place
do make take get give keep go come put let see set use used using handle perform carry conduct provide complete
have hold bring look spend fill act worth level group time aged operate selection choice handling usage operation process procedure practice setting purpose include involve require relate regard ensure deal involve need want follow serve work employ apply utilize
responsible responsibility able ability role position
experience recently currently day-to-day overall general related relevant required needed necessary appropriate
as-needed
then thereby thereafter accordingly respectively namely
whenever wherever whereby wherein whereas once onward onwards afterward afterwards beforehand regardless otherwise instead else rather alike apart aside forth
according accordance behalf manner fashion mode means course capacity function assignment context topic subject aspect element portion
people person individual list hour period span interval rate range total number amount quantity count end start beginning
another different respective certain specific particular given similar current present previous former prior past existing initial subsequent upcoming
corresponding associated assigned designated applicable proper suitable newly available
`

/** Further words a letter needs and that claim nothing about the person's record. */
export const letterWords = `
later earlier afterwards first now earned earn earning graduating graduated joined joining became example project 
dear sir madam team hiring manager sincerely regards best kind faithfully yours truly letter application apply applying applicant
thank thanks grateful appreciate consider consideration consider read reading time attention
hope glad happy pleased pleasure welcome look forward hear talk speak discuss conversation meet meeting chance opportunity
interview call write reach contact reply tell ask say mention show see explain describe describes described name named
role position job post posting advertisement opening vacancy title employer company organization place
want wanted wanting ask asks asked asking look looking seek seeking need needs call calls list lists listed stress stresses
put puts set sets come comes came stand stands stood line lines words word point points part parts thing things
interest interested attract attracts drawn draw draws catch caught attention eye reason reasons why because
know knew known learn learned learning teach taught understand understood understanding habit habits
like liked enjoy enjoyed enjoying care matter matters mattered value useful good better best
bring brings brought carry carries carried offer offers fit fits match matches suit suits suited closest close near nearest
day days week weeks month months year years first last recent recently now today present currently current same most much many
before after since until through still already also too both each other further more less least enough
experience experienced background record resume history career working life kind sort question questions
work works worked working job jobs task tasks duty duties do does did done make makes made take takes took taken get got give gave
keep kept hold held spend spent start started begin began join joined continue stay leave left move moved
believe think thought feel felt mean means meant try tried expect expected plan plans
honest honestly plain plainly say said true fact facts straightforward simple simply short brief briefly
new next here there where how what who rest whole detail details example examples instance
add added adding include includes included including mention above below attached enclosed
convenient convenience available availability arrange happily gladly anything something nothing everything
would could should will can may might not no never yet
rather quite very really only just even
learn willing ready tools answer questions you your yours yourself wish earlier another all them love accept considered real write made pleasure very available gladly will same besides during time known rest such as other parts from list own working end start each way best reach at last my whole
people person someone anyone others
let us
`
