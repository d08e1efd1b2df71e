/** Names of acts and the verb each comes from, where `X of Y` means `to X Y`. */
export const actions: Readonly<Record<string, string>> = Object.fromEntries(
  `preparation=prepare management=manage supervision=supervise maintenance=maintain installation=install operation=operate administration=administer
  coordination=coordinate implementation=implement development=develop creation=create delivery=deliver inspection=inspect repair=repair
  planning=plan training=train scheduling=schedule processing=process monitoring=monitor handling=handle cleaning=clean ordering=order
  assembly=assemble distribution=distribute collection=collect evaluation=evaluate assessment=assess
  organization=organize organisation=organise recruitment=recruit hiring=hire selection=select purchasing=purchase testing=test
  analysis=analyze reconciliation=reconcile execution=execute completion=complete provision=provide
  oversight=oversee investigation=investigate negotiation=negotiate verification=verify
  transportation=transport removal=remove replacement=replace packing=pack loading=load filing=file recording=record
  compilation=compile submission=submit calculation=calculate translation=translate answering=answer stocking=stock
  consolidation=consolidate configuration=configure migration=migrate optimization=optimize integration=integrate calibration=calibrate support=support care=care~for
  facilitation=facilitate resolution=resolve procurement=procure promotion=promote presentation=present identification=identify
  enforcement=enforce validation=validate determination=determine acquisition=acquire production=produce registration=register
  documentation=document reduction=reduce introduction=introduce establishment=establish formulation=formulate allocation=allocate
  authorization=authorize arrangement=arrange conversion=convert construction=construct fabrication=fabricate
  modification=modify renovation=renovate restoration=restore sterilization=sterilize adjustment=adjust deployment=deploy
  interpretation=interpret publication=publish classification=classify cultivation=cultivate disbursement=disburse
  observation=observe inspection=inspect dispensing=dispense demolition=demolish transcription=transcribe
  review=review check=check audit=audit design=design monitor=monitor control=control transport=transport manufacture=manufacture setup=set~up
  update=update change=change release=release research=research`
    .split(/\s+/)
    .map((pair) => pair.replace('~', ' ').split('=')),
)

/** Of these also `X doing` means `to do X`; `time management` and `safety training` are names of their own. */
export const compoundActions =
  /^(?:verification|reconciliation|maintenance|preparation|scheduling|processing|ordering|filing|stocking|packing|loading|cleaning|inspection|repair|installation|removal|replacement|delivery|collection|distribution|hiring|assembly|calibration)$/
