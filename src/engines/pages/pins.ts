/**
 * Pins on a page of a paper. Each is one of the `lines` of a mark, whose text begins with its place, so that
 * a client without pins shows readable words. (ruling R71)
 */

import { convertToLatin, formatNumber } from '#src/lib/bn.ts'
import { isBlank } from '#src/lib/invisible.ts'

/** A place on a page, in percent from its left and its top, as the page lies without a rotation. */
export interface Spot {
  /** Counts from 1. */
  page: number
  x: number
  y: number
}

export interface Pin extends Spot {
  no: number
  text: string
}

export interface LineText {
  line: number
  text: string
}

const PLACE = /^\[পৃষ্ঠা\s*([০-৯\d]+)\s*·\s*([০-৯\d.]+)%,\s*([০-৯\d.]+)%\]\s?/

const readShare = (digits: string) => Number(convertToLatin(digits))
const isShare = (percent: number) => percent >= 0 && percent <= 100

/** Undefined for a line without a place. */
export function parsePin({ line, text }: LineText): Pin | undefined {
  const found = PLACE.exec(text)
  if (found === null) return undefined
  const [page = 0, x = -1, y = -1] = found.slice(1).map(readShare)
  if (!Number.isInteger(page) || page < 1 || !isShare(x) || !isShare(y)) return undefined
  return { no: line, page, x, y, text: text.slice(found[0].length) }
}

/** Empty without words: such a pin is not stored. */
export function formatPin({ page, x, y, text }: Omit<Pin, 'no'>): string {
  if (isBlank(text)) return ''
  const [left, top] = [x, y].map((percent) => formatNumber(Math.round(percent)))
  return `[পৃষ্ঠা ${formatNumber(page)} · ${left}%, ${top}%] ${text}`
}

export const listPins = (lines: readonly LineText[]): Pin[] => lines.flatMap((line) => parsePin(line) ?? [])

/** The words of a pin without its place; other lines as they are. */
export const readWords = (line: LineText): string => parsePin(line)?.text ?? line.text

/** Lines without a place, which another client may have written. */
export const listPlainLines = (lines: readonly LineText[]): LineText[] =>
  lines.filter((line) => parsePin(line) === undefined)

/** The smallest number that no line has. */
export function findFreeNumber(lines: readonly LineText[]): number {
  const used = new Set(lines.map(({ line }) => line))
  let no = 1
  while (used.has(no)) no += 1
  return no
}

type Point = Pick<Spot, 'x' | 'y'>

/** Where a point of the page lies after quarter turns to the right; with negative turns, back. */
export function turnPoint({ x, y }: Point, turns: number): Point {
  const quarter = ((turns % 4) + 4) % 4
  if (quarter === 1) return { x: 100 - y, y: x }
  if (quarter === 2) return { x: 100 - x, y: 100 - y }
  if (quarter === 3) return { x: y, y: 100 - x }
  return { x, y }
}

export const keepOnPage = (percent: number) => Math.min(Math.max(percent, 0), 100)
