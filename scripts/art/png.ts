/** The mark as PNG, for the places that take no SVG: it is all squares, so a few lines paint it and no browser is needed. */
import { deflateSync } from 'node:zlib'
import { logo } from '../../src/lib/brand.ts'

type Colour = readonly [red: number, green: number, blue: number, alpha: number]
interface Diamond {
  x: number
  y: number
  half: number
}

/** Side of the mark in the brand file. */
const UNITS = Number(logo.viewBox.split(' ').at(-1))
/** Samples per pixel and direction, for smooth edges. */
const SAMPLES = 4

function colourOf(hex: string): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return [red, green, blue, 255]
}

/** The diamonds of a path in `logo`: each begins at its top and goes to its right corner, by a relative or an absolute step. */
function diamondsOf(path: string): Diamond[] {
  return Array.from(path.matchAll(/M([\d.]+) ([\d.]+)([lL])([\d.]+)/g), ([, left, top, step, right]) => {
    const [x, half] = [Number(left), step === 'l' ? Number(right) : Number(right) - Number(left)]
    return { x, y: Number(top) + half, half }
  })
}

const isInside = (x: number, y: number) => (one: Diamond) => Math.abs(x - one.x) + Math.abs(y - one.y) <= one.half

function isOnGround(x: number, y: number, radius: number): boolean {
  const fromEdge = (value: number) => Math.max(radius - value, value - (UNITS - radius), 0)
  return Math.hypot(fromEdge(x), fromEdge(y)) <= radius
}

export interface IconShape {
  /** Pixels of a side. */
  size: number
  /** Full ground to the edges, the motif within the inner circle: the system cuts the shape itself. */
  isMaskable: boolean
}

function painter({ isMaskable }: IconShape): (x: number, y: number) => Colour {
  const [ground, petal, centre] = [logo.ground, logo.petalColour, logo.centreColour].map(colourOf) as [Colour, Colour, Colour]
  const [petals, hearts] = [diamondsOf(logo.petals), diamondsOf(logo.centre)]
  const scale = isMaskable ? 0.82 : 1
  return (x, y) => {
    if (!isMaskable && !isOnGround(x, y, logo.radius)) return [0, 0, 0, 0]
    const [mx, my] = [UNITS / 2 + (x - UNITS / 2) / scale, UNITS / 2 + (y - UNITS / 2) / scale]
    if (hearts.some(isInside(mx, my))) return centre
    return petals.some(isInside(mx, my)) ? petal : ground
  }
}

function pixels(shape: IconShape): Buffer {
  const { size } = shape
  const paint = painter(shape)
  const rows = Buffer.alloc(size * (size * 4 + 1))
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) rows.set(mixed(paint, column, row, size), row * (size * 4 + 1) + 1 + column * 4)
  }
  return rows
}

/** The mean of a pixel's samples, colours weighed by their alpha. */
function mixed(paint: (x: number, y: number) => Colour, column: number, row: number, size: number): number[] {
  const sum = [0, 0, 0, 0]
  for (let at = 0; at < SAMPLES ** 2; at++) {
    const x = ((column + ((at % SAMPLES) + 0.5) / SAMPLES) * UNITS) / size
    const y = ((row + (Math.floor(at / SAMPLES) + 0.5) / SAMPLES) * UNITS) / size
    const [red, green, blue, alpha] = paint(x, y)
    for (const [part, value] of [red * alpha, green * alpha, blue * alpha, alpha].entries()) sum[part] = (sum[part] ?? 0) + value
  }
  const [red = 0, green = 0, blue = 0, alpha = 0] = sum
  return alpha === 0 ? [0, 0, 0, 0] : [red / alpha, green / alpha, blue / alpha, alpha / SAMPLES ** 2].map(Math.round)
}

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc(body))
  return Buffer.concat([length, body, check])
}

/** A PNG file: eight bits, colour with alpha. */
export function markPng(shape: IconShape): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(shape.size, 0)
  head.writeUInt32BE(shape.size, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels(shape), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
