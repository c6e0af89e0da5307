import { describe, expect, test } from 'vitest'
import { alta, ganda, jaam, kora, mayur, paat } from './palette.ts'
import { schemeTokens, type TokenName } from './scheme-tokens.ts'

/** Relative luminance of `#RRGGBB`. (WCAG 2.2) */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

/** Text of normal size and the ground under it. */
const TEXT_PAIRS: readonly (readonly [text: TokenName, ground: TokenName])[] = [
  ['text', 'body'],
  ['text', 'surface'],
  ['text', 'sunken'],
  ['text', 'soft'],
  ['text', 'accentWash'],
  ['text', 'errorSoft'],
  ['text2', 'body'],
  ['text2', 'surface'],
  ['text2', 'sunken'],
  ['text2', 'chip'],
  ['text2', 'soft'],
  ['text2', 'accentWash'],
  ['text2', 'aiSoft'],
  ['text3', 'body'],
  ['text3', 'surface'],
  ['text3', 'sunken'],
  ['link', 'body'],
  ['link', 'surface'],
  ['link', 'sunken'],
  ['onFill', 'fill'],
  ['onFill', 'fillHover'],
  ['softText', 'soft'],
  ['softText', 'softHover'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['accentText', 'accentSoft'],
  ['accentText', 'accentWash'],
  ['accentText', 'surface'],
  ['onLive', 'live'],
  ['urgentText', 'urgentSoft'],
  ['urgentText', 'surface'],
  ['onAi', 'ai'],
  ['onAi', 'aiHover'],
  ['aiText', 'aiSoft'],
  ['leafText', 'leafSoft'],
  ['onHero', 'hero'],
  ['onHero', 'heroDeep'],
  ['onHero2', 'hero'],
  ['onHero2', 'heroDeep'],
  ['accent', 'hero'],
  ['onOffline', 'offline'],
  ['onSuccess', 'success'],
  ['onError', 'error'],
  ['successText', 'successSoft'],
  ['successText', 'surface'],
  ['errorText', 'errorSoft'],
  ['errorText', 'surface'],
  ['errorText', 'body'],
]

/** Edges of controls, focus marks and signs that carry meaning. */
const EDGE_PAIRS: readonly (readonly [edge: TokenName, ground: TokenName])[] = [
  ['lineStrong', 'surface'],
  ['lineStrong', 'body'],
  ['fill', 'surface'],
  ['fill', 'body'],
  ['focus', 'surface'],
  ['focus', 'body'],
  ['live', 'surface'],
  ['accent', 'heroDeep'],
]

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  const tokens = schemeTokens[scheme]

  test.each(TEXT_PAIRS)('%s on %s reads', (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(EDGE_PAIRS)('%s against %s is seen', (edge, ground) => {
    expect(contrast(tokens[edge], tokens[ground])).toBeGreaterThanOrEqual(3)
  })

  test('a disabled control can still be read', () => {
    expect(contrast(tokens.onDisabled, tokens.disabled)).toBeGreaterThanOrEqual(3)
  })
})

test.each([
  ['light', [mayur[5], ganda[6], jaam[4], paat[5], alta[4], kora[6]]],
  ['dark', [mayur[4], ganda[4], jaam[4], paat[4], alta[4], kora[4]]],
] as const)('data colours are seen on the %s surface', (scheme, colours) => {
  for (const colour of colours) expect(contrast(colour, schemeTokens[scheme].surface)).toBeGreaterThanOrEqual(3)
})

test('the fixed colours of the specification are untouched', () => {
  for (const scheme of ['light', 'dark'] as const) {
    expect(schemeTokens[scheme]).toMatchObject({ success: '#12B76A', error: '#F04438' })
  }
})

test('white text on success, error or marigold would not read', () => {
  for (const ground of ['success', 'error', 'accent'] as const) expect(contrast('#FFFFFF', schemeTokens.light[ground])).toBeLessThan(4.5)
})
