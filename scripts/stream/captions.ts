/** What is said in the stream, as WebVTT: the text of each slide, repeated with the clip up to `seconds`. (ruling R48) */
import { SLIDE_SECONDS, SLIDES } from './slides.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** `00:42:30.000` */
function stamp(seconds: number): string {
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.000`
}

export function captionsOf(seconds: number): string {
  const cues: string[] = []
  for (let at = 0; at < seconds; at += SLIDE_SECONDS) {
    const { text } = SLIDES[(at / SLIDE_SECONDS) % SLIDES.length]!
    cues.push(`${stamp(at)} --> ${stamp(Math.min(at + SLIDE_SECONDS, seconds))}\n${text}\n`)
  }
  return `WEBVTT\n\n${cues.join('\n')}`
}
