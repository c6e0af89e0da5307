/**
 * Draws the picture of a paper, 1200 x 630. HarfBuzz shapes the text and hands out its outlines, because
 * rasterisers with their own shaping overlap Bengali vowel signs. Like `answer.ts`, its text goes out with
 * the types removed. (ruling R79)
 */

import { readFile } from 'node:fs/promises'
import * as hb from 'harfbuzzjs'

interface Rasteriser {
  Resvg: new (svg: string, options: object) => { render: () => { asPng: () => Buffer } }
}

/** Native code, which is loaded only where pictures are drawn. */
const RASTERISER = '@resvg/resvg-js'

export interface Drawing {
  kind: string
  name: string
  title: string
  foot: string
}

interface Look {
  brand: string
  ground: string
  accent: string
  mark: string
}

/** Letters that the Bengali font lacks come from the Latin one. */
const FONTS = ['bengali', 'latin'] as const
type FontName = (typeof FONTS)[number]
type Fonts = Readonly<Record<FontName, hb.Font>>
const UNITS = 1000

async function openFont(folder: URL, name: FontName): Promise<hb.Font> {
  const bytes = await readFile(new URL(`${name}.ttf`, folder))
  const font = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(bytes).buffer)))
  font.setScale(UNITS, UNITS)
  return font
}

/** Runs of one font each; marks and joiners stay with their letter. */
function splitRuns(text: string): { font: FontName; text: string }[] {
  const runs: { font: FontName; text: string }[] = []
  for (const letter of text) {
    const isJoined = /[\p{M}\u200c\u200d]/u.test(letter)
    const font =
      isJoined && runs.length > 0
        ? runs.at(-1)!.font
        : /[\u0980-\u09ff\u0964\u0965]/.test(letter)
          ? 'bengali'
          : 'latin'
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

interface Shaped {
  paths: string
  width: number
}

function shapeLine(fonts: Fonts, text: string): Shaped {
  let [paths, width] = ['', 0]
  for (const run of splitRuns(text)) {
    const font = fonts[run.font]
    const buffer = new hb.Buffer()
    buffer.addText(run.text)
    buffer.guessSegmentProperties()
    hb.shape(font, buffer)
    const places = buffer.getGlyphPositions()
    for (const [at, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {}
      paths += `<path transform="translate(${width + xOffset} ${yOffset})" d="${font.glyphToPath(glyph)}"/>`
      width += xAdvance
    }
  }
  return { paths, width }
}

interface Line {
  text: string
  size: number
  colour: string
  most: number
}

/** Breaks between words, and shrinks what is still too wide. */
function drawLines(
  fonts: Fonts,
  { text, size, colour, most }: Line,
  top: number,
): { svg: string; bottom: number } {
  const room = (1020 / size) * UNITS
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && (lines.length >= most || shapeLine(fonts, longer).width <= room))
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  let bottom = top
  const svg = lines.map((line) => {
    const { paths, width } = shapeLine(fonts, line)
    const scale = (size / UNITS) * Math.min(1, room / Math.max(width, 1))
    bottom += size * 1.36
    return `<g fill="${colour}" transform="translate(90 ${bottom - size * 0.32}) scale(${scale} ${-scale})">${paths}</g>`
  })
  return { svg: svg.join(''), bottom }
}

const LONGEST_TEXT = 160
const isText = (text: string) => text.trim() !== ''

export async function openPainter(folder: URL, look: Look): Promise<(drawing: Drawing) => Buffer> {
  const [bengali, latin] = await Promise.all(FONTS.map((name) => openFont(folder, name)))
  const fonts = { bengali, latin } as Fonts
  const { Resvg } = (await import(RASTERISER)) as Rasteriser
  return ({ kind, name, title, foot }) => {
    const lines: Line[] = [
      { text: kind, size: 34, colour: look.accent, most: 1 },
      { text: name, size: 76, colour: '#FFFFFF', most: 2 },
      { text: title, size: 46, colour: '#FFFFFF', most: 2 },
      { text: foot, size: 30, colour: look.accent, most: 1 },
    ]
    let [svg, top] = ['', 150]
    for (const line of lines.filter(({ text }) => isText(text))) {
      const drawn = drawLines(fonts, { ...line, text: line.text.slice(0, LONGEST_TEXT) }, top)
      svg += drawn.svg
      top = drawn.bottom + 10
    }
    const brand = drawLines(fonts, { text: look.brand, size: 38, colour: '#FFFFFF', most: 1 }, 52)
    const stitches = `<rect x="28" y="28" width="1144" height="574" rx="24" fill="none" stroke="${look.accent}" stroke-width="5" stroke-linecap="round" stroke-dasharray="24 16"/>`
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${look.ground}"/>${stitches}<svg x="90" y="62" width="52" height="52" viewBox="0 0 34 34">${look.mark}</svg><g transform="translate(68 0)">${brand.svg}</g>${svg}</svg>`
    return new Resvg(picture, { font: { loadSystemFonts: false } }).render().asPng()
  }
}
