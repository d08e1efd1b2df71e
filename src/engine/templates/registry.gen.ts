// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import atelier from './atelier.ts'
import baseline from './baseline.ts'
import beacon from './beacon.ts'
import boardroom from './boardroom.ts'
import bridge from './bridge.ts'
import campus from './campus.ts'
import chancery from './chancery.ts'
import clarity from './clarity.ts'
import compass from './compass.ts'
import concord from './concord.ts'
import console from './console.ts'
import cover from './cover.ts'
import creative from './creative.ts'
import current from './current.ts'
import datasheet from './datasheet.ts'
import docket from './docket.ts'
import europa from './europa.ts'
import foundry from './foundry.ts'
import gallery from './gallery.ts'
import grotesk from './grotesk.ts'
import harbor from './harbor.ts'
import horizon from './horizon.ts'
import keystone from './keystone.ts'
import launch from './launch.ts'
import manifesto from './manifesto.ts'
import meridian from './meridian.ts'
import modern from './modern.ts'
import mosaic from './mosaic.ts'
import nameplate from './nameplate.ts'
import nocturne from './nocturne.ts'
import notebook from './notebook.ts'
import prism from './prism.ts'
import professional from './professional.ts'
import reel from './reel.ts'
import regent from './regent.ts'
import register from './register.ts'
import riso from './riso.ts'
import scholar from './scholar.ts'
import signal from './signal.ts'
import slate from './slate.ts'
import sprout from './sprout.ts'
import sterling from './sterling.ts'
import summit from './summit.ts'
import treatise from './treatise.ts'

export const templates = {
  atelier,
  baseline,
  beacon,
  boardroom,
  bridge,
  campus,
  chancery,
  clarity,
  compass,
  concord,
  console,
  cover,
  creative,
  current,
  datasheet,
  docket,
  europa,
  foundry,
  gallery,
  grotesk,
  harbor,
  horizon,
  keystone,
  launch,
  manifesto,
  meridian,
  modern,
  mosaic,
  nameplate,
  nocturne,
  notebook,
  prism,
  professional,
  reel,
  regent,
  register,
  riso,
  scholar,
  signal,
  slate,
  sprout,
  sterling,
  summit,
  treatise,
} as const
