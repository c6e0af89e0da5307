/** Captions of a video as text: cues of a WebVTT file, and the sentences that they make. Positions in seconds. */

export interface Cue {
  at: number
  to: number
  text: string
}

const CLOCK = '(?:(\\d+):)?(\\d{1,2}):(\\d{1,2})[.,]\\d+'
const TIME = new RegExp(`^${CLOCK}\\s*-->\\s*${CLOCK}`)

const countSeconds = (hours = '0', minutes = '0', seconds = '0') =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)

/** Parses WebVTT; anything but cues is skipped. */
export function parseCaptions(vtt: string): Cue[] {
  return vtt
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n')
      const place = lines.findIndex((line) => TIME.test(line))
      const time = TIME.exec(lines[place] ?? '')
      const text = lines
        .slice(place + 1)
        .join(' ')
        .replace(/<[^>]*>/g, '')
        .trim()
      if (time === null || text === '') return []
      return [
        { at: countSeconds(time[1], time[2], time[3]), to: countSeconds(time[4], time[5], time[6]), text },
      ]
    })
}

/** A sentence ends with one of these, or with quotes after it. */
const SENTENCE_END = /[।?!.…]["'”’)\]]*$/
/** A speaker who pauses for longer has ended the sentence, in seconds. */
const LONGEST_PAUSE = 3
/** No row of the transcript is longer than this, in characters. */
const LONGEST_LINE = 240

/** Joins cues into whole sentences: captions are cut by width, and a half sentence reads badly. */
export function joinSentences(cues: readonly Cue[]): Cue[] {
  const lines: Cue[] = []
  for (const cue of cues.toSorted((one, other) => one.at - other.at)) {
    const last = lines.at(-1)
    const doesGoOn =
      last !== undefined &&
      !SENTENCE_END.test(last.text) &&
      cue.at - last.to < LONGEST_PAUSE &&
      last.text.length + cue.text.length < LONGEST_LINE
    if (doesGoOn) lines[lines.length - 1] = { at: last.at, to: cue.to, text: `${last.text} ${cue.text}` }
    else lines.push(cue)
  }
  return lines
}

/** Finds the index of the line that is spoken at a position; -1 before the first. */
export function findLineIndex(lines: readonly Cue[], position: number): number {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (lines[middle]!.at <= position) low = middle + 1
    else high = middle
  }
  return low - 1
}
