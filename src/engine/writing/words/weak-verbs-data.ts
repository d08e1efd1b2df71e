// Verbs that claim nothing beyond what they are said of: whoever worked with a thing may have moved, noted or covered it.
// None that leads, decides, makes, judges, sells, cures or brings something about.
export const weakVerbs = `
abide accept accompany acknowledge address adhere allot appear apply approach ask attach attend await avoid bag base batch be
bear begin bind box bring bundle call carry cart chart circulate clip collate collect combine come compare comprise concern condense
connect consist contact contain continue contribute convey cooperate copy correspond count cover
date deal denote depict describe detail digitize discuss dispatch display distribute divide document drop
email employ encompass encounter end engage enter equal escort exchange expect extend face fall feature fetch field fill finish fit
flag follow forward gather get give go grab greet group hail hand handle happen haul have help hold
include incorporate indicate inform input interact interface involve join jot keep key know
label last lay lend liaise lie lift link list listen live load locate log look
mail make man manned mark match mean mention merge mind move name need note notify number
observe occur offer outline pack pair participate partner pass perform phone pick pitch place point post prep present proceed process
pull put queue range reach receive record refer reference reflect regard register relate relay relocate remain remind remove reply
report request respond retrieve return ride ring rotate route see seem segment send separate serve set share shelve ship show sit sort
span spend split stack stand stay stop store stow submit sum summarize supply support surround swap switch
tag take talk tally telephone tell tend tidy total touch tour track transcribe transfer transmit transport travel try turn type
undertake unload update upload use utilize view visit wait walk watch weigh welcome wipe work wrap
`
