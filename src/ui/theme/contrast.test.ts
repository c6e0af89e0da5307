import { describe, expect, test } from 'vitest'
import {
  computeContrast as contrast,
  EDGE_PAIRS,
  LEAST_EDGE,
  LEAST_TEXT,
  listContrastFaults,
  TEXT_PAIRS,
} from './contrast.ts'
import { alta, ganda, jaam, kora, mayur, paat } from './palette.ts'
import { schemeTokens } from './scheme-tokens.ts'

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  const tokens = schemeTokens[scheme]

  test.each(TEXT_PAIRS)('%s on %s is readable', (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(LEAST_TEXT)
  })

  test.each(EDGE_PAIRS)('%s against %s is visible', (edge, ground) => {
    expect(contrast(tokens[edge], tokens[ground])).toBeGreaterThanOrEqual(LEAST_EDGE)
  })

  test('a disabled control is still readable', () => {
    expect(contrast(tokens.onDisabled, tokens.disabled)).toBeGreaterThanOrEqual(3)
  })
})

test.each([
  ['light', [mayur[5], ganda[6], jaam[4], paat[5], alta[4], kora[6]]],
  ['dark', [mayur[4], ganda[4], jaam[4], paat[4], alta[4], kora[4]]],
] as const)('data colours are visible on the %s surface', (scheme, colours) => {
  for (const colour of colours)
    expect(contrast(colour, schemeTokens[scheme].surface)).toBeGreaterThanOrEqual(3)
})

test('the specified colours are unchanged', () => {
  for (const scheme of ['light', 'dark'] as const) {
    expect(schemeTokens[scheme]).toMatchObject({ success: '#12B76A', error: '#F04438' })
  }
})

test('white text on success, error or marigold would be unreadable', () => {
  for (const ground of ['success', 'error', 'accent'] as const)
    expect(contrast('#FFFFFF', schemeTokens.light[ground])).toBeLessThan(4.5)
})

test('this brand is accepted: none of its colours is too faint', () =>
  expect(listContrastFaults()).toEqual([]))
