/**
 * The colour ramps of the design, ten shades each; every other colour of the app is derived from these or is
 * in `scheme-tokens.ts`.
 */

import type { MantineColorsTuple } from '@mantine/core'
import { dark, ramps } from '#src/lib/brand.ts'

/** ময়ূরকণ্ঠী: primary, the brand's own colour. */
export const mayur = ramps.primary
/** গাঁদা, the brand's accent: buying and joining a live class, once per view. */
export const ganda = ramps.accent
/** আলতা: live and urgent. */
export const alta = [
  '#FEF3F4',
  '#FDE2E4',
  '#FBC3C8',
  '#F6939E',
  '#E66175',
  '#CB3652',
  '#AE243F',
  '#8D1B30',
  '#6F1624',
  '#52111A',
] as const
/** জাম: only AI and the UX category. */
export const jaam = [
  '#F8F4FC',
  '#EFE3F7',
  '#E0C8EF',
  '#C9A2E2',
  '#AD7CCD',
  '#8D5AB1',
  '#724394',
  '#5C3679',
  '#472860',
  '#341C46',
] as const
/** পাটপাতা: categories and charts. */
export const paat = [
  '#F3FAEB',
  '#E2F1D2',
  '#C8E2AA',
  '#A8CC7F',
  '#87B15A',
  '#6A9340',
  '#527730',
  '#406025',
  '#304B1D',
  '#213615',
] as const
/** কোরা: neutrals, the colour of unbleached cotton. */
export const kora = [
  '#FBF9F6',
  '#F5F2EC',
  '#EBE7DE',
  '#DED8CE',
  '#C8C2B5',
  '#928B7F',
  '#716C62',
  '#57544B',
  '#353934',
  '#1B2222',
] as const
/** Mantine's own greys are replaced by the neutrals, so that no cold grey appears. */
export const palette = { mayur, ganda, alta, jaam, paat, kora, gray: kora, dark } satisfies Record<
  string,
  MantineColorsTuple
>
