/**
 * Makes the HLS stream that every recording of the sandbox plays (ruling R48): six Bengali slides with a running
 * clock and a soft tone, three minutes, two renditions, a keyframe every two seconds. The result is committed, so
 * this runs only when the slides change; it wants ffmpeg and a Chromium (CHROME_PATH, else /usr/bin/chromium).
 *
 * Classes last longer than three minutes, so each playlist of `LENGTHS` strings the same segments together again and again
 * (joined by EXT-X-DISCONTINUITY): seeking to 42:18 really works, and the bytes stay those of three minutes. Captions say
 * each slide's text, as often as the slide comes.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { CLIP_SECONDS, LENGTHS } from '#src/sandbox/media/stream-lengths.ts'
import { captionsOf } from './stream/captions.ts'
import { loopedPlaylist } from './stream/looped-playlist.ts'
import { SLIDE_SECONDS, slidePage } from './stream/slides.ts'

const OUT = resolve(import.meta.dirname, '../src/sandbox/media/stream')
const MAX_BYTES = 6_000_000
const RENDITIONS = [
  { name: 'low', height: 360, width: 640, video: '80k', audio: '24k', bandwidth: 120_000 },
  { name: 'high', height: 720, width: 1280, video: '180k', audio: '48k', bandwidth: 260_000 },
] as const

/** One picture per second: the slide of that second with the clock in its corner. */
async function drawFrames(folder: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
    await page.setContent(slidePage())
    await page.evaluate('document.fonts.ready')
    for (let second = 0; second < CLIP_SECONDS; second += 1) {
      await page.evaluate(`show(${second})`)
      await page.screenshot({ path: join(folder, `${String(second).padStart(4, '0')}.png`) })
    }
  } finally {
    await browser.close()
  }
}

/** A fifth that swells slowly, and a higher note at each new slide, so that a seek is heard as well as seen. */
const TONE =
  `0.05*sin(2*PI*196*t)*(0.6+0.4*sin(2*PI*t/8))+0.03*sin(2*PI*294*t)` +
  `+0.08*sin(2*PI*(392+49*floor(t/${SLIDE_SECONDS}))*t)*exp(-3*mod(t,${SLIDE_SECONDS}))`

function encode(folder: string, rendition: (typeof RENDITIONS)[number]): void {
  // oxfmt-ignore
  execFileSync('ffmpeg', [
    '-v', 'error', '-y',
    '-framerate', '1', '-i', join(folder, '%04d.png'),
    '-f', 'lavfi', '-i', `aevalsrc=exprs='${TONE}':s=44100:d=${CLIP_SECONDS}`,
    '-vf', `scale=${rendition.width}:${rendition.height}:flags=lanczos,fps=10,format=yuv420p`,
    '-c:v', 'libx264', '-profile:v', 'main', '-preset', 'slow', '-tune', 'stillimage', '-crf', '26',
    '-maxrate', rendition.video, '-bufsize', '600k', '-g', '20', '-keyint_min', '20', '-sc_threshold', '0',
    '-c:a', 'aac', '-b:a', rendition.audio, '-ac', '1', '-t', String(CLIP_SECONDS),
    '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact',
    '-hls_time', '6', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4',
    '-hls_fmp4_init_filename', `${rendition.name}-init.mp4`,
    '-hls_segment_filename', join(OUT, `${rendition.name}-%02d.m4s`),
    join(OUT, `${rendition.name}.m3u8`),
  ])
}

/** `<length>.m3u8` names the renditions, `<length>-low.m3u8` and `-high.m3u8` repeat the clip up to that length. */
function writePlaylists(): void {
  for (const [name, seconds] of Object.entries(LENGTHS)) {
    const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS']
    for (const { name: rendition, width, height, bandwidth } of RENDITIONS) {
      const clip = readFileSync(join(OUT, `${rendition}.m3u8`), 'utf8')
      writeFileSync(join(OUT, `${name}-${rendition}.m3u8`), loopedPlaylist(clip, seconds))
      lines.push(`#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="avc1.4d401f,mp4a.40.2"`)
      lines.push(`${name}-${rendition}.m3u8`)
    }
    writeFileSync(join(OUT, `${name}.m3u8`), `${lines.join('\n')}\n`)
  }
}

const frames = mkdtempSync(join(tmpdir(), 'karigor-stream-'))
rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
await drawFrames(frames)
for (const rendition of RENDITIONS) encode(frames, rendition)
writePlaylists()
for (const [name, seconds] of Object.entries(LENGTHS)) writeFileSync(join(OUT, `${name}.vtt`), captionsOf(seconds))
for (const { name } of RENDITIONS) rmSync(join(OUT, `${name}.m3u8`))
rmSync(frames, { recursive: true, force: true })

const bytes = readdirSync(OUT).reduce((sum, name) => sum + statSync(join(OUT, name)).size, 0)
console.log(`stream: ${readdirSync(OUT).length} files, ${(bytes / 1e6).toFixed(2)} MB of ${MAX_BYTES / 1e6} MB`)
if (bytes > MAX_BYTES) throw new Error('The stream is larger than ruling R48 allows.')
