import { expect, test } from 'vitest'
import { heicHead, joinBytes, jpeg, letters, png, pngHead, webp } from '../../../tests/support/pictures.ts'
import { countPixels, readPictureSize } from './picture-size.ts'

const low = (value: number) => [value & 255, value >>> 8]
/** A screen, a comment, and a first frame. */
const gif = (screen: readonly [number, number], frame: readonly [number, number]) =>
  joinBytes(
    letters('GIF89a'),
    screen.flatMap(low),
    [0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x21, 0xfe, 2, 65, 66, 0, 0x2c, 0, 0, 0, 0],
    frame.flatMap(low),
  )
/** A JPEG whose head has a long profile before the frame. */
const withProfile = () =>
  joinBytes(jpeg().slice(0, 2), [0xff, 0xe2, 0xff, 0xff], new Uint8Array(65_533), [0xff], jpeg().slice(2))
const losslessHead = joinBytes(
  letters('RIFF'),
  [0, 0, 0, 0],
  letters('WEBPVP8L'),
  [0, 0, 0, 0, 0x2f, 0x05, 0xc0, 0, 0, 0],
)
const extendedHead = joinBytes(
  letters('RIFF'),
  [0, 0, 0, 0],
  letters('WEBPVP8X'),
  [10, 0, 0, 0, 0x20, 0, 0, 0, 0x0f, 0x27, 0, 0x5f, 0x6d, 0],
)

test.each([
  ['JPEG', jpeg(), 6, 4],
  ['JPEG behind a profile of 64 kB', withProfile(), 6, 4],
  ['PNG', png(), 6, 4],
  ['PNG of 140 million pixels in 33 bytes', pngHead(14_000, 10_000), 14_000, 10_000],
  ['WebP', webp(), 6, 4],
  ['lossless WebP', losslessHead, 6, 4],
  ['WebP with profiles', extendedHead, 10_000, 28_000],
  ['GIF', gif([9, 7], [9, 7]), 9, 7],
  ['GIF whose first frame is larger than its screen', gif([1, 1], [60_000, 50_000]), 60_000, 50_000],
  ['HEIC with a preview and tiles', heicHead(4032, 3024), 4032, 3024],
])('the size of a %s is read from its head', (_, bytes, width, height) => {
  expect(readPictureSize(bytes)).toEqual({ width, height })
  expect(countPixels({ width, height })).toBe(width * height)
})

test.each([
  ['text', letters('<svg width="6" height="4"/>')],
  ['nothing', new Uint8Array()],
  ['a JPEG that ends in its head', jpeg().slice(0, 60)],
  ['a JPEG without a frame', joinBytes(jpeg().slice(0, 20), [0xff, 0xda, 0, 2])],
  ['a PNG of no width', pngHead(0, 4)],
  ['HEIC that names no size', heicHead(1, 1).slice(0, 30)],
])('%s has no size', (_, bytes) => {
  expect(readPictureSize(bytes)).toBeUndefined()
})

test('a picture cut at any point is read without throwing', () => {
  for (const whole of [jpeg(), png(), webp(), gif([9, 7], [9, 7]), heicHead(10, 10)]) {
    for (let end = 0; end < whole.length; end += 1)
      expect(() => readPictureSize(whole.slice(0, end))).not.toThrow()
  }
})
