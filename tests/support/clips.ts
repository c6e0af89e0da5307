/** Clips as phones and cameras build them, with a film that must keep its place. */

import { box, joinBytes, letters, SECRETS, uint32 } from './pictures.ts'

export const FILM = 'every picture of the film'

const secret = () => letters(SECRETS.join(' '))
/** The sign of copyright opens the names of QuickTime's own notes: `©xyz` is the place. */
const placeNote = () => joinBytes(uint32(secret().length + 8), [0xa9], letters('xyz'), secret())
const longBox = (kind: string, content: Uint8Array) =>
  joinBytes(uint32(1), letters(kind), uint32(0), uint32(content.length + 16), content)

/** Android, iPhones, and what Adobe and Samsung add. */
const told = () => [
  box('udta', placeNote(), uint32(0)),
  box('meta', box('keys', uint32(0)), box('ilst', secret())),
  box('uuid', secret()),
  box('free', secret()),
]

/** With a place, model and serial number in all of its parts. */
export function phoneClip(): Uint8Array<ArrayBuffer> {
  const table = box('stbl', box('stco', uint32(0), uint32(1), uint32(36)))
  const media = box('mdia', box('minf', table, ...told()), ...told())
  return joinBytes(
    box('ftyp', letters('qt  '), uint32(0)),
    longBox('mdat', letters(FILM)),
    box('moov', box('mvhd', uint32(0)), box('trak', media, ...told()), ...told()),
    ...told(),
    longBox('sefd', secret()),
  )
}
