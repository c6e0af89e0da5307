import { expect, test } from 'vitest'
import { getStableName, parseFiles, parseVariants } from './stream-playlist.ts'

const HOST = 'https://media.example/stream'

test('renditions are sorted by size, have absolute addresses, and only sound has no picture', () => {
  const playlist = [
    '#EXTM3U',
    '#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=9,BANDWIDTH=260000,RESOLUTION=1280x720,CODECS="avc1.4d401f,mp4a.40.2"',
    'high.m3u8?key=1',
    '#EXT-X-STREAM-INF:BANDWIDTH=120000',
    'low.m3u8',
    '#EXT-X-STREAM-INF:BANDWIDTH=30000,CODECS="mp4a.40.2"',
    'sound.m3u8',
  ]
  expect(parseVariants(playlist.join('\r\n'), `${HOST}/class.m3u8?key=1`)).toEqual([
    { url: `${HOST}/sound.m3u8`, bandwidth: 30_000, average: 30_000, height: 0, hasPicture: false },
    { url: `${HOST}/low.m3u8`, bandwidth: 120_000, average: 120_000, height: 0, hasPicture: true },
    { url: `${HOST}/high.m3u8?key=1`, bandwidth: 260_000, average: 9, height: 720, hasPicture: true },
  ])
  expect(parseVariants('#EXTM3U\n#EXTINF:6,\na.m4s', `${HOST}/a.m3u8`)).toEqual([])
})

test('a media playlist names each file once, whatever its query', () => {
  const playlist = [
    '#EXTM3U',
    '#EXT-X-MAP:URI="init.mp4?key=1"',
    '#EXTINF:6,',
    'a.m4s?key=1',
    '#EXTINF:4.5,title',
    'b.m4s?key=1',
    '#EXT-X-DISCONTINUITY',
    '#EXTINF:6,',
    'a.m4s?key=2',
    '#EXT-X-ENDLIST',
  ]
  expect(parseFiles(playlist.join('\n'), `${HOST}/low.m3u8?key=1`)).toEqual([
    { url: `${HOST}/init.mp4?key=1`, duration: 0 },
    { url: `${HOST}/a.m4s?key=1`, duration: 6 },
    { url: `${HOST}/b.m4s?key=1`, duration: 4.5 },
  ])
  expect(getStableName(`${HOST}/a.m4s?key=2#x`)).toBe(`${HOST}/a.m4s`)
})
