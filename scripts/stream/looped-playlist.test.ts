import { describe, expect, test } from 'vitest'
import { loopedPlaylist } from './looped-playlist.ts'

const CLIP = `#EXTM3U
#EXT-X-TARGETDURATION:6
#EXT-X-MAP:URI="low-init.mp4"
#EXTINF:6.000000,
low-00.m4s
#EXTINF:4.000000,
low-01.m4s
#EXT-X-ENDLIST
`

describe('a clip strung together', () => {
  test('fills the asked length and marks each new beginning', () => {
    const lines = loopedPlaylist(CLIP, 25).trimEnd().split('\n')
    expect(lines.filter((line) => line.endsWith('.m4s'))).toEqual(['low-00.m4s', 'low-01.m4s', 'low-00.m4s', 'low-01.m4s', 'low-00.m4s'])
    expect(lines.filter((line) => line === '#EXT-X-DISCONTINUITY')).toHaveLength(2)
    expect(lines.filter((line) => line.startsWith('#EXT-X-MAP'))).toHaveLength(1)
    expect(lines.at(-1)).toBe('#EXT-X-ENDLIST')
  })

  test('a length within the clip needs no join', () => {
    expect(loopedPlaylist(CLIP, 10)).not.toContain('DISCONTINUITY')
  })

  test('an empty clip is refused instead of looping for ever', () => {
    expect(() => loopedPlaylist('#EXTM3U\n', 10)).toThrow('no segments')
  })
})
