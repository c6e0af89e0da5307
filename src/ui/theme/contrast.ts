/**
 * Lists which colours are used on which in the two schemes, and checks that they are readable; an unreadable
 * brand is rejected. (WCAG 2.2)
 */

import { schemeTokens, type TokenName } from './scheme-tokens.ts'

/** Minimum contrasts of text, and of borders and icons. */
export const LEAST_TEXT = 4.5
export const LEAST_EDGE = 3

/** Relative luminance of `#RRGGBB`. (WCAG 2.2) */
function computeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function computeContrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [computeLuminance(one), computeLuminance(other)].toSorted((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

/** Text of normal size and its background. */
export const TEXT_PAIRS: readonly (readonly [text: TokenName, ground: TokenName])[] = [
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

/** Borders of controls, focus outlines and meaningful icons. */
export const EDGE_PAIRS: readonly (readonly [edge: TokenName, ground: TokenName])[] = [
  ['lineStrong', 'surface'],
  ['lineStrong', 'body'],
  ['fill', 'surface'],
  ['fill', 'body'],
  ['focus', 'surface'],
  ['focus', 'body'],
  ['live', 'surface'],
  ['accent', 'heroDeep'],
]

type Pairs = readonly (readonly [TokenName, TokenName])[]

function listFaults(scheme: keyof typeof schemeTokens, pairs: Pairs, least: number): string[] {
  const tokens = schemeTokens[scheme]
  return pairs.flatMap(([one, other]) => {
    const found = computeContrast(tokens[one], tokens[other])
    return found >= least
      ? []
      : [`${scheme} scheme: ${one} on ${other} is ${found.toFixed(2)}, at least ${least} is needed`]
  })
}

/** Describes every unreadable pair; a build rejects such a brand. */
export function listContrastFaults(): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) => [
    ...listFaults(scheme, TEXT_PAIRS, LEAST_TEXT),
    ...listFaults(scheme, EDGE_PAIRS, LEAST_EDGE),
  ])
}
