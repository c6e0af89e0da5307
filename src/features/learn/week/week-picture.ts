/** A week as a tall picture for posts and chats, drawn on the device; without marks unless they are wanted. */

import { brand, shades } from '#src/lib/brand.ts'
import { drawPicture, drawText, sharePicture } from '../shared/share-picture.ts'
import { isMarked, type WeekFacts } from './week-facts.ts'
import { words } from './words.ts'

const HEIGHT = 1350
const MOST_LINES = 3

/** The lines of what was learnt, as many as the picture has space for. */
export function listPictureLines(
  { watched, notes, submitted, total }: WeekFacts,
  hasMarks: boolean,
): string[] {
  const marked = submitted.filter(isMarked)
  return [
    ...(hasMarks
      ? marked.map(({ title, mark, marks }) =>
          words.picture.marked(title, words.percent(mark ?? 0, marks ?? 0)),
        )
      : []),
    ...(total > 0 ? [words.picture.played(total)] : []),
    ...watched.map(({ recording }) => recording.title),
    ...(notes.length > 0 ? [words.picture.notes(notes.length)] : []),
  ].slice(0, MOST_LINES)
}

export async function shareWeek(
  facts: WeekFacts,
  { name, hasMarks }: { name: string | undefined; hasMarks: boolean },
): Promise<void> {
  const lines = listPictureLines(facts, hasMarks)
  const range = words.range(facts.days[0] ?? '', facts.days.at(-1) ?? '')
  const title = name ? words.picture.name(name) : words.picture.nameless
  const white = '#FFFFFF'
  const pale = shades.primary.onHero2
  const picture = await drawPicture({
    height: HEIGHT,
    letters: `${title}${lines.join('')}`,
    draw: (pen, top) => {
      let y = drawText(pen, top + 48, {
        text: title,
        size: 68,
        least: 44,
        lines: 2,
        weight: 700,
        colour: white,
      })
      y = drawText(pen, y + 4, { text: range, size: 38, weight: 400, colour: pale })
      y = drawText(pen, y + 72, {
        text: words.picture.days(facts.learned.length),
        size: 120,
        least: 72,
        weight: 700,
        colour: brand.colours.accent,
      })
      if (lines.length > 0)
        y = drawText(pen, y + 64, { text: words.picture.learned, size: 40, weight: 600, colour: pale })
      for (const text of lines)
        y = drawText(pen, y + 28, { text, size: 50, least: 34, lines: 2, weight: 600, colour: white })
      drawText(pen, HEIGHT - 150, { text: location.host, size: 34, least: 24, weight: 400, colour: pale })
    },
  })
  await sharePicture(picture, `week-${facts.days[0] ?? ''}.png`, title)
}
