/** The committed stream is as long as the records say. (ruling R48) */

import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LENGTHS } from './stream-lengths.ts'

const FOLDER = 'src/sandbox/media/stream'
/** The interval at which slides change, and captions with them. */
const SLIDE_SECONDS = 30
const readStream = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8')

function parseSeconds(stamp: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = stamp.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

describe.each(Object.entries(LENGTHS))('%s', (name, seconds) => {
  test.each(['sound', 'tiny', 'low', 'high'])(
    'the %s rendition fills its length with whole segments that exist',
    (rendition) => {
      const playlist = readStream(`${name}-${rendition}.m3u8`)
      const segments = [...playlist.matchAll(/#EXTINF:([\d.]+),[^\n]*\n(\S+)/g)].map(([, length, file]) => ({
        length: Number(length),
        file,
      }))
      const filled = segments.reduce((sum, { length }) => sum + length, 0)
      expect(filled).toBeGreaterThanOrEqual(seconds - 0.1)
      expect(filled - (segments.at(-1)?.length ?? 0)).toBeLessThan(seconds)
      for (const { file } of segments) expect(existsSync(`${FOLDER}/${file}`), file).toBe(true)
      // The timestamps start over with each repetition. (RFC 8216, 4.3.2.3)
      const repeats = segments.slice(1).filter(({ file }) => file === segments[0]?.file).length
      expect(playlist.match(/#EXT-X-DISCONTINUITY/g) ?? []).toHaveLength(repeats)
      expect(playlist.trimEnd().endsWith('#EXT-X-ENDLIST')).toBe(true)
    },
  )

  test('the master names every rendition', () => {
    const master = readStream(`${name}.m3u8`)
    for (const rendition of ['sound', 'tiny', 'low', 'high'])
      expect(master).toContain(`\n${name}-${rendition}.m3u8\n`)
  })

  test('each slide has its cue, and the last one ends with the video', () => {
    const cues = readStream(`${name}.vtt`).split('\n\n').slice(1)
    const times = cues.map((cue) => (cue.split('\n')[0] ?? '').split(' --> ').map(parseSeconds))
    expect(times).toHaveLength(Math.ceil(seconds / SLIDE_SECONDS))
    times.forEach((time, index) =>
      expect(time).toEqual([index * SLIDE_SECONDS, Math.min((index + 1) * SLIDE_SECONDS, seconds)]),
    )
    for (const cue of cues) expect(cue).toMatch(/[\u0980-\u09ff]/)
  })
})
