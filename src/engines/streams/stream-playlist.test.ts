import { expect, test } from 'vitest'
import { hasGroups, listAddresses, parseVariants } from './stream-playlist.ts'

const HOST = 'https://media.example/stream'

test('renditions are sorted by size, have absolute addresses, and only sound has no picture', () => {
  const playlist = [
    '#EXTM3U',
    '#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=9,BANDWIDTH=260000,RESOLUTION=1280x720,CODECS="avc1.4d401f,mp4a.40.2"',
    'high.m3u8?key=1',
    '#EXT-X-STREAM-INF:BANDWIDTH=120000',
    '# a word between',
    'low.m3u8',
    '#EXT-X-STREAM-INF:BANDWIDTH=30000,CODECS="mp4a.40.2"',
    'sound.m3u8',
  ]
  expect(parseVariants(playlist.join('\r\n'), `${HOST}/class.m3u8?key=1`)).toMatchObject([
    { url: `${HOST}/sound.m3u8`, bandwidth: 30_000, average: 30_000, height: 0, hasPicture: false },
    { url: `${HOST}/low.m3u8`, bandwidth: 120_000, average: 120_000, height: 0, hasPicture: true },
    { url: `${HOST}/high.m3u8?key=1`, bandwidth: 260_000, average: 9, height: 720, hasPicture: true },
  ])
  expect(parseVariants('#EXTM3U\n#EXTINF:6,\na.m4s', `${HOST}/a.m3u8`)).toEqual([])
})

test('sound and captions that are streams of their own belong to their renditions', () => {
  const playlist = [
    '#EXTM3U',
    '#EXT-X-MEDIA:URI="en.m3u8",TYPE=AUDIO,GROUP-ID="a",NAME="English, read",LANGUAGE="en"',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="বাংলা",LANGUAGE="bn",DEFAULT=YES,URI="bn.m3u8"',
    '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="bn",URI="text.m3u8"',
    '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=9,URI="pictures.m3u8"',
    '#EXT-X-STREAM-INF:BANDWIDTH=90000,RESOLUTION=640x360,AUDIO="a",SUBTITLES="s"',
    'low.m3u8',
  ].join('\n')
  expect(parseVariants(playlist, `${HOST}/class.m3u8`)).toMatchObject([
    { url: `${HOST}/bn.m3u8`, hasPicture: false, height: 0 },
    { url: `${HOST}/low.m3u8`, soundUrl: `${HOST}/bn.m3u8`, captionsUrl: `${HOST}/text.m3u8`, height: 360 },
  ])
  expect(hasGroups(playlist, `${HOST}/class.m3u8`)).toBe(true)
  expect(hasGroups('#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="in it"', HOST)).toBe(false)
})

test('every address stands at its place; one that is not whole is nobody’s fault', () => {
  const playlist = '#EXTM3U\n#EXT-X-MAP:URI="init.mp4?key=1"\n#EXTINF:6,\na.ts?n=1\n#EXTINF:6,\na.ts?n=2\n'
  expect(listAddresses(playlist, `${HOST}/low.m3u8`)).toEqual([
    `${HOST}/init.mp4?key=1`,
    `${HOST}/a.ts?n=1`,
    `${HOST}/a.ts?n=2`,
  ])
  expect(listAddresses(playlist, 'class.m3u8')).toEqual([])
  expect(parseVariants('#EXT-X-STREAM-INF:BANDWIDTH=9\na.m3u8', '')).toEqual([])
})
