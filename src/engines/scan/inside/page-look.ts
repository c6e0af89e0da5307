/** Colour, grey, or black on white: the last two even out the light of a lamp and the shadow of a hand. */

import type { Pixels } from './warp-page.ts'

export const LOOKS = ['colour', 'grey', 'black'] as const
export type Look = (typeof LOOKS)[number]

/** Side of the squares in which the light of the paper is measured. */
const BLOCK = 32
/** So many of a square's pixels are darker than its paper: writing. */
const WRITTEN = 0.8
/** Paper is lighter than this share of its light. */
const PAPER = 0.85
/** Ink is darker than this one; on a page in pencil the darkest part of the page is its ink. */
const INK = 0.55
const DARKEST = 0.02
/** Paper that nothing is written on stays paper: its own grain is no ink. */
const MOST_INK = 0.8

export function readGrey({ data }: Pixels): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(data.length / 4)
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4
    grey[at] = (data[from] ?? 0) * 0.299 + (data[from + 1] ?? 0) * 0.587 + (data[from + 2] ?? 0) * 0.114
  }
  return grey
}

interface Light {
  columns: number
  rows: number
  values: Float32Array
}

function measureBlock(grey: Uint8ClampedArray, width: number, left: number, top: number): number {
  const counts = new Uint16Array(256)
  const right = Math.min(width, left + BLOCK)
  const bottom = Math.min(grey.length / width, top + BLOCK)
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) counts[grey[y * width + x] ?? 0]! += 1
  let rest = (right - left) * (bottom - top) * WRITTEN
  let value = 0
  while (value < 255 && rest > (counts[value] ?? 0)) {
    rest -= counts[value] ?? 0
    value += 1
  }
  return Math.max(1, value)
}

const AROUND = [-1, 0, 1] as const

/** The brightest of a square and its neighbours. */
function readBrightest({ columns, rows, values }: Light, x: number, y: number): number {
  let most = 0
  for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row += 1)
    for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column += 1)
      most = Math.max(most, values[row * columns + column] ?? 0)
  return most
}

/** A square that is filled with ink gets the paper of its neighbours; all others keep their own, up to the edge. */
function fillInk(light: Light): Light {
  const values = light.values.map((_value, at) => {
    const [x, y] = [at % light.columns, Math.floor(at / light.columns)]
    return Math.min(...AROUND.flatMap((dy) => AROUND.map((dx) => readBrightest(light, x + dx, y + dy))))
  })
  return { ...light, values }
}

function measureLight(grey: Uint8ClampedArray, width: number, height: number): Light {
  const columns = Math.ceil(width / BLOCK)
  const rows = Math.ceil(height / BLOCK)
  const values = Float32Array.from({ length: columns * rows }, (_none, at) =>
    measureBlock(grey, width, (at % columns) * BLOCK, Math.floor(at / columns) * BLOCK),
  )
  return fillInk({ columns, rows, values })
}

/** The light of the paper under one pixel, between the middles of four squares. */
function readLight({ columns, rows, values }: Light, x: number, y: number): number {
  const across = Math.min(columns - 1, Math.max(0, (x + 0.5) / BLOCK - 0.5))
  const down = Math.min(rows - 1, Math.max(0, (y + 0.5) / BLOCK - 0.5))
  const [left, top] = [Math.floor(across), Math.floor(down)]
  const right = Math.min(columns - 1, left + 1)
  const bottom = Math.min(rows - 1, top + 1)
  const [dx, dy] = [across - left, down - top]
  const upper = values[top * columns + left]! * (1 - dx) + values[top * columns + right]! * dx
  const lower = values[bottom * columns + left]! * (1 - dx) + values[bottom * columns + right]! * dx
  return upper * (1 - dy) + lower * dy
}

/** The share of the paper's light below which the darkest part of the page lies. */
function findInk(shares: Float32Array): number {
  const counts = new Uint32Array(256)
  for (const share of shares) counts[Math.min(255, Math.floor(share * 255))]! += 1
  let rest = shares.length * DARKEST
  let value = 0
  while (value < 255 && rest > counts[value]!) {
    rest -= counts[value]!
    value += 1
  }
  return Math.min(MOST_INK, Math.max(INK, value / 255))
}

/** Changes the pixels in place. */
export function applyLook(pixels: Pixels, look: Look): void {
  if (look === 'colour') return
  const { width, height, data } = pixels
  const grey = readGrey(pixels)
  const light = measureLight(grey, width, height)
  const shares = Float32Array.from(
    grey,
    (value, at) => value / readLight(light, at % width, Math.floor(at / width)),
  )
  const ink = look === 'black' ? findInk(shares) : 0
  for (const [at, share] of shares.entries()) {
    const value = (look === 'grey' ? share : (share - ink) / (PAPER - ink)) * 255
    const to = at * 4
    data[to] = value
    data[to + 1] = value
    data[to + 2] = value
  }
}
