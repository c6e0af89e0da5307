import { describe, expect, test } from 'vitest'
import {
  joinBytes,
  jpeg,
  letters,
  photoJpeg,
  photoPng,
  photoWebp,
  png,
  SECRETS,
  webp,
} from '../../../tests/support/pictures.ts'
import { buildTurn, readTurn } from './inside/picture-turn.ts'
import { readPictureSize } from './picture-size.ts'
import { stripPicture } from './strip-picture.ts'

const read = (bytes: Uint8Array | undefined) => new TextDecoder('latin1').decode(bytes)

describe.each([
  ['JPEG', photoJpeg(), jpeg()],
  ['PNG', photoPng(), png()],
  ['WebP', photoWebp(), webp()],
])('a photo as %s', (_, photo, bare) => {
  const stripped = stripPicture(photo)!

  test('loses location, camera, serial number and comments', () => {
    for (const secret of SECRETS) {
      expect(read(photo)).toContain(secret)
      expect(read(stripped)).not.toContain(secret)
    }
  })

  test('keeps its pixels, its size and its orientation', () => {
    expect(readPictureSize(stripped)).toEqual({ width: 6, height: 4 })
    // The pixels are the last third of each of them.
    expect(read(stripped)).toContain(read(bare.slice(-40, -14)))
    const turn = read(stripped).indexOf('MM\0*')
    expect(readTurn(stripped.subarray(turn))).toBe(6)
  })

  test('is not changed by a second run, nor is one without metadata', () => {
    expect(stripPicture(stripped)).toEqual(stripped)
    expect(stripPicture(bare)).toEqual(bare)
  })
})

test('a truncated picture keeps what it has, and a file that is not a picture is left alone', () => {
  expect(stripPicture(jpeg().slice(0, -10))?.length).toBe(jpeg().length - 8)
  for (const bytes of [
    letters('<svg/>'),
    letters('GIF89a'),
    png().slice(0, 50),
    joinBytes(jpeg().slice(0, 20), [1, 2, 3]),
  ]) {
    expect(stripPicture(bytes)).toBeUndefined()
  }
})

test.each([1, 2, 3, 6, 8])('orientation %i is read back', (turn) => {
  expect(readTurn(buildTurn(turn))).toBe(turn)
})

test('invalid metadata leaves the picture upright', () => {
  expect([readTurn(letters('nonsense')), readTurn(buildTurn(9)), readTurn(new Uint8Array())]).toEqual([
    1, 1, 1,
  ])
})
