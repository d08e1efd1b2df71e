// Verbs whose base form is as often a noun: after `and` they say nothing about which they are.
export const nounLikeVerbs = new Set(
  `order report record document schedule plan stock supply design test sample label file log track check work support help care contact
  call visit review audit survey study research process project program progress market price cost budget forecast estimate quote bill
  charge balance account deposit fund finance invoice purchase deal trade ship load lift transport transfer move drive ride route travel
  book reserve host guide coach train lead head chair control command guard watch patrol alert alarm signal sign post mail email phone
  text message answer question request demand issue claim appeal brief draft copy print paint coat frame form shape cut slice dish plate
  cook bake grill roast fry mix blend season taste smoke steam wash iron press dress stitch patch repair upgrade update change switch
  turn cycle increase decrease rise fall gain loss lead assist aid display exhibit present stage scan screen shop service share split
  spread staff start stop store study target task tile time total tour trace trial trim tutor type use value vote wait walk warm waste
  water weight wire wrap yield pilot partner pitch place point position practice prep profile profit promise proof query rank rate reach
  refund release rent request rescue result return reward risk role roll run sale save score search seal seat set sketch skill sort sound
  source space stack stamp standard state step stock stress strike structure supply tag tax team tool trade trash trend trip tune
  upset vacuum view wax weld wish witness wonder cover cross crowd culture cure focus follow function group grade grant grind gauge
  handle harvest heat hire hold host house impact import export input output insert interface interview inventory invite judge
  key land launch lay level light limit line link list lock look machine man map mark master match measure meet mentor model
  monitor nurse offer open operate pack package park part pass pay perfect pick process produce protest pump push rig sand shadow
  shower sponsor sponge spot spray star steer stem stick strip suit sweep tackle tape tend tie top touch`.split(/\s+/),
)
