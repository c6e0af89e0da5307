/** Captions of a video as text: cues of a WebVTT or SRT file, and the sentences that they make. Positions in seconds. */

export interface Cue {
  at: number
  to: number
  text: string
}

const CLOCK = String.raw`(?:(\d+):)?(\d{1,2}):(\d{1,2}[.,]\d+)`
const TIME = new RegExp(String.raw`^\s*${CLOCK}\s*-->\s*${CLOCK}`)
/** Positions on the picture, as SRT files carry them: `{\an8}`. */
const PLACE = /\{\\[^{}]*\}/g

const countSeconds = (hours = '0', minutes = '0', seconds = '0') =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))

/** The browser's own reader knows tags and entities of captions. (WebVTT 6.4) */
function readText(line: string): string {
  const text = /[<&]/.test(line) ? new VTTCue(0, 1, line).getCueAsHTML().textContent : line
  return text.replace(PLACE, '').trim()
}

interface Block {
  at: number
  to: number
  lines: string[]
}

/** A line of times begins a cue, also without an empty line before it; anything but cues is skipped. */
function splitCues(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const line of text.split(/\r\n?|\n/)) {
    const time = TIME.exec(line)
    if (time) {
      // The number of this cue, not the last word of the one before.
      if (/^\d+$/.test(open?.lines.at(-1) ?? '')) open?.lines.pop()
      open = {
        at: countSeconds(time[1], time[2], time[3]),
        to: countSeconds(time[4], time[5], time[6]),
        lines: [],
      }
      blocks.push(open)
    } else if (line.trim() === '') open = undefined
    else open?.lines.push(line)
  }
  return blocks
}

/** Two cues without a pause between them, in seconds. */
const NO_PAUSE = 0.1

/** How many lines of a cue stand in the one before: captions that roll say each line twice. */
function countRepeated(before: Block | undefined, { at, to, lines }: Block): number {
  if (before === undefined || Math.abs(at - before.to) > NO_PAUSE) return 0
  const isRepeated = (count: number) =>
    lines.slice(0, count).every((line, index) => line === before.lines.at(index - count))
  const most = Math.min(lines.length, before.lines.length)
  const count = Array.from({ length: most }, (_, index) => most - index).find(isRepeated) ?? 0
  // Somebody who says the same word twice has two cues of it.
  const isSaidAgain = count === before.lines.length && count === lines.length && to - at > NO_PAUSE
  return isSaidAgain ? 0 : count
}

/** Parses WebVTT, and SRT whatever it is called. */
export function parseCaptions(text: string): Cue[] {
  let before: Block | undefined
  return splitCues(text).flatMap((block) => {
    const read = {
      ...block,
      lines: readText(block.lines.join('\n'))
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    }
    const repeated = countRepeated(before, read)
    before = read
    const said = read.lines.slice(repeated).join(' ')
    return said === '' ? [] : [{ at: Math.floor(read.at), to: Math.floor(read.to), text: said }]
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
